import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import type { SqlExecutor } from '../../../platform/database/sql.js';
import { AppError } from '../../../platform/errors/app-error.js';
import type { QueuedJob } from '../../../platform/outbox/outbox.js';
import { KeptElsewhere } from '../../../platform/personal-data/kept-elsewhere.js';
import type { Person } from '../../../platform/personal-data/personal-data.js';
import type { Backup } from '../application/removable-records.port.js';
import { raterOfMember } from '../../sessions/sessions.public.js';
import { BackupsKeeper } from './backups.keeper.js';

const MEMBER = '6f1c2f0e-6a57-4a53-9f6b-2a6b0c6f3f11';
const ANNA = { emails: ['anna@example.com'], members: [MEMBER] } as unknown as Person;
const tx = {} as SqlExecutor;
const backup: Backup = {
  id: 'b-1',
  tool: 'clean-test-data',
  file: 'b-1.ndjson.gz',
  size: 1,
  counts: { total: 1 },
  createdAt: 0,
  restoredAt: null,
};
const WITH_ANNA = gzipSync('{"table":"signup","rows":[{"email":"Anna@Example.com"}]}\n');
const WITHOUT = gzipSync('{"table":"signup","rows":[{"email":"zoe@example.com"}]}\n');

function scene(open: () => Promise<Readable>) {
  const forgotten: string[] = [];
  const removed: unknown[] = [];
  const backups = {
    all: async () => [backup],
    open,
    forget: async (_tx: SqlExecutor, id: string) => void forgotten.push(id),
    removeFile: async () => undefined,
  };
  const outbox = { addJob: async (_tx: unknown, { payload }: QueuedJob) => void removed.push(payload) };
  const keeper = new BackupsKeeper(new KeptElsewhere(), backups, outbox, { register: () => undefined });
  return { keeper, forgotten, removed };
}
const holding = (bytes: Buffer) => scene(async () => Readable.from([bytes], { objectMode: false }));

/** What comes of a file whose server goes away in the middle. */
const cutOff = (error: Error) =>
  scene(async () =>
    Readable.from(
      (async function* () {
        yield WITHOUT.subarray(0, 20);
        throw error;
      })(),
      { objectMode: false },
    ),
  );

//
describe('backups of the data tools, where a person is erased', () => {
  it('go where they name the person, and stay where they do not', async () => {
    const naming = holding(WITH_ANNA);
    await naming.keeper.erase(tx, ANNA);
    expect([naming.forgotten, naming.removed]).toEqual([['b-1'], [{ file: 'b-1.ndjson.gz' }]]);
    const other = holding(WITHOUT);
    await other.keeper.erase(tx, ANNA);
    expect([other.forgotten, other.removed]).toEqual([[], []]);
  });

  it.each([
    ['a row of their account', { member_id: MEMBER }],
    ['a rating of theirs', { rater: raterOfMember(MEMBER), comment: 'I wept.' }],
  ])('go where they hold %s, without any address', async (_what, row) => {
    const { keeper, forgotten } = holding(gzipSync(`${JSON.stringify({ table: 'session_rating', rows: [row] })}\n`));
    await keeper.erase(tx, ANNA);
    expect(forgotten).toEqual(['b-1']);
  });

  it.each([
    ['is no archive', Buffer.from('not compressed')],
    ['ends too early', WITHOUT.subarray(0, WITHOUT.length - 12)],
  ])('go where their content %s, because nobody can tell', async (_why, bytes) => {
    const { keeper, forgotten } = holding(bytes);
    await keeper.erase(tx, ANNA);
    expect(forgotten).toEqual(['b-1']);
  });

  it('are passed over where the file is gone', async () => {
    const { keeper, forgotten } = scene(() => Promise.reject(new AppError('not_found')));
    expect(await keeper.count(tx, ANNA)).toBe(0);
    await keeper.erase(tx, ANNA);
    expect(forgotten).toEqual([]);
  });

  it.each([
    ['does not answer', scene(() => Promise.reject(new AppError('service_unavailable')))],
    ['goes away in between', cutOff(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }))],
  ])('all stay, and the erasure fails, where their server %s', async (_why, { keeper, forgotten, removed }) => {
    await expect(keeper.count(tx, ANNA)).rejects.toThrow();
    await expect(keeper.erase(tx, ANNA)).rejects.toThrow();
    expect([forgotten, removed]).toEqual([[], []]);
  });
});
