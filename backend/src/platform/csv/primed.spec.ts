import { primed } from './primed.js';

async function* failingAt(index: number) {
  for (let n = 0; ; n++) {
    if (n === index) throw new Error('no database');
    yield n;
  }
}

describe('primed', () => {
  it('fails before anything is answered when the first chunk fails', async () => {
    await expect(primed(failingAt(0))).rejects.toThrow('no database');
  });

  it('hands on every chunk, and a later failure as one', async () => {
    const seen: number[] = [];
    const readAll = async () => {
      for await (const chunk of await primed(failingAt(3))) seen.push(chunk);
    };
    await expect(readAll()).rejects.toThrow('no database');
    expect(seen).toEqual([0, 1, 2]);
  });
});
