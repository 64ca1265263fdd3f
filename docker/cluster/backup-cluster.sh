#!/bin/sh
# For a timer on the machine of the containers: asks each node for a backup (full or diff), which the primary makes. Prints nothing where
# all went well. Fails where a node could not be asked, a backup failed, or no node was the primary.
set -u
type=${1:?full or diff}
cd "$(dirname "$0")/../.."
primary=
failed=
for node in pg1 pg2 pg3; do
  docker compose -f docker/compose.yml -f docker/cluster/compose.yml -f docker/cluster/backup.compose.yml \
    exec -T "$node" backup-on-primary "$type"
  case $? in
    0) primary=$node ;;
    3) ;;
    *) echo "$node: no backup" >&2 && failed=1 ;;
  esac
done
if [ -z "$primary" ]; then
  echo 'no node was the primary: there is no backup' >&2
  failed=1
fi
[ -z "$failed" ]
