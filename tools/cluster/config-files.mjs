// What etcd, Patroni, HAProxy and nginx are told. docker/cluster has the same for containers.

/** Longest without a sign of life of the primary, in seconds; a new one is chosen a moment later. */
const TTL = 15;

/** How PostgreSQL hands over a segment of its log. */
export const ARCHIVE_PUSH = 'pgbackrest --stanza=summit archive-push %p';

/**
 * Patroni's settings as JSON, which is YAML. A commit is answered when the standby has it (`synchronous_mode`), so that a primary
 * that dies takes nothing with it that was answered.
 * @param {{ name: string, dir: string, postgresBin: string, port: number, restPort: number, etcd: number[], passwords: { superuser: string, replication: string } }} node
 */
export function patroniSettings({ name, dir, postgresBin, port, restPort, etcd, passwords }) {
  const at = (/** @type {number} */ one) => `127.0.0.1:${one}`;
  const superuser = { username: 'postgres', password: passwords.superuser };
  return JSON.stringify(
    {
      scope: 'summit',
      name,
      restapi: { listen: at(restPort), connect_address: at(restPort) },
      etcd3: { hosts: etcd.map(at) },
      bootstrap: {
        dcs: {
          ttl: TTL,
          loop_wait: 5,
          retry_timeout: 5,
          synchronous_mode: true,
          postgresql: {
            use_pg_rewind: true,
            parameters: {
              max_connections: 200,
              max_wal_senders: 10,
              shared_buffers: '64MB',
              wal_keep_size: '256MB',
              archive_mode: 'on',
              // Until a node has a repository, segments are let go.
              archive_command: `test ! -e "$PGBACKREST_CONFIG" || ${ARCHIVE_PUSH}`,
            },
          },
        },
        initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
      },
      postgresql: {
        listen: at(port),
        connect_address: at(port),
        data_dir: `${dir}/data`,
        bin_dir: postgresBin,
        pgpass: `${dir}/pgpass`,
        authentication: {
          superuser,
          rewind: superuser,
          replication: { username: 'replicator', password: passwords.replication },
        },
        parameters: { unix_socket_directories: dir },
        pg_hba: [
          // Only who may open the folder of the node reaches the socket.
          'local all postgres trust',
          'host all all 127.0.0.1/32 scram-sha-256',
          'host replication replicator 127.0.0.1/32 scram-sha-256',
        ],
      },
    },
    null,
    2,
  );
}

/**
 * One port leads to whichever node Patroni calls the primary, the other one to the standbys (to the primary where none is left).
 * @param {{ primaryPort: number, replicaPort: number, nodes: { name: string, port: number, restPort: number }[] }} options
 */
export function haproxySettings({ primaryPort, replicaPort, nodes }) {
  const servers = nodes
    .map(({ name, port, restPort }) => `  server ${name} 127.0.0.1:${port} check port ${restPort}`)
    .join('\n');
  return `global
  maxconn 1000
defaults
  mode tcp
  timeout connect 2s
  timeout client 30m
  timeout server 30m
  timeout check 2s
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
listen primary
  bind 127.0.0.1:${primaryPort}
  option httpchk OPTIONS /primary
  http-check expect status 200
${servers}
listen replicas
  bind 127.0.0.1:${replicaPort}
  use_backend primary if { nbsrv(replicas) lt 1 }
  balance roundrobin
  option httpchk OPTIONS /replica?lag=16MB
  http-check expect status 200
${servers}
`;
}

/**
 * pgBackRest of one server: backups in a folder, and the server by its socket.
 * @param {{ repo: string, dir: string, data: string, port: number }} server `dir`: where its socket is, and what pgBackRest itself writes
 */
export function backrestSettings({ repo, dir, data, port }) {
  return `[global]
repo1-path=${repo}
repo1-retention-full=2
log-path=${dir}/log
lock-path=${dir}/lock
start-fast=y
[summit]
pg1-path=${data}
pg1-port=${port}
pg1-user=postgres
pg1-socket-path=${dir}
`;
}
