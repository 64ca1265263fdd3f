import { runLanes } from './lanes.mjs';

/** Runs steps that end when they are told to. */
function world(steps) {
  const begun = [];
  const ends = new Map();
  const over = runLanes(steps, (name) => {
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
  it('runs one step of each lane at a time, and the rest on the lane that is done first', async () => {
    const { begun, end, over } = world({
      lanes: [
        ['database', 'browser'],
        ['web', 'unit'],
      ],
      rest: ['lint', 'format'],
    });
    expect(begun).toEqual(['database', 'web']);
    await end('database');
    expect(begun).toEqual(['database', 'web', 'browser']);
    await end('web');
    await end('unit');
    expect(begun).toEqual(['database', 'web', 'browser', 'unit', 'lint']);
    await end('browser');
    expect(begun.at(-1)).toBe('format');
    await end('format');
    await end('lint');
    await over;
    expect(begun).toHaveLength(6);
  });

  it('fails where a step cannot be run', async () => {
    const broken = runLanes({ lanes: [['web']], rest: [] }, () => Promise.reject(new Error('no processor')));
    await expect(broken).rejects.toThrow('no processor');
  });
});
