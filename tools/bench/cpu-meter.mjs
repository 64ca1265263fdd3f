// Reads CPU time and memory of running processes from /proc.
import { readdir, readFile } from 'node:fs/promises';
import { cpuOver, parseMegabytes, parseStat, treeOf } from './proc-stat.mjs';

/** @param {number} pid */
const statOf = async (pid) => {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  return line === undefined ? undefined : parseStat(line);
};

/** @param {number[]} pids @returns {Promise<Map<number, number>>} process to CPU seconds */
async function cpuOf(pids) {
  const stats = await Promise.all(pids.map(async (pid) => /** @type {const} */ ([pid, await statOf(pid)])));
  return new Map(stats.flatMap(([pid, stat]) => (stat ? [[pid, stat.cpuSeconds]] : [])));
}

/** @param {number} root */
async function processTree(root) {
  const pids = (await readdir('/proc')).map(Number).filter((pid) => pid > 0);
  const stats = await Promise.all(pids.map(async (pid) => /** @type {const} */ ([pid, (await statOf(pid))?.parent])));
  return treeOf(root, new Map(stats.flatMap(([pid, parent]) => (parent === undefined ? [] : [[pid, parent]]))));
}

/**
 * Seconds of CPU that a process has spent since it was born, with everything below it.
 * @param {number} pid
 */
export async function cpuSinceBirth(pid) {
  const spent = await cpuOf(await processTree(pid));
  return [...spent.values()].reduce((sum, seconds) => sum + seconds, 0);
}

/** @param {number} pid */
export async function residentMegabytes(pid) {
  return parseMegabytes(await readFile(`/proc/${pid}/status`, 'utf8'), 'VmRSS');
}

/** How often a running measurement looks: a connection that the pool closes in between takes at most this much with it. */
const INTERVAL_MS = 500;

/** CPU of one side of the comparison: a process with all below it, and the PostgreSQL backends that serve it. */
export class CpuMeter {
  /**
   * @param {number} pid
   * @param {import('./bench-database.mjs').BenchDatabase} database
   * @param {string[]} applicationNames of its connections
   */
  constructor(pid, database, applicationNames) {
    this.pid = pid;
    this.database = database;
    this.applicationNames = applicationNames;
  }

  /**
   * CPU seconds that pass during `work`, beside what it resolves with.
   * @template Result
   * @param {() => Promise<Result>} work
   */
  async during(work) {
    /** @type {Map<number, number>[]} */
    const app = [];
    /** @type {Map<number, number>[]} */
    const database = [];
    const look = async () => {
      const [tree, backends] = await Promise.all([
        processTree(this.pid),
        this.database.backendsOf(this.applicationNames),
      ]);
      app.push(await cpuOf(tree));
      database.push(await cpuOf(backends));
    };
    await look();
    let looking = Promise.resolve();
    const timer = setInterval(() => (looking = looking.then(look)), INTERVAL_MS);
    try {
      const result = await work();
      clearInterval(timer);
      await looking;
      await look();
      return { result, appSeconds: cpuOver(app), databaseSeconds: cpuOver(database) };
    } finally {
      clearInterval(timer);
    }
  }
}
