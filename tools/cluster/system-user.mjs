import { execFileSync } from 'node:child_process';

/** PostgreSQL and pgBackRest do not run as root: the user of Debian's package, or undefined where we are nobody special. */
export function systemUser() {
  if (process.getuid?.() !== 0) return undefined;
  const id = (/** @type {string} */ which) => Number(execFileSync('id', [which, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}
