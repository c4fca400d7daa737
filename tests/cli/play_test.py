"""divebell-cli play: action lines into the running game of a journal."""
import json

import harness
from harness import DRAW, END, FINISHED, REDO, STOP, UNDO, by_hand, dive, set_up, start, text

REST = {"do": "rest", "player": "Ada"}


class Play(harness.CliTest):
    def refused(self, code, line, said):
        """One more line is refused, and nothing else changes."""
        before = self.export()
        result = self.play([line])
        self.assertEqual((result.code, result.out), (code, ""), result)
        self.assertRegex(result.err, said)
        self.assertEqual(self.export(), before)

    def test_prints_each_accepted_line_completed(self):
        printed = [json.loads(line) for line in self.play_all(set_up() + [dive(), DRAW])]
        self.assertEqual(printed[0]["do"], "start")
        self.assertEqual(len(printed), 7)
        self.assertEqual(printed[-1]["by"], "app")
        self.assertEqual(len(printed[-1]["gems"]), 1)

    def test_printed_lines_are_the_lines_of_the_export(self):
        printed = self.play_all(FINISHED)
        self.assertEqual(self.export().splitlines()[1:], printed)

    def test_goes_on_where_the_last_one_ended(self):
        for line in FINISHED:
            self.play_all([line])
        self.assertEqual(len(self.export().splitlines()), 1 + len(FINISHED))

    def test_a_refused_line_is_told_and_the_next_one_read(self):
        result = self.play(set_up() + [STOP, "\n", {"do": "rest", "player": "Ben"}, REST])
        self.assertEqual(result.code, 1)
        self.assertEqual(len(result.lines()), 6)
        self.assertRegex(result.err, r"\Aline 6: V1: .+\nline 8: P6: .+\n\Z")

    def test_a_malformed_line_ends_with_2_whatever_follows(self):
        result = self.play(set_up() + ["no json\n", REST, STOP])
        self.assertEqual(result.code, 2)
        self.assertEqual(len(result.lines()), 6)
        self.assertRegex(result.err, r"\Aline 6: .+\nline 8: V1: .+\n\Z")

    def test_malformed_lines_change_nothing(self):
        self.play_all(set_up() + [dive()])
        for bad in ("{}", "[]", "null", '{"do":"fly"}', '{"do":"draw","by":"hand"}', '{"do":"draw","gems":"gold"}',
                    '{"do":"draw","mixed":100}', '{"do":"draw","mixed":-1}', '{"do":"draw","by":"dice"}', '{"do":"undo"',
                    '{"divebell":1,"game":"deepblue"}', '{"do":"stop","do":"stop"}', '{"do":null}', '{"do":"scatter"}',
                    '{"do":"stop","x":"' + "a" * 70000 + '"}', "\ufeff" + '{"do":"stop"}', '{"do":"stop"}\x00'):
            with self.subTest(bad[:50]):
                self.refused(2, bad + "\n", r"\Aline 1: .+\n\Z")
        result = self.run_cli("play", "--db", self.db, input=b'{"do":"stop","x":"\xc3"}\n')
        self.assertEqual((result.code, result.out), (2, ""))

    def test_the_last_line_may_lack_its_end(self):
        self.assertEqual(len(self.run_cli("play", "--db", self.db, input=text(set_up()).rstrip("\n")).lines()), 5)

    def test_nothing_to_play_is_no_refusal(self):
        self.assertEqual(self.play_all(["\n", " \t\r\n"]), [])
        self.assertEqual(self.games(), [])

    def test_start_is_legal_only_when_none_runs(self):
        self.play_all(set_up())
        self.refused(1, start(), r"\Aline 1: P1: ")
        self.play_all([END, start("Cleo", "Dora")])
        self.assertEqual([game["players"] for game in self.games()], [["Cleo", "Dora"], ["Ada", "Ben"]])

    def test_undo_and_redo_are_answered_by_their_line(self):
        printed = self.play_all(set_up() + [REST])
        self.assertEqual(self.play_all([UNDO, UNDO, REDO, REDO]), [printed[5], printed[4], printed[4], printed[5]])
        self.assertEqual(self.export().splitlines()[1:], printed)

    def test_undo_goes_back_to_the_start_and_redo_to_the_end_over_restarts(self):
        printed = self.play_all(FINISHED)
        for line in reversed(printed):
            self.assertEqual(self.play_all([UNDO]), [line])
        self.assertEqual(self.export().count("\n"), 1)
        for line in printed:
            self.assertEqual(self.play_all([REDO]), [line])
        self.assertTrue(self.games()[0]["over"])

    def test_with_nothing_to_take_or_bring_back_they_are_refused_like_any_line(self):
        for line in (UNDO, REDO):
            result = self.play([line])
            self.assertEqual((result.code, result.out), (1, ""))
            self.assertRegex(result.err, r"\Aline 1: [A-Z]\d+: .+\n\Z")
        self.play_all([start()])
        self.refused(1, REDO, r"\Aline 1: [A-Z]\d+: ")

    def test_a_new_line_ends_what_could_be_brought_back(self):
        self.play_all(set_up() + [REST, UNDO, {"do": "sail", "player": "Ada"}])
        self.refused(1, REDO, r"\Aline 1: ")

    def test_undo_and_draw_again_gives_the_same_gem(self):
        drawn = self.play_all(set_up() + [dive(), DRAW])[-1]
        for _ in range(3):
            self.play_all([UNDO])
            self.assertEqual(self.play_all([DRAW]), [drawn])
        self.assertEqual(self.play_all([UNDO, UNDO, dive(), DRAW])[-1], drawn)

    def test_gems_the_app_is_said_to_have_drawn_must_be_its_own(self):
        drawn = json.loads(self.play_all(set_up() + [dive(), DRAW])[-1])
        self.play_all([UNDO])
        made_up = dict(drawn, gems=["gold" if drawn["gems"] == ["silver"] else "silver"])
        self.refused(1, made_up, r"\Aline 1: W1: ")
        self.assertEqual(json.loads(self.play_all([drawn])[0]), drawn)

    def test_the_app_scatters_as_many_as_asked_for(self):
        self.play_all(set_up(scenario="scattered_wealth") + [{"do": "sail", "player": "Ada", "city_revealed": 1}])
        laid = json.loads(self.play_all([{"do": "scatter", "count": 4}])[0])
        self.assertEqual((len(laid["gems"]), laid["by"]), (4, "app"))
        self.assertEqual(json.loads(self.play_all([UNDO, {"do": "scatter", "count": 4}])[1]), laid)

    def test_s1_two_are_drawn_on_a_city_wreck(self):
        drawn = json.loads(self.play_all(set_up(scenario="troubled_waters") + [dive(city=True), DRAW])[-1])
        self.assertEqual(len(drawn["gems"]), 2)

    def test_mixing_is_said_in_the_line_and_brings_no_other_gem_on_undo(self):
        drawn = self.play_all(set_up() + [dive(), dict(DRAW, mixed=7)])[-1]
        self.assertEqual(json.loads(drawn)["mixed"], 7)
        self.assertEqual(self.play_all([UNDO, DRAW])[1], drawn)

    def test_mixing_cannot_be_taken_back_to_draw_another_gem(self):
        drawn = self.play_all(set_up() + [dive(), dict(DRAW, mixed=7)])[-1]
        self.play_all([UNDO, dict(by_hand("silver"), mixed=1), UNDO])
        self.assertEqual(self.play_all([DRAW])[0], drawn)

    def test_names_with_quotes_emoji_and_marks_come_through(self):
        names = ("Max \"M\" \\", "Mia 🌊", "\u202eada\u200f", "x" * 40)
        printed = self.play_all([start(*names)])
        self.assertEqual([seat["name"] for seat in json.loads(printed[0])["seats"]], list(names))
        self.assertEqual(self.games()[0]["players"], list(names))

    def test_names_with_control_characters_or_of_a_wrong_length_are_refused(self):
        for name in ("", "x" * 41, "🌊" * 41, "a\u0000b", "a\nb", "a\u001bb", "a\u007fb", "a\u0085b"):
            with self.subTest(repr(name)):
                result = self.play([start("Ada", name)])
                self.assertEqual((result.code, result.out), (2, ""), result)
        self.play_all([start("Ada", "🌊" * 40)])


if __name__ == "__main__":
    harness.main()
