// Says which optional (platform) packages the lock file lacks: `npm ci` refuses such a lock, and other platforms miss their binary.
import { readFileSync } from 'node:fs';
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
let bad = 0;
for (const [at, p] of Object.entries(lock.packages))
  for (const [name, range] of Object.entries(p.optionalDependencies ?? {})) {
    const parts = at.split('/node_modules/');
    const found = Object.keys(lock.packages).some(
      (k) => k === `${at}/node_modules/${name}` || k === `node_modules/${name}` || k.endsWith(`/node_modules/${name}`),
    );
    if (!found) {
      bad++;
      console.log(`${at || '(root)'}@${p.version}: lacks ${name}@${range}`);
    }
  }
console.log(bad ? `${bad} missing` : 'complete');
process.exit(bad ? 1 : 0);
