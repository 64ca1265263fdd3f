import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { runCheck } from './run-check.mjs';

/**
 * The optional (platform) packages that the lock file names and does not hold. `npm ci` refuses such a lock, and the
 * platforms in question get no binary.
 * @param {string} root
 * @returns {Promise<string[]>} one line for each
 */
export async function lockComplete(root) {
  const { packages } = JSON.parse(await readFile(path.join(root, 'package-lock.json'), 'utf8'));
  const held = Object.keys(packages);
  return Object.entries(packages).flatMap(([at, { version, optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !held.some((key) => key === `node_modules/${name}` || key.endsWith(`/node_modules/${name}`)))
      .map(([name, range]) => `package-lock.json: ${at || 'the root'} ${version} lacks ${name} ${range}`),
  );
}

void runCheck(import.meta.url, 'lock file', lockComplete);
