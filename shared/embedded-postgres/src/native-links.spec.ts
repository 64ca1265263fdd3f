import { mkdtempSync, mkdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeNativeLinks } from './native-links.js';

describe('the libraries of the bundled PostgreSQL', () => {
  const packageWith = (links: object[] | null): string => {
    const native = path.join(mkdtempSync(path.join(tmpdir(), 'native-links-')), 'native');
    mkdirSync(path.join(native, 'lib'), { recursive: true });
    writeFileSync(path.join(native, 'lib', 'libpq.so.5.18'), 'library');
    if (links) writeFileSync(path.join(native, 'pg-symlinks.json'), JSON.stringify(links));
    return native;
  };

  it('are found by their short names, however often the links are made', async () => {
    const native = packageWith([{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }]);
    await makeNativeLinks(native);
    await Promise.all([makeNativeLinks(native), makeNativeLinks(native)]);
    const short = path.join(native, 'lib', 'libpq.so.5');
    expect(readlinkSync(short)).toBe('libpq.so.5.18');
    expect(readFileSync(short, 'utf8')).toBe('library');
  });

  it('need no links where the package lists none', async () => {
    await expect(makeNativeLinks(packageWith(null))).resolves.toBeUndefined();
  });
});
