import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ARCHIVE_PUSH } from './config-files.mjs';
import { restoreCommands } from './restore-commands.mjs';

const DOCUMENT = path.resolve(import.meta.dirname, '../../docs/backup.md');

describe('docs/backup.md', () => {
  it('has an operator type in the nodes what `npm run cluster:restore` has tried', async () => {
    const text = await readFile(DOCUMENT, 'utf8');
    const typed = [...text.matchAll(/^ +docker compose exec (.*)$/gm)].map(([, words = '']) =>
      words.replaceAll("'", ''),
    );
    const tried = restoreCommands({
      primary: 'pg1',
      standbys: ['pg2', 'pg3'],
      moment: '2027-03-08 17:59:59+00',
      log: '/tmp/restored.log',
    });
    expect(typed).toEqual(tried.map((words) => words.join(' ')));
    expect(text).toContain(`patronictl edit-config summit --force -p 'archive_command=${ARCHIVE_PUSH}'`);
  });
});
