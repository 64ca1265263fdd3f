import { TEMPLATES_KIT } from '@summit/content/library';
import { unzipSync } from 'fflate';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FolderFileStore } from '../../../platform/files/folder-file-store.js';
import { libraryDocuments, templateDocuments } from './library-documents.js';
import { giftFile } from './library-folder.js';
import { writeLibraryFiles } from './write-library-files.js';

describe('writeLibraryFiles', () => {
  let dir: string;
  beforeEach(async () => (dir = await mkdtemp(path.join(tmpdir(), 'library-'))));
  afterEach(() => rm(dir, { recursive: true }));

  const short = libraryDocuments()
    .filter(({ content }) => content.format === 'xlsx')
    .slice(0, 2);

  it('makes each file and the archive of templates, then leaves them alone', async () => {
    const first = await writeLibraryFiles(new FolderFileStore(dir), short, templateDocuments());
    expect(first.map(({ key, written }) => [key, written])).toEqual([
      ...short.map(({ path: file }) => [`library/${file}`, true]),
      ['library/templates-kit.zip', true],
    ]);
    const kit = unzipSync(await readFile(path.join(dir, 'library', 'templates-kit.zip')));
    expect(Object.keys(kit)).toEqual(TEMPLATES_KIT.map(({ fileName }) => `templates-kit/${fileName}`).sort());
    for (const file of Object.values(kit)) expect(file.length).toBeGreaterThan(2_000);
    const second = await writeLibraryFiles(new FolderFileStore(dir), short, templateDocuments());
    expect(second.every(({ written }) => !written)).toBe(true);
  });

  it('makes a file again when a word of it changes', async () => {
    await writeLibraryFiles(new FolderFileStore(dir), short, []);
    const [one, ...others] = short;
    const changed = { ...one!, head: { ...one!.head, title: 'Another title' } };
    const files = await writeLibraryFiles(new FolderFileStore(dir), [changed, ...others], []);
    expect(files.map(({ written }) => written)).toEqual([true, false, false]);
  });
});

describe('libraryDocuments', () => {
  it('gives every file a name of its own, and each gift the title of its session', () => {
    const documents = libraryDocuments();
    expect(new Set(documents.map(({ path: file }) => file)).size).toBe(documents.length);
    expect(documents.find(({ path: file }) => file === 'gifts/lowtide-model-chooser.pdf')?.head).toEqual({
      title: 'The model chooser',
      subtitle: 'A gift from Amara Okafor, day 1: Pick one income model and say no to the rest',
      day: 1,
    });
  });

  it('knows no gift by another name', () => {
    for (const key of ['', 'nobody', 'toString', '../templates-kit']) expect(giftFile(key)).toBeNull();
  });
});
