import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { report } from './report.mjs';

/**
 * Writes the page and, for programs, what it says. Answers where the page is.
 * @param {import('../rehearsal.mjs').Result} result
 * @param {string} folder
 */
export async function writeReport(result, folder) {
  await mkdir(folder, { recursive: true });
  const file = path.resolve(folder, 'report.html');
  const { people, seed, faults, keptCents, balance, findings, routes, errors, seconds, cpuSeconds } = result;
  const { totals: _totals, ...prediction } = result.prediction;
  const facts = {
    people,
    seed,
    habits: result.habits.name,
    faults,
    prediction,
    keptCents,
    balance,
    findings,
    routes,
    errors,
    seconds,
    cpuSeconds,
  };
  await Promise.all([
    writeFile(file, report(result)),
    writeFile(path.join(folder, 'result.json'), `${JSON.stringify(facts, null, 2)}\n`),
  ]);
  return file;
}
