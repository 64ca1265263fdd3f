#!/bin/sh
# Takes the API processes one by one to the image that was built and to the settings of docker/.env: twice as many for a moment, and the old
# ones end only when all new ones are well. Where a new one does not become well, the new ones go and the old ones stay.
set -eu
# Here Compose finds its files: COMPOSE_FILE in docker/.env names them.
cd "$(dirname "$0")"
old=$(docker compose ps --quiet api)
[ -n "$old" ] || { echo 'no API process runs: docker compose up --detach starts them' >&2; exit 1; }
count=$(echo "$old" | wc -l)
if ! docker compose up --detach --no-deps --no-recreate --wait --scale "api=$((count * 2))" api; then
  docker compose logs --no-log-prefix --tail=20 api >&2
  for one in $(docker compose ps --all --quiet api); do
    echo "$old" | grep -qx "$one" || docker rm --force "$one" >/dev/null
  done
  echo 'a new API process does not become well; the old ones go on' >&2
  exit 1
fi
# Web servers look the addresses up every five seconds. The new ones must be known before the first old one goes.
sleep "${SETTLE_SECONDS:-10}"
for one in $old; do
  # SIGTERM: the process finishes its calls (stop_grace_period of compose.yml).
  docker stop "$one" >/dev/null
  docker rm "$one" >/dev/null
done
echo "$count API processes are new"
