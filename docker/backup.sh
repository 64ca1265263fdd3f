#!/bin/sh
# Dumps the database into BACKUP_DIR at the start and then every day, and removes dumps older than BACKUP_KEEP_DAYS.
# Where it goes is a volume on the same machine: copy it elsewhere, and restore one now and then (docs/going-live.md).
# PGHOST, PGUSER, PGDATABASE and PGPASSWORD (or the file PGPASSWORD_FILE) say which database. With "once" it makes one dump and ends.
# When a backup was made stands in a file beside the dumps, for docker/monitoring; "note KIND" writes it of a backup that another program made.
set -eu
# A dump holds everybody's data.
umask 077

# A password in a file does not show in `docker inspect`.
if [ -n "${PGPASSWORD_FILE:-}" ]; then PGPASSWORD=$(cat "$PGPASSWORD_FILE"); export PGPASSWORD; fi

: "${BACKUP_DIR:?}"
keep_days=${BACKUP_KEEP_DAYS:-14}

note() {
  printf 'backup_made_timestamp_seconds{kind="%s"} %s\n' "$1" "$(date +%s)" >"$BACKUP_DIR/.$1.prom.part"
  chmod 644 "$BACKUP_DIR/.$1.prom.part"
  mv "$BACKUP_DIR/.$1.prom.part" "$BACKUP_DIR/$1.prom"
}

dump() {
  # What a dump has left that was killed. Another one may be at work, by hand or by the clock.
  find "$BACKUP_DIR" -name 'summit-*.dump.part' -mmin +1440 -delete
  file="$BACKUP_DIR/summit-$(date -u +%Y%m%dT%H%M%SZ).dump"
  # A name of its own until it is whole: what is called .dump can be restored.
  if pg_dump --format=custom --file="$file.part" && pg_restore --list "$file.part" >/dev/null; then
    mv "$file.part" "$file"
    find "$BACKUP_DIR" -name 'summit-*.dump' -mtime "+$keep_days" -delete
    note dump
    echo "backup written: $file ($(wc -c <"$file") bytes)"
  else
    rm -f "$file.part"
    echo 'backup failed' >&2
    return 1
  fi
}

if [ "${1:-}" = note ]; then
  note "${2:?which kind of backup}"
  exit
fi
if [ "${1:-}" = once ]; then
  dump
  exit
fi
while :; do
  # A database that is away for a moment is tried again within the hour.
  if dump; then pause=86400; else pause=3600; fi
  sleep "$pause" &
  wait $!
done
