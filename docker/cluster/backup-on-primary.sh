#!/bin/sh
# A backup by pgBackRest (full or diff) where this node is the primary, else nothing. A timer runs it on every node, so that it stays
# right when another one takes over.
set -eu
type=${1:?full or diff}
standby=$(psql --host=/tmp --dbname=postgres --no-align --tuples-only --command='select pg_is_in_recovery()')
if [ "$standby" != f ]; then
  echo 'not the primary: nothing to do'
  exit 0
fi
exec pgbackrest --stanza=summit --type="$type" backup
