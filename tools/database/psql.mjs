// npm run psql: the database of the demo that runs, or that of DATABASE_URL. `npm run psql -- "select 1"` asks one question.
// Opens PostgreSQL's own psql where this computer has it, else a plain prompt: one line is one statement.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import pg from 'pg';
import { databaseFolder, runningDatabase } from '../start/data-files.mjs';
import { readSettings } from '../start/settings.mjs';
import { explain, StartError } from '../start/start-error.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** @param {import('../start/settings.mjs').Settings} settings */
async function addressOfDatabase({ databaseUrl, dataDir }) {
  if (databaseUrl) return databaseUrl;
  const running = await runningDatabase(dataDir);
  if (!running) {
    throw new StartError('The demo is not running.', 'Run `npm start` in another window, or set DATABASE_URL.');
  }
  const password = (await readFile(path.join(await databaseFolder(dataDir), 'password'), 'utf8')).trim();
  return `postgres://postgres:${password}@127.0.0.1:${running.port}/summit`;
}

/**
 * Exit code of psql; undefined where this computer has none.
 * @param {string} url
 * @param {string | undefined} question
 * @returns {Promise<number | undefined>}
 */
function runPsql(url, question) {
  // Ctrl-C ends a statement, not psql.
  process.on('SIGINT', () => undefined);
  return new Promise((resolve, reject) => {
    const child = spawn('psql', [url, ...(question ? ['-c', question] : [])], { stdio: 'inherit' });
    child.once('error', (/** @type {NodeJS.ErrnoException} */ error) =>
      error.code === 'ENOENT' ? resolve(undefined) : reject(error),
    );
    child.once('close', (code) => resolve(code ?? 1));
  });
}

/**
 * @param {pg.Client} client
 * @param {string} statement
 */
async function ask(client, statement) {
  // Several statements in one line have several answers.
  for (const { command, rows, rowCount } of [await client.query(statement)].flat()) {
    if (rows.length > 0) console.table(rows);
    console.log(`${command} ${rowCount ?? ''}`.trimEnd());
  }
}

/**
 * @param {string} url
 * @param {string | undefined} question
 */
async function runPrompt(url, question) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    if (question) return await ask(client, question);
    console.log('psql is not on this computer: one line is one statement here. Ctrl-D ends.');
    const lines = createInterface({ input: process.stdin, output: process.stdout, prompt: 'summit=> ' });
    lines.prompt();
    for await (const line of lines) {
      const told = (/** @type {Error} */ error) => console.error(`ERROR: ${error.message}`);
      if (line.trim()) await ask(client, line).catch(told);
      lines.prompt();
    }
  } finally {
    await client.end();
  }
}

try {
  if (existsSync(path.join(ROOT, '.env'))) process.loadEnvFile(path.join(ROOT, '.env'));
  const url = await addressOfDatabase(readSettings(process.env, ROOT));
  const question = process.argv.slice(2).join(' ') || undefined;
  const code = await runPsql(url, question);
  if (code === undefined) await runPrompt(url, question);
  else process.exitCode = code;
} catch (error) {
  console.error(error instanceof StartError ? explain(error) : /** @type {Error} */ (error).message);
  process.exitCode = 1;
}
