"""divebell-cli replay: the state of a game file, or why it is none."""
import os
import re

import harness
from harness import DRAW, END, STOP, by_hand, dive, game_file, set_up, start


class Replay(harness.CliTest):
    def refused(self, code, lines):
        result = self.replay(lines)
        self.assertEqual((result.code, result.out), (code, ""), result)
        return result.err

    def test_prints_the_state_after_the_last_line(self):
        result = self.replay(set_up() + [dive(), by_hand("gold")])
        self.assertEqual((result.code, result.err), (0, ""))
        state = result.json()
        self.assertEqual(set(state), {"bag", "supply", "board", "tiles", "crew", "city", "turn", "dive", "expects",
                                      "dives", "over", "ranking"})
        self.assertEqual(state["bag"], {"black": 4, "blue": 4, "silver": 7, "gold": 2, "red": 1, "green": 0, "purple": 0})
        self.assertEqual(state["board"]["gold"], 1)
        self.assertEqual(state["dive"], {"leader": "Ada", "in": ["Ada", "Ben"], "surfaced": [], "drawn": ["gold"]})
        self.assertEqual({e["do"] for e in state["expects"]}, {"draw", "stop", "play"})

    def test_the_header_alone_is_a_game_that_can_start(self):
        state = self.replay([]).json()
        self.assertEqual(state["expects"], [{"do": "start"}])
        self.assertEqual((state["crew"], state["turn"], state["dive"]), ({}, None, None))
        self.assertEqual(self.replay([], "--chests").json()["chests"], {})

    def test_v7_chests_and_pay_are_told_only_when_asked_for(self):
        lines = set_up() + [dive(), by_hand("gold"), STOP]
        sealed = self.replay(lines).json()
        self.assertNotIn("chests", sealed)
        self.assertNotIn("pay", sealed["dives"][0])
        opened = self.replay(lines, "--chests").json()
        self.assertEqual(opened["chests"], {"Ada": 5, "Ben": 2})
        self.assertEqual(opened["dives"][0]["pay"]["Ada"],
                         {"cards": 0, "gems": 2, "wreck": 3, "scenario": 0, "total": 5})

    def test_chests_are_open_when_the_game_is_over(self):
        state = self.replay(set_up() + [dive(), by_hand("gold"), STOP, END]).json()
        self.assertEqual(state["chests"], {"Ada": 5, "Ben": 2})
        self.assertEqual((state["over"], state["turn"], state["expects"]), (True, None, []))
        self.assertEqual(state["ranking"], [{"place": 1, "players": ["Ada"], "vp": 5, "crew": 4},
                                            {"place": 2, "players": ["Ben"], "vp": 2, "crew": 4}])

    def test_the_worked_example_pays_29_18_and_2(self):
        path = os.path.join(harness.Settings.sources, "resources", "example.divebell")
        state = self.accept("replay", "--chests", path).json()
        self.assertEqual(state["chests"], {"Ada": 18, "Ben": 29, "Cleo": 2})

    def test_every_playthrough_replays(self):
        folder = os.path.join(harness.Settings.sources, "tests", "playthroughs")
        for name in sorted(n for n in os.listdir(folder) if n.endswith(".divebell")):
            with self.subTest(name):
                self.accept("replay", "--chests", os.path.join(folder, name))

    def test_an_illegal_line_is_told_with_its_number_and_rule(self):
        hazard = set_up() + [dive(), by_hand("blue"), by_hand("blue")]
        self.assertRegex(self.refused(1, hazard + [STOP]), r"\Aline 10: H8: .*Ada.*\n\Z")
        self.assertRegex(self.refused(1, [END]), r"\Aline 2: P1: .+\n\Z")
        self.assertRegex(self.refused(1, set_up() + [END, END]), r"\Aline 8: E1: .+\n\Z")
        self.assertRegex(self.refused(1, [start("Ada", "Ada")]), r"\Aline 2: P1: .+\n\Z")

    def test_a_line_that_is_no_line_is_told_with_its_number(self):
        for bad in ('{"do":"fly"}', "no json", "[]", "3", '{"do":"stop","do":"stop"}', '{"do":5}', "{}", '{"do":"draw"}',
                    '{"do":"crew","player":"Ada","cards":100}', '{"do":"crew","player":"Ada","cards":1.0}',
                    '{"do":"crew","player":"Ada","cards":true}', '{"do":"scatter","count":2}', '{"do":"undo"}',
                    '{"do":"stop","x":NaN}', '{"do":"stop","x":"\\ud800"}', '{"do":"stop","x":' + "[" * 40 + "]" * 40 + "}",
                    '{"divebell":1,"game":"deepblue"}', '{"do":"stop","x":"' + "a" * 65536 + '"}'):
            with self.subTest(bad[:60]):
                self.assertRegex(self.refused(2, game_file(set_up()) + bad + "\n"), r"\Aline 7: .+\n\Z")

    def test_the_shape_comes_before_the_rules_also_after_the_end(self):
        self.assertRegex(self.refused(2, game_file(set_up() + [END]) + "{}\n"), r"\Aline 8: .+\n\Z")

    def test_blank_lines_are_skipped_but_counted(self):
        lines = game_file(set_up()).replace("\n", "\r\n") + " \t\r\n\n"
        self.assertEqual(self.replay(lines).code, 0)
        self.assertRegex(self.refused(1, lines + '{"do":"stop"}'), r"\Aline 9: V1: ")

    def test_a_file_needs_one_header_and_no_byte_order_mark(self):
        for bad in ("", "\n\n", '{"do":"stop"}\n', '{"divebell":2,"game":"deepblue"}\n', '{"divebell":1}\n',
                    '{"divebell":1,"game":"chess"}\n', "\ufeff" + game_file([]), '{"divebell":true,"game":"deepblue"}\n'):
            with self.subTest(bad):
                self.assertRegex(self.refused(2, bad), r"\Aline \d+: .+\n\Z")

    def test_bytes_that_are_no_utf8_are_refused(self):
        self.assertRegex(self.refused(2, game_file([]).encode() + b'{"do":"stop","x":"\xff"}\n'), r"\Aline 2: ")
        self.assertRegex(self.refused(2, b"\x00" * 100), r"\Aline 1: ")

    def test_m6_notes_go_to_standard_error(self):
        lines = [start(), *[{"do": "reveal", "gem": "green"}] * 3]
        result = self.replay(lines)
        self.assertEqual(result.code, 0)
        self.assertRegex(result.err, r"\Aline 5: M6: .*green.*\n\Z")
        self.assertEqual(result.json()["bag"]["green"], 2)

    def test_control_characters_are_replaced_in_what_people_read(self):
        nasty = "x\u001b[31m\u0007\u009b\u007fy\nz"
        illegal = self.refused(1, set_up() + [{"do": "rest", "player": nasty}])
        unknown = self.refused(2, set_up() + [{"do": nasty}])
        twice = self.refused(2, game_file(set_up()) + '{"do":"stop","a\\u001bb":1,"a\\u001bb":2}')
        for said in (illegal, unknown, twice):
            self.assertIsNone(re.search("[\x00-\x09\x0b-\x1f\x7f-\x9f]", said), said)
            self.assertEqual(said.count("\n"), 1, said)

    def test_a_file_that_cannot_be_read_is_exit_2(self):
        self.refuse(2, "replay", self.at("is not there"))
        self.refuse(2, "replay", self.folder)
        self.refuse(2, "replay", "")

    def test_a_file_is_read_by_its_name(self):
        path = self.write("a game.divebell", game_file(set_up()))
        self.assertEqual(self.accept("replay", path).json(), self.replay(set_up()).json())

    def test_a_draw_without_gems_is_for_play_alone(self):
        self.assertRegex(self.refused(2, set_up() + [dive(), DRAW]), r"\Aline 8: ")


if __name__ == "__main__":
    harness.main()
