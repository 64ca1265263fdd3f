import { strykerPlugins } from './one-process.runner.mjs';

const CHANGE = { activeMutant: { id: '7' }, mutantActivation: 'runtime' };

/** A runner whose only test is `run`, told which change is active; loading calls `loaded` instead of reading files. */
function runnerOf(run, loaded = () => undefined) {
  const runner = strykerPlugins[0].factory();
  const test = { id: 'keeps the rule', file: 'rule.spec.ts', before: [], after: [] };
  runner.tests = [{ ...test, run: () => run(globalThis.__stryker__.activeMutant) }];
  runner.loadedWith = null;
  runner.load = loaded;
  return runner;
}
const fail = () => {
  throw new Error('the rule is broken');
};

afterEach(() => delete globalThis.__stryker__);

describe('a run with one change', () => {
  it('tells that the change is noticed, or survives', async () => {
    const noticing = runnerOf((change) => change === '7' && fail());
    expect(await noticing.mutantRun(CHANGE)).toMatchObject({ status: 'killed', killedBy: ['keeps the rule'] });
    expect(await runnerOf(() => true).mutantRun(CHANGE)).toMatchObject({ status: 'survived' });
  });

  it('does not blame a change for what one before it left behind', async () => {
    let left = true;
    const runner = runnerOf(
      () => left && fail(),
      () => (left = false),
    );
    expect(await runner.mutantRun(CHANGE)).toMatchObject({ status: 'survived' });
  });

  it('counts a change as noticed that leaves something behind itself, and takes that away', async () => {
    let left = false;
    const runner = runnerOf(
      (change) => {
        left ||= change === '7';
        if (left) fail();
      },
      () => (left = false),
    );
    expect(await runner.mutantRun(CHANGE)).toMatchObject({ status: 'killed' });
    expect(left).toBe(false);
    expect(await runner.mutantRun({ ...CHANGE, activeMutant: { id: '8' } })).toMatchObject({ status: 'survived' });
  });

  it('says so where a test fails without any change', async () => {
    expect(await runnerOf(fail).mutantRun(CHANGE)).toEqual({
      status: 'error',
      errorMessage: 'it fails by itself: keeps the rule',
    });
  });
});
