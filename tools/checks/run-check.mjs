import { realpathSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Runs a check when its file is the program: prints its findings, one a line, and ends with 1 where there are any.
 * @param {string} url import.meta.url of the check
 * @param {string} name
 * @param {(root: string) => Promise<string[]>} check
 */
export async function runCheck(url, name, check) {
  const program = process.argv[1];
  if (!program || realpathSync(program) !== fileURLToPath(url)) return;
  const findings = await check(path.resolve(import.meta.dirname, '../..'));
  for (const finding of findings) console.error(finding);
  console.log(findings.length > 0 ? `${name}: ${findings.length} to mend` : `${name}: in order`);
  process.exitCode = findings.length > 0 ? 1 : 0;
}
