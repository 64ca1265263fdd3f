import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FolderFileStore } from '../../../../platform/files/folder-file-store.js';
import { removeLeftStaging, StagedFiles } from './staged-files.js';

const PHOTO = 'member-photos/abc.webp';

describe('the uploads of an export', () => {
  let filesDir: string;
  beforeEach(async () => {
    filesDir = await mkdtemp(path.join(tmpdir(), 'staged-files-'));
    await put(PHOTO);
  });
  afterEach(() => rm(filesDir, { recursive: true }));

  async function put(name: string): Promise<void> {
    await mkdir(path.dirname(path.join(filesDir, name)), { recursive: true });
    await writeFile(path.join(filesDir, name), name);
  }
  const bundles = () => path.join(filesDir, 'bundles');

  it('are there until they are written, whatever becomes of them meanwhile', async () => {
    const staged = new StagedFiles(new FolderFileStore(filesDir), filesDir);
    await staged.gather();
    await rm(path.join(filesDir, PHOTO));
    await put('member-photos/new.webp');
    await staged.gather();
    expect(staged.paths).toEqual([PHOTO, 'member-photos/new.webp']);
    expect(await readFile(staged.at(PHOTO), 'utf8')).toBe(PHOTO);
    await staged.remove();
    expect(await readdir(bundles())).toEqual([]);
  });

  it('are without what went while they were listed', async () => {
    const staged = new StagedFiles(new FolderFileStore(filesDir), filesDir);
    await staged.hold(['member-photos/gone.webp', PHOTO]);
    expect(staged.paths).toEqual([PHOTO]);
  });

  it('do not stay for long where the export was interrupted', async () => {
    await removeLeftStaging(bundles(), 2_000);
    await new StagedFiles(new FolderFileStore(filesDir), filesDir).gather();
    await put('bundles/summit.zip');
    await removeLeftStaging(bundles(), 2_000);
    expect(await readdir(bundles())).toHaveLength(2);
    const [left] = (await readdir(bundles())).filter((name) => name !== 'summit.zip');
    await utimes(path.join(bundles(), left!), 1, 1);
    await removeLeftStaging(bundles(), 2_000);
    expect(await readdir(bundles())).toEqual(['summit.zip']);
  });
});
