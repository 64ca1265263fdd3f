import { FileSizesFake } from './file-sizes.fake.js';
import { KnownSizes } from './known-sizes.js';

function scene() {
  const files = new FileSizesFake();
  const state = { now: 0 };
  return { files, state, sizes: new KnownSizes(files, () => state.now) };
}

describe('the sizes of files for everybody', () => {
  it('are asked for once in five minutes, each key by itself', async () => {
    const { files, state, sizes } = scene();
    expect(await Promise.all([sizes.of('a'), sizes.of('a'), sizes.of('b')])).toEqual([7, 7, 7]);
    files.size = 8;
    state.now = 299_999;
    expect(await sizes.of('a')).toBe(7);
    expect(files.asked).toEqual(['a', 'b']);
    // A size lives on for the ten seconds of an answer.
    state.now = 310_000;
    expect(await sizes.of('a')).toBe(8);
    expect(files.asked).toEqual(['a', 'b', 'a']);
  });

  it('are unknown while the store is away, which is asked again after ten seconds', async () => {
    const { files, state, sizes } = scene();
    files.isAway = true;
    expect([await sizes.of('a'), await sizes.of('a')]).toEqual([null, null]);
    files.isAway = false;
    state.now = 9_999;
    expect(await sizes.of('a')).toBeNull();
    expect(files.asked).toEqual(['a']);
    state.now = 10_000;
    expect(await sizes.of('a')).toBe(7);
  });

  it('show soon after a file was made', async () => {
    const { files, state, sizes } = scene();
    files.size = null;
    expect(await sizes.of('a')).toBeNull();
    files.size = 9;
    state.now = 10_000;
    expect(await sizes.of('a')).toBe(9);
  });
});
