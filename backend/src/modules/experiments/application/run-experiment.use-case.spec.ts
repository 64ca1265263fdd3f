import { experimentsKit, PLAN, START } from './experiments-kit.fake.js';

const code = (work: Promise<unknown>) => work.then(() => 'ok').catch((error: { code: string }) => error.code);

// C-080
describe('the experiment with the headline', () => {
  it('is planned and changed as one draft, and tries another text than the published', async () => {
    const { run, experiments } = experimentsKit();
    expect(await run.plan(PLAN)).toEqual({ before: null });
    expect(await run.plan({ ...PLAN, maxDays: 30 })).toEqual({ before: PLAN });
    expect(experiments.stored).toHaveLength(1);
    expect(await code(run.plan({ ...PLAN, variant: 'Headline A' }))).toBe('experiment_same_text');
  });

  //
  it('is not planned over what somebody else has planned meanwhile', async () => {
    const { run, experiments, started } = experimentsKit();
    const theirs = { ...PLAN, maxDays: 30 };
    expect(await code(run.plan(PLAN, theirs))).toBe('edit_conflict');
    expect(await code(run.plan(PLAN, null))).toBe('ok');
    expect(await code(run.plan(theirs, null))).toBe('edit_conflict');
    expect(await code(run.plan(theirs, PLAN))).toBe('ok');
    expect(await code(run.plan({ ...PLAN, maxDays: 5 }, PLAN))).toBe('edit_conflict');
    expect(await experiments.open()).toMatchObject(theirs);
    await started();
    expect(await code(run.plan(PLAN, theirs))).toBe('experiment_running');
  });

  //
  it('does not start as somebody else has planned it meanwhile', async () => {
    const { run, experiments } = experimentsKit();
    await run.plan(PLAN);
    const { id } = (await experiments.open())!;
    const theirs = { ...PLAN, maxDays: 30 };
    await run.plan(theirs);
    expect(await code(run.start(id, 'ada@summit.test', PLAN))).toBe('edit_conflict');
    // Also where what they saw has been published since.
    expect(await code(run.start(id, 'ada@summit.test', { ...PLAN, variant: 'Headline A' }))).toBe('edit_conflict');
    expect(await experiments.open()).toMatchObject({ status: 'draft' });
    expect(await code(run.start(id, 'ada@summit.test', theirs))).toBe('ok');
    expect(await code(run.start(id, 'bo@summit.test', theirs))).toBe('experiment_changed');
  });

  it('starts once, with what is published as its control, and is not changed while it runs', async () => {
    const { run, experiments, started } = experimentsKit();
    const id = await started();
    expect(experiments.stored).toMatchObject([
      { status: 'running', control: 'Headline A', startedAt: START, startedBy: 'ada@summit.test' },
    ]);
    expect(await code(run.start(id, 'bo@summit.test'))).toBe('experiment_changed');
    expect(await code(run.plan({ ...PLAN, maxDays: 30 }))).toBe('experiment_running');
  });

  it('publishes the winner when it is stopped, once, and keeps what was seen', async () => {
    const { run, experiments, started, published, days } = experimentsKit();
    const id = await started();
    const day = { day: '2025-11-20', visitors: 4_000, cents: 0, squaredCents: 0, payers: 0 };
    days.push({ ...day, variant: 'A', registrations: 80 }, { ...day, variant: 'B', registrations: 240 });
    const stops = [run.stop(id, 'B', 'ada@summit.test'), run.stop(id, 'A', 'bo@summit.test')];
    expect(await Promise.all(stops.map(code))).toEqual(['ok', 'experiment_changed']);
    expect(published).toEqual(['Headline A', 'Headline B']);
    expect(await experiments.history()).toMatchObject([
      {
        status: 'stopped',
        winner: 'B',
        stoppedBy: 'ada@summit.test',
        outcome: { decision: { by: 'interval', favors: 'B' }, last: { arms: { B: { registrations: 240 } } } },
      },
    ]);
  });

  it('publishes nothing with A, so that a headline that somebody has published meanwhile stays', async () => {
    const { run, started, published } = experimentsKit();
    const id = await started();
    published.push('Edited');
    await run.stop(id, 'A', 'ada@summit.test');
    expect(published).toEqual(['Headline A', 'Edited']);
  });

  it('makes room for the next one', async () => {
    const { run, started, experiments } = experimentsKit();
    await run.stop(await started(), 'A', 'ada@summit.test');
    await started();
    expect(experiments.stored.map(({ status }) => status)).toEqual(['stopped', 'running']);
  });
});
