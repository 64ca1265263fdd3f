/**
 * What an operator types to bring a moment back on the cluster, in the nodes: the same words as in docs/backup.md. Patroni rests meanwhile,
 * and watches again over the node that has been restored before the others copy it.
 * @param {{ primary: string, standbys: string[], moment: string, log: string }} what
 * @returns {[node: string, ...words: string[]][]}
 */
export function restoreCommands({ primary, standbys, moment, log }) {
  const target = ['--type=time', `--target=${moment}`, '--target-action=promote'];
  return [
    [primary, 'patronictl', 'pause', 'summit', '--wait'],
    ...[...standbys, primary].map((node) => /** @type {[string, ...string[]]} */ ([node, 'pg_ctl', 'stop'])),
    [primary, 'pgbackrest', '--stanza=summit', 'restore', '--delta', ...target],
    [primary, 'pg_ctl', 'start', '-t', '3600', '-l', log],
    [primary, 'patronictl', 'resume', 'summit', '--wait'],
    [primary, 'patronictl', 'reinit', 'summit', ...standbys, '--force', '--wait'],
    // Until then its log is not where a node's log is.
    [primary, 'patronictl', 'restart', 'summit', primary, '--force'],
  ];
}
