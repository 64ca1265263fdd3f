import { BONUS_DOCUMENTS } from '@summit/content';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FolderFileStore } from '../../../platform/files/folder-file-store.js';
import { readPdf } from '../../../../test/harness/read-pdf.js';
import { bonusFingerprint, writeBonusFiles } from './write-bonus-files.js';
import { sha256 } from '../../../platform/documents/write-when-changed.js';

/** The first chapter of each; render-bonus-pdf.spec.ts sets them whole. */
const SHORT = Object.values(BONUS_DOCUMENTS).map((document) => ({
  ...document,
  chapters: document.chapters.slice(0, 1),
}));

describe('writeBonusFiles', () => {
  let dir: string;
  beforeAll(async () => {
    dir = await mkdtemp(path.join(tmpdir(), 'bonus-files-'));
  });
  afterAll(() => rm(dir, { recursive: true }));

  it('writes the three files under their download names, then leaves them alone', async () => {
    const first = await writeBonusFiles(new FolderFileStore(dir), SHORT);
    expect(first.map((f) => [f.bonus, f.key, f.written])).toEqual([
      ['free-signup-bonus-1', 'bonuses/100-profitable-side-hustle-blueprints.pdf', true],
      ['free-signup-bonus-2', 'bonuses/the-passive-income-playbook-2025.pdf', true],
      ['vip-upgrade-bonus', 'bonuses/vip-exclusive-bonus-pack.pdf', true],
    ]);
    for (const file of first) {
      const data = await readFile(path.join(dir, file.key));
      expect([data.length, sha256(data)]).toEqual([file.bytes, file.sha256]);
      expect(readPdf(data).pages).toBeGreaterThan(3);
    }

    const times = await Promise.all(first.map(async (f) => (await stat(path.join(dir, f.key))).mtimeMs));
    const second = await writeBonusFiles(new FolderFileStore(dir), SHORT);
    expect(second).toEqual(first.map((f) => ({ ...f, written: false })));
    expect(await Promise.all(second.map(async (f) => (await stat(path.join(dir, f.key))).mtimeMs))).toEqual(times);
  });

  it('makes only the changed document again', async () => {
    await writeBonusFiles(new FolderFileStore(dir), SHORT);
    const revised = SHORT.map((document, i) => (i === 1 ? { ...document, subtitle: 'Second edition' } : document));
    expect((await writeBonusFiles(new FolderFileStore(dir), revised)).map((f) => f.written)).toEqual([
      false,
      true,
      false,
    ]);
  });
});

describe('bonusFingerprint', () => {
  it('changes with any word of the content', () => {
    const document = BONUS_DOCUMENTS['vip-upgrade-bonus'];
    expect(bonusFingerprint(document)).toBe(bonusFingerprint(structuredClone(document)));
    expect(bonusFingerprint({ ...document, subtitle: 'Other' })).not.toBe(bonusFingerprint(document));
  });
});
