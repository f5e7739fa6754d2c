#!/usr/bin/env bash
# A complete bot for correspondence games, in bash, curl and jq: copy it, and write a better choose.
#
# usage: ROCAILLE_TOKEN=… bot.sh https://rocaille.example.org DIRECTORY
#
# The token is a player's, with the scopes read and play; it may as well lie in the file DIRECTORY/token. The directory
# holds what the bot must not forget: the cursor of the last event that it has dealt with, and in next/GAME the move
# that it is about to make. So it may be killed at any moment and started again, and so may the service.
set -uo pipefail

service=${1:?The address of a service}
mkdir -p "${2:?A directory}/next"
cd "$2" || exit 1
token=${ROCAILLE_TOKEN:-$(cat token 2>/dev/null)}
if [ -z "$token" ]; then
    echo "There is no token: set ROCAILLE_TOKEN, or write it to $2/token" >&2
    exit 1
fi

# Sends a request until it is answered: the body comes in the file answer, the status in $status. Whoever sends this
# again loses nothing: everything here is a GET, a PUT, or a POST that is carried out once. The token comes from a
# file, as it were: whoever lists processes sees commands.
ask() {
    local method=$1 path=$2 pause=1 wait
    shift 2
    while :; do
        status=$(curl --silent --max-time 90 --output answer --dump-header headers --write-out '%{http_code}' \
            --request "$method" --header @<(echo "Authorization: Bearer $token") "$@" "$service$path") || status=000
        case $status in
        000 | 5?? | 429)
            # No answer, or none for now. Wait for as long as we are asked to, or else ever longer; and by chance a bit
            # more, lest all bots come back at once.
            wait=
            if [ "$status" != 000 ]; then wait=$(sed -n 's/^[Rr]etry-[Aa]fter: *\([0-9]*\).*/\1/p' headers); fi
            sleep "$((${wait:-$pause} + RANDOM % pause)).$((RANDOM % 900 + 100))"
            pause=$((pause < 32 ? pause * 2 : 60))
            ;;
        401)
            echo "The token does not work: $(jq -r .detail answer)" >&2
            exit 1
            ;;
        *) return ;;
        esac
    done
}

# Writes a file in one step, so that a kill leaves the old one or the new one.
keep() {
    cat >"$1.new"
    mv "$1.new" "$1"
}

# Picks one of the legal moves in the file answer: mate at once, else what captures most, else any; and what loses by
# repeating the position only if there is nothing else.
choose() {
    jq -r 'def prefer(f): map(select(f)) as $some | if $some == [] then . else $some end;
        .legalMoves | prefer(.losesByRepetition | not) | prefer(.notation | endswith("#"))
        | (map(.captures | length) | max) as $most | prefer(.captures | length == $most) | .[].move' answer |
        shuf -n 1
}

# Makes a move in a game: play ADDRESS PLY VERSION, and true if the move needs a guard.
play() {
    local game=$1 ply=$2 version=$3 guarded=$4 planned move guard
    local file=next/${game##*/}
    while :; do
        planned=
        if [ -f "$file" ]; then read -r planned move <"$file"; fi
        if [ "$planned" != "$ply" ]; then
            ask GET "$game/legal-moves"
            # If it is about another ply, the game has gone on since, and the event that tells of that is still to come.
            if [ "$status" != 200 ] || [ "$(jq .ply answer)" != "$ply" ]; then return; fi
            move=$(choose)
            if [ -z "$move" ]; then return; fi
            # What we are about to do is written down first: after a kill we repeat it, and do not think of another.
            echo "$ply $move" | keep "$file"
        fi
        guard=()
        if [ "$guarded" = true ]; then guard=(--header "If-Match: \"$version\""); fi
        ask PUT "$game/moves/$ply?acknowledge=repetition" "${guard[@]+"${guard[@]}"}" \
            --header 'Content-Type: text/plain' --data "$move"
        case $status in
        200 | 201)
            echo "$game $ply $move"
            return
            ;;
        412 | 428)
            # A move was taken back here. See how the game stands now, and think again.
            rm -f "$file"
            ask GET "$game"
            if [ "$status" != 200 ] || [ "$(jq '.ply + 1' answer)" != "$ply" ]; then return; fi
            version=$(jq .version answer)
            guarded=true
            ;;
        422) rm -f "$file" ;; # Not legal any more: think again.
        *)                    # 409: not due, or over. 403, 404: not ours any more.
            rm -f "$file"
            return
            ;;
        esac
    done
}

# Accepts a challenge. The key is made of its address, so that sent again it is the same.
accept() {
    ask POST "$1/acceptance" --header "Idempotency-Key: accept-${1##*/}"
}

# Answers an offer: more time and a pause are welcome, and nothing else is.
answer() {
    local word
    case $2 in
    extra-time | pause) word=accept ;;
    *) word=decline ;;
    esac
    ask PUT "$1/answer" --header 'Content-Type: application/json' --data "{\"answer\": \"$word\"}"
}

# Asks what needs us, whatever events may have been missed, and does it. A list that is not the whole one is asked for
# again, until nothing that we do makes it another.
catch_up() {
    local more=true tried=none
    while [ "$more" = true ]; do
        ask GET /v1/me/turns
        more=$(jq .more answer)
        jq -r '.items[] | .links as $at
            | if .type == "move" then "play \($at.game) \(.ply + 1) \(.version) \(.guarded)"
              elif .type == "claim" then "ask POST \($at.flagClaim)"
              elif .type == "proposal" then "answer \($at.proposal) \(.proposalKind)"
              elif .type == "challenge" then "accept \($at.challenge)"
              else empty end' answer | keep tasks
        if [ "$(cat tasks)" = "$tried" ]; then return; fi
        tried=$(cat tasks)
        work
    done
}

# Does what a page of events asks for, which is in the file answer. An event has all that is needed to act on it.
act() {
    jq -r --arg me "$me" '.items[] | .game as $game | .links as $at
        | if .type == "challenge-made" and .challenge.challenger != $me and $at.acceptance
              and (.challenge.opponent // "" | ascii_downcase) == ($me | ascii_downcase) then "accept \($at.challenge)"
          elif .type == "proposal-made" and .data.side != $game.you then
              "answer \($at.game)/proposals/\(.data.proposal) \(.data.kind)"
          elif .type == "flag-fallen" and .data.side != $game.you then "ask POST \($at.flagClaim)"
          else empty end,
          if $at.nextMove and $game.turn == $game.you then
              "play \($at.game) \($game.ply + 1) \($game.version) \($game.guarded)"
          else empty end' answer | keep tasks
    work
}

# Does the tasks in the file of that name, each a command of this script; what is said to us is no part of them.
work() {
    local task
    while read -r -a task; do "${task[@]}" </dev/null; done <tasks
}

ask GET /v1/me
me=$(jq -r .name answer)

if [ ! -f cursor ]; then
    # The first time: first where to go on, then what there is already, so that nothing falls in between.
    ask GET '/v1/me/events?after=latest'
    next=$(jq -r .next answer)
    catch_up
    echo "$next" | keep cursor
fi

while :; do
    # This waits for half a minute if nothing has happened yet.
    ask GET "/v1/me/events?after=$(cat cursor)&wait=PT30S"
    next=$(jq -r .next answer)
    case $status in
    200) act ;;
    410) catch_up ;; # We were away for so long that the events are gone.
    *)
        echo "No events: $(jq -r .detail answer)" >&2
        exit 1
        ;;
    esac
    # Only now: had we been killed before, the same events would be told again, which does no harm.
    echo "$next" | keep cursor
done
