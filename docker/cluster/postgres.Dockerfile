# PostgreSQL that Patroni watches over, with pgBackRest for backups to a point in time.
FROM postgres:18-bookworm
# A build on another day brings corrections of both, and no new major version. Since 4.1 Patroni's package leaves the way to etcd to whoever takes it.
RUN apt-get update \
  && apt-get install -y --no-install-recommends 'patroni=4.*' python3-etcd 'pgbackrest=2.*' \
  && rm -rf /var/lib/apt/lists/* \
  && install -d -o postgres -g postgres -m 700 /var/lib/postgresql/summit
COPY docker/cluster/patroni.yml /etc/patroni.yml
COPY --chmod=755 docker/cluster/post-init.sh /post-init.sh
COPY --chmod=755 docker/cluster/backup-on-primary.sh /usr/local/bin/backup-on-primary
# So that patronictl and pg_ctl need to be told nothing.
ENV PATRONICTL_CONFIG_FILE=/etc/patroni.yml PGDATA=/var/lib/postgresql/summit/data
USER postgres
ENTRYPOINT ["patroni", "/etc/patroni.yml"]
