// CPU time of processes as Linux counts it. Pure: what the files of /proc say, not the reading of them.

/** Clock ticks a second of /proc on Linux, whatever the kernel's own timer does (USER_HZ). */
const TICKS_PER_SECOND = 100;

/**
 * One line of /proc/<pid>/stat. The name may hold spaces and brackets, so fields are counted from its last bracket.
 * @param {string} line
 * @returns {{ parent: number, cpuSeconds: number }} `cpuSeconds`: user + system, of children that have ended too
 */
export function parseStat(line) {
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  const ticks = fields.slice(11, 15).reduce((sum, text) => sum + Number(text), 0);
  return { parent: Number(fields[1]), cpuSeconds: ticks / TICKS_PER_SECOND };
}

/**
 * Megabytes of a line of /proc/<pid>/status, such as `VmRSS:     56120 kB`.
 * @param {string} status
 * @param {string} field
 */
export function parseMegabytes(status, field) {
  const [, kilobytes] = new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm').exec(status) ?? [];
  if (kilobytes === undefined) throw new Error(`/proc has no ${field}`);
  return Number(kilobytes) / 1_024;
}

/**
 * A process and everything below it.
 * @param {number} root
 * @param {ReadonlyMap<number, number>} parentOf process to its parent
 */
export function treeOf(root, parentOf) {
  const tree = new Set([root]);
  for (let before = 0; before !== tree.size;) {
    before = tree.size;
    for (const [pid, parent] of parentOf) if (tree.has(parent)) tree.add(pid);
  }
  return [...tree];
}

/**
 * CPU seconds that a set of processes spent over several readings. One that came in between counts from its birth, one that
 * has gone counts up to the last reading that still saw it.
 * @param {readonly ReadonlyMap<number, number>[]} readings each: process to its CPU seconds so far
 */
export function cpuOver(readings) {
  const first = readings[0] ?? new Map();
  const last = new Map(readings.flatMap((reading) => [...reading]));
  let seconds = 0;
  for (const [pid, spent] of last) seconds += spent - (first.get(pid) ?? 0);
  return seconds;
}
