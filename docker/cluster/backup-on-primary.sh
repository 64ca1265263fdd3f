#!/bin/sh
# A backup by pgBackRest (full or diff) where this node is the primary. A standby makes none, prints nothing and ends with 3, so that a
# timer that asks every node stays right when another one takes over, and notices when no node is the primary.
set -eu
type=${1:?full or diff}
standby=$(psql --host=/tmp --dbname=postgres --no-align --tuples-only --command='select pg_is_in_recovery()')
case $standby in
  f) ;;
  t) exit 3 ;;
  *) echo "pg_is_in_recovery() answered: $standby" >&2 && exit 1 ;;
esac
# Its own exit code could be taken for a standby's.
pgbackrest --stanza=summit --type="$type" backup || exit 1
