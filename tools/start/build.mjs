import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { runStep } from './run-step.mjs';
import { StartError } from './start-error.mjs';

/**
 * Builds what has changed since the last build (nx keeps the rest).
 * @param {import('./settings.mjs').Settings} settings
 * @param {(text: string) => void} progress
 * @param {string[]} [projects] all unless given
 */
export async function build({ root, childEnv }, progress, projects = []) {
  const folder = path.join(root, 'node_modules/nx');
  const manifest = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
  const nx = path.join(folder, typeof manifest.bin === 'string' ? manifest.bin : manifest.bin.nx);
  const some = projects.length > 0 ? ['-p', projects.join(',')] : [];
  const { code, output } = await runStep(
    process.execPath,
    [nx, 'run-many', '-t', 'build', '--outputStyle=static', ...some],
    {
      cwd: root,
      // No daemon: it would outlive the demo. The build itself is always for production, whatever the API runs as.
      env: {
        ...childEnv,
        NODE_ENV: 'production',
        NX_DAEMON: 'false',
        NX_TUI: 'false',
        NO_COLOR: '1',
        FORCE_COLOR: '0',
      },
      onLine: (line) => {
        const built = builtProject(line);
        if (built) progress(`Built ${built}`);
      },
    },
  );
  if (code !== 0) {
    throw new StartError('The build failed.', 'Mend what the log above names, then run `npm start` again.', output);
  }
}

/**
 * The project a line of nx reports as built just now, not taken from the cache.
 * @param {string} line
 */
export function builtProject(line) {
  const [, project, rest = ''] = /^\s*> nx run (\S+):build(.*)$/.exec(line) ?? [];
  return project && !/cache|up.to.date|existing outputs/i.test(rest) ? project : undefined;
}
