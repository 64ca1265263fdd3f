import { readTextFile } from './read-text-file';

/** jsdom's files can't be read. */
const aFile = (read: () => Promise<ArrayBuffer>): File =>
  Object.assign(new File([''], 'vip.csv'), { arrayBuffer: read });
const holding = (...bytes: number[]): File => aFile(() => Promise.resolve(Uint8Array.from(bytes).buffer));

describe('a file that was chosen', () => {
  it('is read as UTF-8', async () => {
    await expect(readTextFile(holding(0x4a, 0xc3, 0xb8))).resolves.toEqual({ text: 'Jø' });
  });

  it('of another encoding is not guessed', async () => {
    await expect(readTextFile(holding(0xff, 0xfe, 0x61, 0x00))).resolves.toEqual({ problem: 'other_encoding' });
  });

  it('that was changed or removed since is no question of its encoding', async () => {
    const gone = aFile(() => Promise.reject(new DOMException('changed', 'NotReadableError')));
    await expect(readTextFile(gone)).resolves.toEqual({ problem: 'unreadable' });
  });
});
