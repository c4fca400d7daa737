"""A folder laid out like an installation, so that a built program speaks the languages that lie there and no others."""
import os
import pathlib
import shutil
import subprocess


def place(program, prefix):
    """The program in the prefix's bin. No symbolic link: a program looks for its files beside what it really is."""
    target = pathlib.Path(prefix) / "bin" / pathlib.Path(program).name
    target.parent.mkdir(parents=True, exist_ok=True)
    try:
        os.link(program, target)
    except OSError:
        shutil.copy2(program, target)
    resources = pathlib.Path(program).resolve().parent.parent / "share" / "divebell"
    if resources.is_dir():
        (target.parent.parent / "share").mkdir(exist_ok=True)
        (target.parent.parent / "share" / "divebell").symlink_to(resources)
    return target


class Result:
    def __init__(self, done):
        self.code, self.out, self.err = done.returncode, done.stdout, done.stderr

    def __repr__(self):
        return f"exit {self.code}\n{self.out}\n{self.err}"


def run(program, *args, input="", **environment):
    """Runs a program in an environment that asks for no language but the one given."""
    plain = {name: value for name, value in os.environ.items()
             if name not in ("LANGUAGE", "LANG") and not name.startswith("LC_")}
    done = subprocess.run([program, *args], input=input, capture_output=True, text=True, encoding="utf-8",
                          env={**plain, **environment})
    return Result(done)
