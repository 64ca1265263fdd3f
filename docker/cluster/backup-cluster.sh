#!/bin/sh
# For a timer on the machine of the containers: asks each node for a backup (full or diff), which the primary makes. Prints nothing where
# all went well. Fails where a node could not be asked, a backup failed, or no node was the primary. Notes a backup for docker/monitoring.
set -u
type=${1:?full or diff}
# Here Compose finds its files: COMPOSE_FILE in docker/.env names them.
cd "$(dirname "$0")/.." || exit 1
primary=
failed=
for node in pg1 pg2 pg3; do
  docker compose exec -T "$node" backup-on-primary "$type"
  case $? in
    0) primary=$node ;;
    3) ;;
    *) echo "$node: no backup" >&2 && failed=1 ;;
  esac
done
if [ -z "$primary" ]; then
  echo 'no node was the primary: there is no backup' >&2
  failed=1
else
  docker compose exec -T backup sh /backup.sh note point-in-time || { echo 'the backup is made, and not noted' >&2 && failed=1; }
fi
[ -z "$failed" ]
