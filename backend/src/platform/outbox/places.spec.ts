import { setImmediate as turn } from 'node:timers/promises';
import { NotBegun, Places } from './places.js';

describe('Places', () => {
  let begun: number[];
  let ends: (() => void)[];
  let places: Places;
  let stop: AbortController;
  beforeEach(() => {
    begun = [];
    ends = [];
    stop = new AbortController();
    places = new Places(4, stop.signal);
  });

  const ask = (...pieces: number[]) =>
    pieces.map((piece) =>
      places.run(async () => {
        begun.push(piece);
        await new Promise<void>((end) => (ends[piece] = end));
      }),
    );
  const end = async (...pieces: number[]) => {
    await turn();
    for (const piece of pieces) ends[piece]!();
    await turn();
  };

  it('lets as many run at once as there are', async () => {
    ask(0, 1, 2, 3, 4);
    await turn();
    expect(begun).toEqual([0, 1, 2, 3]);
  });

  it('gives no place away before half of them are free, so that who waits begins together', async () => {
    ask(0, 1, 2, 3, 4, 5, 6);
    await end(0);
    expect(begun).toEqual([0, 1, 2, 3]);
    await end(2);
    expect(begun).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('goes on around one that is slow', async () => {
    ask(0, 1, 2, 3, 4, 5, 6, 7, 8, 9);
    await end(1, 2, 3);
    expect(begun).toEqual([0, 1, 2, 3, 4, 5]);
    await end(4);
    expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  it('lets nobody wait while there is room for all', async () => {
    ask(0, 1, 2);
    await turn();
    ask(3);
    await turn();
    expect(begun).toEqual([0, 1, 2, 3]);
    ask(4);
    await end(3);
    expect(begun).toContain(4);
  });

  it('gets the place of a piece that fails back, and says what it failed of', async () => {
    const failed = Array.from({ length: 4 }, () => places.run(() => Promise.reject(new Error('not now'))));
    for (const one of failed) await expect(one).rejects.toThrow('not now');
    ask(0, 1, 2, 3);
    await turn();
    expect(begun).toEqual([0, 1, 2, 3]);
  });

  it('begins nothing more once the process is told to stop, and lets what has begun end', async () => {
    const pieces = ask(0, 1, 2, 3, 4, 5);
    await turn();
    stop.abort();
    for (const waiting of pieces.slice(4)) await expect(waiting).rejects.toBeInstanceOf(NotBegun);
    await expect(places.run(() => Promise.resolve())).rejects.toBeInstanceOf(NotBegun);
    await end(0, 1, 2, 3);
    await Promise.all(pieces.slice(0, 4));
    expect(begun).toEqual([0, 1, 2, 3]);
  });
});
