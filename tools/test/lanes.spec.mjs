import { runLanes } from './lanes.mjs';

/** Runs steps that end when they are told to. */
function world(lanes) {
  const begun = [];
  const ends = new Map();
  const over = runLanes(lanes, (name) => {
    begun.push(name);
    return new Promise((resolve) => ends.set(name, resolve));
  });
  const end = async (name) => {
    ends.get(name)();
    await new Promise(setImmediate);
  };
  return { begun, end, over };
}

describe('runLanes', () => {
  it('runs one step of each lane at a time, and no lane waits for another', async () => {
    const { begun, end, over } = world([
      ['browser', 'web'],
      ['unit', 'database'],
    ]);
    expect(begun).toEqual(['browser', 'unit']);
    await end('unit');
    expect(begun).toEqual(['browser', 'unit', 'database']);
    await end('database');
    await end('browser');
    expect(begun).toEqual(['browser', 'unit', 'database', 'web']);
    await end('web');
    await over;
  });

  it('fails where a step cannot be run', async () => {
    const broken = runLanes([['web']], () => Promise.reject(new Error('no processor')));
    await expect(broken).rejects.toThrow('no processor');
  });
});
