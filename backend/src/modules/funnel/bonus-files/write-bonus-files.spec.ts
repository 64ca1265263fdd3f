import { BONUS_DOCUMENTS } from '@summit/content';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readPdf } from '../../../platform/documents/testing/read-pdf.js';
import { bonusFingerprint, writeBonusFiles } from './write-bonus-files.js';
import { sha256 } from '../../../platform/documents/write-when-changed.js';

describe('writeBonusFiles', () => {
  let dir: string;
  beforeAll(async () => {
    dir = await mkdtemp(path.join(tmpdir(), 'bonus-files-'));
  });
  afterAll(() => rm(dir, { recursive: true }));

  it('writes the three files under their download names, then leaves them alone', async () => {
    const before = process.cpuUsage();
    const first = await writeBonusFiles(dir);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1e6).toBeLessThan(15);
    expect(first.map((f) => [f.key, path.basename(f.path), f.written])).toEqual([
      ['free-signup-bonus-1', '100-profitable-side-hustle-blueprints.pdf', true],
      ['free-signup-bonus-2', 'the-passive-income-playbook-2025.pdf', true],
      ['vip-upgrade-bonus', 'vip-exclusive-bonus-pack.pdf', true],
    ]);
    for (const file of first) {
      const data = await readFile(file.path);
      expect([data.length, sha256(data)]).toEqual([file.bytes, file.sha256]);
      expect(readPdf(data).pages).toBeGreaterThan(20);
    }

    const times = await Promise.all(first.map(async (f) => (await stat(f.path)).mtimeMs));
    const second = await writeBonusFiles(dir);
    expect(second).toEqual(first.map((f) => ({ ...f, written: false })));
    expect(await Promise.all(second.map(async (f) => (await stat(f.path)).mtimeMs))).toEqual(times);
  }, 60_000);

  it('makes only the changed document again', async () => {
    await writeBonusFiles(dir);
    const [one, two, three] = Object.values(BONUS_DOCUMENTS);
    if (!one || !two || !three) throw new Error('three documents expected');
    const files = await writeBonusFiles(dir, [one, { ...two, subtitle: 'Second edition' }, three]);
    expect(files.map((f) => f.written)).toEqual([false, true, false]);
  }, 60_000);
});

describe('bonusFingerprint', () => {
  it('changes with any word of the content', () => {
    const document = BONUS_DOCUMENTS['vip-upgrade-bonus'];
    expect(bonusFingerprint(document)).toBe(bonusFingerprint(structuredClone(document)));
    expect(bonusFingerprint({ ...document, subtitle: 'Other' })).not.toBe(bonusFingerprint(document));
  });
});
