"""A `divebell-cli play` that is going to be killed."""
import os
import select
import subprocess
import time

import harness


class Killed(Exception):
    """The program is dead; what it had printed is known."""


class Lost(Exception):
    """The journal is not as it was told."""


def expect(holds, *facts):
    if not holds:
        raise Lost(*facts)


class Victim:
    """Lines go in, printed lines come out, until it is dead."""

    def __init__(self, db, env):
        self.process = subprocess.Popen([harness.Settings.cli, "play", "--db", db], stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=env, bufsize=0)
        self.buffer = b""

    def write(self, lines):
        try:
            self.process.stdin.write("".join(line + "\n" for line in lines).encode())
        except BrokenPipeError:
            pass

    def kill(self):
        self.process.kill()

    def read_line(self):
        """The next printed line; Killed if there is none any more."""
        while b"\n" not in self.buffer:
            ready = select.select([self.process.stdout, self.process.stderr], [], [])[0]
            if self.process.stdout in ready:
                piece = os.read(self.process.stdout.fileno(), 1 << 16)
                if not piece:
                    raise Killed
                self.buffer += piece
            elif os.read(self.process.stderr.fileno(), 1):
                self.kill()
                raise Lost("refused", self.process.stderr.read())
            else:
                time.sleep(0.001)  # dying: its standard output is read to the end
        line, self.buffer = self.buffer.split(b"\n", 1)
        return line.decode()

    def rest(self):
        """Everything that was printed and not read yet, once the program is dead."""
        lines = []
        try:
            while True:
                lines.append(self.read_line())
        except Killed:
            pass
        code = self.process.wait()
        expect(code == -9, "ended by itself", code)
        for stream in (self.process.stdin, self.process.stdout, self.process.stderr):
            stream.close()
        return lines
