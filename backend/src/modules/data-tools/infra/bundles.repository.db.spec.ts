import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startSqlDatabase, type SqlDatabase } from '../../../../test/harness/sql-database.js';
import { FolderFileStore } from '../../../platform/files/folder-file-store.js';
import { BundlesRepository } from './bundles.repository.js';

const AT = Date.parse('2025-11-20T18:00:00Z');

/** A store that takes nothing, as a bucket does that can't be reached. */
class Away extends FolderFileStore {
  override moveIn(): Promise<void> {
    return Promise.reject(new Error('the store is away'));
  }
}

//
describe('what archives leave on the machine that writes them', () => {
  let database: SqlDatabase;
  let filesDir: string;
  beforeAll(async () => (database = await startSqlDatabase()));
  afterAll(() => database.stop());
  beforeEach(async () => {
    filesDir = await mkdtemp(path.join(tmpdir(), 'bundles-'));
    await mkdir(bundles());
  });
  afterEach(async () => {
    await database.rows('delete from summit_bundle');
    await rm(filesDir, { recursive: true });
  });

  const bundles = (name = '') => path.join(filesDir, 'bundles', name);
  const left = () => readdir(bundles());
  const archives = (Store = FolderFileStore) => new BundlesRepository(database.sql, new Store(filesDir), { filesDir });
  async function ordered(repository: BundlesRepository, file: string) {
    const id = randomUUID();
    await database.sql.transaction((tx) => repository.add(tx, { id, file, createdAt: AT }));
    return (await repository.byId(id))!;
  }

  it('is the archive, where it could be stored', async () => {
    const repository = archives();
    const bundle = await ordered(repository, 'summit.zip');
    await repository.write(bundle, () => AT);
    expect((await repository.byId(bundle.id))?.state).toBe('ready');
    expect(await left()).toEqual(['summit.zip']);
  });

  it('is nothing where it could not be stored', async () => {
    const repository = archives(Away);
    const bundle = await ordered(repository, 'summit.zip');
    await expect(repository.write(bundle, () => AT)).rejects.toThrow('the store is away');
    expect(await left()).toEqual([]);
  });

  it('is nothing where an erasure takes an archive that a process has left unfinished', async () => {
    await writeFile(bundles('staged-summit.zip'), 'half of everybody');
    await writeFile(bundles('summit.zip'), 'everybody');
    await archives().removeFile('summit.zip');
    expect(await left()).toEqual([]);
  });

  it('is nothing of an interrupted process after a while', async () => {
    for (const name of ['staged-old.zip', 'staged-new.zip', 'summit.zip']) await writeFile(bundles(name), name);
    await utimes(bundles('staged-old.zip'), 1, 1);
    await archives().removeLeft(2_000);
    expect((await left()).toSorted()).toEqual(['staged-new.zip', 'summit.zip']);
  });
});
