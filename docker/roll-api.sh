#!/bin/sh
# Takes the API processes to the image that was built and to the settings of docker/.env: as many new ones as have to run start beside the
# old ones, which end one by one when all new ones are well. Where a new one does not become well within WELL_SECONDS, or somebody stops
# this script before, the new ones go and the old ones stay. Stopped later and run again, it ends with as many as have to run.
set -eu
# Here Compose finds its files: COMPOSE_FILE in docker/.env names them.
cd "$(dirname "$0")"

# Containers of the service, "id status" each; without those of `docker compose run`, which `ps --all` lists, too.
all() {
  for one in $(docker compose ps --all --quiet api); do
    state=$(docker inspect --format '{{.State.Status}} {{index .Config.Labels "com.docker.compose.oneoff"}}' "$one") || continue
    case $state in *True) ;; *) echo "$one ${state%% *}" ;; esac
  done
}
new() { all | while read -r one _; do echo "$old" | grep -qx "$one" || echo "$one"; done; }

# However this ends. First the work, then the words: the terminal may be gone.
left() {
  code=$?
  trap '' HUP INT TERM
  set +e
  if [ -z "$switched" ]; then
    for one in $(new); do docker rm --force "$one" >/dev/null; done
    echo 'the new API processes are gone again; the old ones go on' >&2
  elif [ "$code" != 0 ]; then
    echo "the new API processes serve, and some old ones are left ($(all | wc -l) in all): roll again" >&2
  fi
  exit "$code"
}

old=$(all | awk '$2 ~ /^(running|restarting|paused)$/ { print $1 }')
[ -n "$old" ] || { echo 'no API process runs: docker compose up --detach starts them' >&2; exit 1; }
# What an interrupted roll has left runs, too: how many have to run say the settings.
count=$(docker compose config api | awk '/^  [^ ]/ { service = $1 } service == "api:" && $1 == "replicas:" { print $2 }')
[ "${count:-0}" -gt 0 ] || { echo 'API_REPLICAS is no number of processes' >&2; exit 1; }
# Compose would count what does not run, and start it again.
for one in $(all | awk '$2 ~ /^(exited|created|dead)$/ { print $1 }'); do docker rm "$one" >/dev/null; done

switched=
trap left EXIT
trap 'exit 129' HUP
trap 'exit 130' INT
trap 'exit 143' TERM
docker compose up --detach --no-deps --no-recreate --scale "api=$(($(echo "$old" | wc -l) + count))" api

overdue=$(($(date +%s) + ${WELL_SECONDS:-120}))
for one in $(new); do
  while :; do
    state=$(docker inspect --format '{{.State.Health.Status}} {{.RestartCount}}' "$one")
    [ "$state" != 'healthy 0' ] || break
    if [ "${state% *}" = unhealthy ] || [ "${state#* }" != 0 ] || [ "$(date +%s)" -ge "$overdue" ]; then
      docker logs --tail=20 "$one" >&2
      echo "a new API process does not become well: it is ${state% *} after ${state#* } restarts" >&2
      exit 1
    fi
    sleep 1
  done
done
# Web servers look the addresses up every five seconds. The new ones must be known before the first old one goes.
sleep "${SETTLE_SECONDS:-10}"
switched=yes
for one in $old; do
  # SIGTERM: the process finishes its calls (stop_grace_period of compose.yml).
  docker stop "$one" >/dev/null
  docker rm "$one" >/dev/null
done
echo "$count API processes are new"
