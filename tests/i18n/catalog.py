"""Reads the files in i18n, for the tests in this folder."""
import pathlib
import re

PLACEHOLDER = re.compile(r"%(?:\d+\$)?[-+ 0#]*\d*(?:\.\d+)?(?:hh|h|ll|l|z|j|t)?[a-zA-Z%]")
FIELD = re.compile(r'(msgctxt|msgid_plural|msgid|msgstr(?:\[\d+\])?) (".*")$')
ESCAPES = {"n": "\n", "t": "\t"}


class Entry:
    def __init__(self):
        self.fields, self.flags, self.files, self.obsolete = {}, set(), [], False

    @property
    def context(self):
        return self.fields.get("msgctxt")

    @property
    def english(self):
        return self.fields["msgid"]

    @property
    def name(self):
        return f"[{self.context}] {self.english}" if self.context else self.english

    def forms(self):
        """Each form of the translation, beside the English it stands for."""
        plural = self.fields.get("msgid_plural")
        for field, text in self.fields.items():
            if field.startswith("msgstr"):
                yield (self.english if plural is None or field == "msgstr[0]" else plural), text


def unquoted(text):
    return re.sub(r"\\(.)", lambda match: ESCAPES.get(match[1], match[1]), text[1:-1])


def parse(text):
    entry, field, entries = Entry(), None, []
    for line in text.splitlines() + [""]:
        if not line.strip():
            if entry.fields:
                entries.append(entry)
            entry, field = Entry(), None
            continue
        if line.startswith("#~"):
            entry.obsolete, line = True, line[2:].lstrip("| ")
        if line.startswith("#,"):
            entry.flags.update(flag.strip() for flag in line[2:].split(","))
        elif line.startswith("#:"):
            entry.files += line[2:].split()
        elif match := FIELD.match(line):
            field = match[1]
            entry.fields[field] = unquoted(match[2])
        elif line.startswith('"'):
            entry.fields[field] += unquoted(line)
    return entries


def read(path):
    """All entries of a file but its header."""
    entries = [entry for entry in parse(pathlib.Path(path).read_text(encoding="utf-8")) if entry.english or entry.context]
    assert entries, f"{path} has no entry"
    return entries


def languages(root):
    return (pathlib.Path(root) / "i18n" / "LINGUAS").read_text(encoding="utf-8").split()


def placeholders(text):
    return sorted(PLACEHOLDER.findall(text))
