// Runs journeys one after another and says in a table how each went.

/**
 * @typedef {object} Journey
 * @property {string} name what is shown to work
 * @property {() => Promise<string>} walk throws where something is wrong; answers what to look at afterwards
 */
/** @typedef {{ name: string, result: 'passed' | 'failed' | 'by hand', ms: number, lookAt: string }} Finding */

/** Thrown by a journey that needs a buyer in front of a screen, where nobody is asked. */
export class NeedsBuyer extends Error {}

/**
 * @param {Journey[]} journeys
 * @param {(finding: Finding) => void} [tell]
 * @returns {Promise<Finding[]>}
 */
export async function runJourneys(journeys, tell = () => {}) {
  const findings = [];
  for (const { name, walk } of journeys) {
    const begun = performance.now();
    /** @type {Pick<Finding, 'result' | 'lookAt'>} */
    const outcome = await walk().then(
      (lookAt) => ({ result: 'passed', lookAt }),
      (error) => ({
        result: error instanceof NeedsBuyer ? 'by hand' : 'failed',
        lookAt: String(error?.message ?? error),
      }),
    );
    const finding = { name, ...outcome, ms: Math.round(performance.now() - begun) };
    findings.push(finding);
    tell(finding);
  }
  return findings;
}

/** @param {Finding[]} findings */
export function tableOf(findings) {
  const head = ['journey', 'result', 'ms', 'what to look at'];
  const rows = findings.map(({ name, result, ms, lookAt }) => [name, result, String(ms), lookAt.split('\n')[0] ?? '']);
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  return [head, widths.map((width) => '-'.repeat(width)), ...rows]
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
