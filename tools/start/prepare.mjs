import { runStep } from './run-step.mjs';
import { StartError } from './start-error.mjs';

/**
 * Brings database and files up to date: migrations, content, demo accounts. Changes nothing where that is done.
 * @param {import('./settings.mjs').Settings} settings
 * @param {{ url: string, migrationUrl: string | undefined }} database
 */
export async function prepare({ root, childEnv }, { url, migrationUrl }) {
  const env = { ...childEnv, DATABASE_URL: url, MIGRATION_DATABASE_URL: migrationUrl };
  // One after the other: the demo's history is booked by what the first one brought.
  for (const command of ['prepare.js', 'demo/seed-demo.js']) {
    const args = ['--enable-source-maps', `backend/dist/cli/${command}`];
    const { code, output } = await runStep(process.execPath, args, { cwd: root, env });
    if (code !== 0) {
      throw new StartError(
        'The database and its content could not be prepared.',
        'Mend what the log above names. With demo data, `npm run reset` starts again from an empty database.',
        output,
      );
    }
  }
}
