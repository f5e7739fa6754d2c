#!/usr/bin/env python3
"""A complete bot for correspondence games, in Python 3 and nothing else: copy it, and write a better choose.

usage: ROCAILLE_TOKEN=… bot.py https://rocaille.example.org DIRECTORY

The token is a player's, with the scopes read and play; it may as well lie in the file DIRECTORY/token. The directory
holds what the bot must not forget, in one file: the cursor of the last event that it has dealt with, and the moves
that it is about to make. So it may be killed at any moment and started again, and so may the service.
"""

import http.client
import json
import os
import random
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

# What a request or a stream may break with.
BROKEN = (OSError, http.client.HTTPException)

# A stream says every 15 seconds that it is alive; if it does not, it is not.
SILENCE = 45
LONGEST_PAUSE = 60


class Service:
    """The service as the bot sees it: whatever is sent is sent until it is answered."""

    def __init__(self, address, token):
        self.address = address.rstrip("/")
        self.token = token

    def open(self, method, path, body=None, **headers):
        """Sends a request once, and returns the answer, whatever it says."""
        headers = {name.replace("_", "-"): value for name, value in headers.items()}
        headers["Authorization"] = f"Bearer {self.token}"
        data = None
        if body is not None:
            headers["Content-Type"] = "application/json"
            data = json.dumps(body).encode()
        request = urllib.request.Request(self.address + path, data, headers, method=method)
        try:
            return urllib.request.urlopen(request, timeout=SILENCE)
        except urllib.error.HTTPError as refusal:
            return refusal

    def patiently(self, send):
        """Repeats what fails for now, ever more seldom; for as long as the service asks us to, if it does."""
        pause = 1
        while True:
            wait = pause
            try:
                status, result, headers = send()
                if status == 401:
                    sys.exit(f"The token does not work: {result['detail']}")
                if status != 429 and status < 500:
                    return status, result
                wait = int(headers.get("Retry-After", pause))
            except (*BROKEN, ValueError) as failure:
                print(f"No answer: {failure!r}", file=sys.stderr)
            # And by chance a bit more, lest all bots come back at once.
            time.sleep(wait + random.random() * pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    def ask(self, method, path, body=None, **headers):
        """The status and the body of an answer. All that this bot sends does its work once however often it is sent:
        it is a GET, a PUT, or a POST with a key."""

        def send():
            with self.open(method, path, body, **headers) as answer:
                text = answer.read()
                return answer.status, json.loads(text) if text else None, answer.headers

        return self.patiently(send)


class Memory:
    """What must survive a kill, in a file that is written in one step."""

    def __init__(self, directory):
        self.file = directory / "memory.json"
        self.data = {"cursor": None, "next": {}}
        if self.file.exists():
            self.data = json.loads(self.file.read_text())

    def write(self):
        new = self.file.with_suffix(".new")
        new.write_text(json.dumps(self.data))
        new.replace(self.file)

    @property
    def cursor(self):
        return self.data["cursor"]

    @cursor.setter
    def cursor(self, cursor):
        self.data["cursor"] = cursor
        self.write()

    def planned(self, game, ply):
        """The move that we were about to make at this ply, if there is one."""
        plan = self.data["next"].get(game)
        return plan["move"] if plan and plan["ply"] == ply else None

    def plan(self, game, ply, move):
        self.data["next"][game] = {"ply": ply, "move": move}
        self.write()

    def forget(self, game):
        if self.data["next"].pop(game, None):
            self.write()


def choose(moves):
    """Mate at once, else what captures most, else any; what loses by repetition only if there is nothing else."""

    def prefer(some, those):
        return [move for move in some if those(move)] or some

    moves = prefer(moves, lambda move: not move["losesByRepetition"])
    moves = prefer(moves, lambda move: move["notation"].endswith("#"))
    most = max(len(move["captures"]) for move in moves)
    return random.choice([move for move in moves if len(move["captures"]) == most])["move"]


class Bot:
    def __init__(self, service, memory):
        self.service = service
        self.memory = memory
        self.me = service.ask("GET", "/v1/me")[1]["name"]

    def play(self, game, ply, version, guarded):
        """Makes a move in the game of an address."""
        while True:
            move = self.memory.planned(game, ply)
            if move is None:
                status, legal = self.service.ask("GET", f"{game}/legal-moves")
                # If it is about another ply, the game has gone on, and the event that tells of that is still to come.
                if status != 200 or legal["ply"] != ply or not legal["legalMoves"]:
                    return
                move = choose(legal["legalMoves"])
                # What we are about to do is written down first: after a kill we repeat it, and do not think of another.
                self.memory.plan(game, ply, move)
            guard = {"If_Match": f'"{version}"'} if guarded else {}
            status, answer = self.service.ask(
                "PUT", f"{game}/moves/{ply}?acknowledge=repetition", {"move": move}, **guard)
            if status in (200, 201):
                print(game, ply, move, flush=True)
                return
            self.memory.forget(game)
            if status in (412, 428):
                # A move was taken back here. See how the game stands now, and think again.
                status, now = self.service.ask("GET", game)
                if status != 200 or now["ply"] + 1 != ply:
                    return
                version, guarded = now["version"], True
            elif status != 422:  # Not legal any more: think again.
                return  # 409: not due, or over. 403, 404: not ours any more.

    def accept(self, challenge):
        """Accepts a challenge. The key is made of its address, so that sent again it is the same."""
        key = "accept-" + challenge.rsplit("/", 1)[1]
        self.service.ask("POST", f"{challenge}/acceptance", Idempotency_Key=key)

    def answer(self, proposal, kind):
        """Answers an offer: more time and a pause are welcome, and nothing else is."""
        word = "accept" if kind in ("extra-time", "pause") else "decline"
        self.service.ask("PUT", f"{proposal}/answer", {"answer": word})

    def catch_up(self):
        """Asks what needs us, whatever events may have been missed, and does it. A list that is not the whole one is
        asked for again, until nothing that we do makes it another."""
        turns, tried = {"more": True}, None
        while turns["more"]:
            turns = self.service.ask("GET", "/v1/me/turns")[1]
            if turns["items"] == tried:
                return
            tried = turns["items"]
            for turn in tried:
                self.deal_with(turn)

    def deal_with(self, turn):
        """Does one thing that needs us; messages are read by nobody here."""
        at = turn["links"]
        if turn["type"] == "move":
            self.play(at["game"], turn["ply"] + 1, turn["version"], turn["guarded"])
        elif turn["type"] == "claim":
            self.service.ask("POST", at["flagClaim"])
        elif turn["type"] == "proposal":
            self.answer(at["proposal"], turn["proposalKind"])
        elif turn["type"] == "challenge":
            self.accept(at["challenge"])

    def act(self, event):
        """Does what an event asks for. It has all that is needed for that; types that we do not know, we pass over."""
        at, game, data, challenge = event["links"], event["game"], event["data"], event["challenge"]
        if event["type"] == "challenge-made" and (challenge["opponent"] or "").lower() == self.me.lower():
            self.accept(at["challenge"])
        elif event["type"] == "proposal-made" and data["side"] != game["you"]:
            self.answer(f"{at['game']}/proposals/{data['proposal']}", data["kind"])
        elif event["type"] == "flag-fallen" and data["side"] != game["you"]:
            self.service.ask("POST", at["flagClaim"])
        if game and game["outcome"]:
            self.memory.forget(at["game"])
        elif at["nextMove"] and game["turn"] == game["you"]:
            self.play(at["game"], game["ply"] + 1, game["version"], game["guarded"])

    def follow(self):
        """Opens a stream where the last one ended, acts on what it tells, and returns when it breaks."""

        def send():
            answer = self.service.open(
                "GET", "/v1/me/events", Accept="text/event-stream", Last_Event_ID=self.memory.cursor or "latest")
            return answer.status, answer if answer.status == 200 else json.loads(answer.read()), answer.headers

        status, stream = self.service.patiently(send)
        if status == 410:  # We were away for so long that the events are gone.
            self.catch_up()
            self.memory.cursor = stream["next"]
            return
        if status != 200:
            sys.exit(f"No events: {stream['detail']}")
        with stream:
            if self.memory.cursor is None:  # The first time: what there is already, now that we hear of what comes.
                self.catch_up()
            for line in stream:
                if not line.endswith(b"\n"):
                    raise http.client.IncompleteRead(line)
                if line.startswith(b"data:"):
                    event = json.loads(line[5:])
                    if event["type"] == "stream-ended":
                        return
                    self.act(event)
                    # Only now: had we been killed before, the event would be told again, which does no harm.
                    self.memory.cursor = event["cursor"]

    def run(self):
        while True:
            try:
                self.follow()
            except BROKEN as failure:
                print(f"The stream broke: {failure!r}", file=sys.stderr)
            time.sleep(random.random())


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    directory = Path(sys.argv[2])
    directory.mkdir(parents=True, exist_ok=True)
    file = directory / "token"
    token = os.environ.get("ROCAILLE_TOKEN") or (file.read_text().strip() if file.exists() else "")
    if not token:
        sys.exit(f"There is no token: set ROCAILLE_TOKEN, or write it to {file}")
    Bot(Service(sys.argv[1], token), Memory(directory)).run()


if __name__ == "__main__":
    main()
