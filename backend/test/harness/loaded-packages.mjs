// Given to a process by `NODE_OPTIONS=--import`: writes what it has loaded to the file LOADED_PACKAGES, an address or a path on each line,
// and `end` when it has been told to by SIGUSR2.
import { appendFileSync } from 'node:fs';
import { register, createRequire } from 'node:module';

const file = process.env.LOADED_PACKAGES;
// Runs in a thread of its own, so it is handed over as a text. It sees what ES modules import.
const hook = `
  import { appendFileSync } from 'node:fs';
  let file;
  export const initialize = (given) => void (file = given);
  export async function resolve(specifier, context, next) {
    const found = await next(specifier, context);
    appendFileSync(file, found.url + '\\n');
    return found;
  }`;
register(`data:text/javascript,${encodeURIComponent(hook)}`, { data: file });

// What other modules require is in their cache.
const { cache } = createRequire(import.meta.url);
process.once('SIGUSR2', () => appendFileSync(file, [...Object.keys(cache), 'end', ''].join('\n')));
