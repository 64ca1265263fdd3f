import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@summit/rules';
import type { Experiments, Outcome } from '../../src/modules/experiments/application/experiments.port.js';
import type { Plan } from '../../src/modules/experiments/domain/experiment.js';
import type { Transactions } from '../../src/platform/database/transactions.port.js';

const NOW = Date.parse('2025-11-20T18:00:00Z');
const PLAN: Plan = { variant: 'Headline B', measure: 'registrations', expectedVisitors: 10_000, maxDays: 14 };
const OTHER: Plan = { variant: 'Headline C', measure: 'revenue', expectedVisitors: 5_000, maxDays: 7 };
const OUTCOME: Outcome = { last: null, decision: { by: 'length', day: '2025-12-04' } };

export interface ExperimentsWorld {
  experiments: Experiments;
  transactions: Transactions;
  /** Somebody registers; answers the id. */
  newSignup(): Promise<string>;
  /** The registrations that are noted of an experiment, with the visitor of each. */
  registrations(experimentId: string): Promise<{ signupId: string; visitor: string }[]>;
  stop(): Promise<void>;
}

/** What every implementation of Experiments does. */
export function describeExperiments(name: string, open: () => Promise<ExperimentsWorld>): void {
  describe(`experiments: ${name}`, () => {
    let world: ExperimentsWorld;
    let at = NOW;
    beforeAll(async () => {
      world = await open();
    });
    beforeEach(() => {
      at += DAY_MS;
    });
    // One is open at a time.
    afterEach(async () => {
      const open = await world.experiments.open();
      if (!open) return;
      if (open.status === 'draft') await start(open);
      await stop(open.id);
    });
    afterAll(() => world.stop());

    const start = async (seen = PLAN) =>
      (await world.experiments.start((await world.experiments.open())!.id, { control: 'A', by: 'ada', at, seen }))!;
    const begun = async () => {
      await world.experiments.saveDraft(PLAN);
      return start();
    };
    const stop = (id: string) =>
      world.transactions.transaction((tx) =>
        world.experiments.stop(tx, id, { winner: 'B', by: 'ada', at: at + 10, outcome: OUTCOME }),
      );
    const lock = (id: string) => world.transactions.transaction((tx) => world.experiments.lockRunning(tx, id));

    it('begin as a draft, which is changed until it runs', async () => {
      expect(await world.experiments.open()).toBeNull();
      expect(await world.experiments.saveDraft(PLAN)).toEqual({ before: null });
      const draft = (await world.experiments.open())!;
      expect(draft).toMatchObject({ ...PLAN, status: 'draft', control: null, startedAt: null, winner: null });
      expect(await world.experiments.saveDraft(OTHER)).toEqual({ before: PLAN });
      expect(draft).toMatchObject(PLAN);
      expect(await world.experiments.open()).toEqual({ ...draft, ...OTHER });
      await start(OTHER);
      expect(await world.experiments.saveDraft(PLAN)).toBe('running');
    });

    it('are changed by whoever has seen the draft as it is', async () => {
      expect(await world.experiments.saveDraft(PLAN, OTHER)).toBe('changed');
      expect(await world.experiments.saveDraft(PLAN, null)).toEqual({ before: null });
      expect(await world.experiments.saveDraft(OTHER, null)).toBe('changed');
      expect(await world.experiments.saveDraft(OTHER, OTHER)).toBe('changed');
      expect(await world.experiments.saveDraft(OTHER, PLAN)).toEqual({ before: PLAN });
    });

    it('start once', async () => {
      await world.experiments.saveDraft(PLAN);
      const draft = (await world.experiments.open())!;
      expect(await lock(draft.id)).toBeNull();
      const running = await start();
      const again = (id: string) => world.experiments.start(id, { control: 'A', by: 'kofi', at, seen: PLAN });
      expect(running).toEqual({ ...draft, status: 'running', control: 'A', startedBy: 'ada', startedAt: at });
      expect(draft.status).toBe('draft');
      expect(await world.experiments.open()).toEqual(running);
      expect(await lock(running.id)).toEqual(running);
      expect(await again(running.id)).toBeNull();
      expect(await again(randomUUID())).toBeNull();
    });

    it('start only as they were seen', async () => {
      await world.experiments.saveDraft(PLAN);
      const { id } = (await world.experiments.open())!;
      const given = { control: 'A', by: 'ada', at };
      expect(await world.experiments.start(id, { ...given, seen: OTHER })).toBeNull();
      expect(await world.experiments.open()).toMatchObject({ id, status: 'draft', startedAt: null });
      expect(await world.experiments.start(id, { ...given, seen: PLAN })).toMatchObject({ ...PLAN, status: 'running' });
    });

    it('are history once they are stopped, newest first', async () => {
      const first = await begun();
      await stop(first.id);
      expect(await world.experiments.open()).toBeNull();
      expect(await lock(first.id)).toBeNull();
      at += DAY_MS;
      const second = await begun();
      await stop(second.id);
      const ended = { status: 'stopped', winner: 'B', stoppedBy: 'ada', outcome: OUTCOME };
      expect((await world.experiments.history()).slice(0, 2)).toEqual([
        { ...second, ...ended, stoppedAt: at + 10 },
        { ...first, ...ended, stoppedAt: at - DAY_MS + 10 },
      ]);
    });

    it('ran from their start until they were stopped', async () => {
      const { id } = await begun();
      expect(await world.experiments.runningAt(at - 1)).toEqual([]);
      expect(await world.experiments.runningAt(at)).toEqual([id]);
      await stop(id);
      expect(await world.experiments.runningAt(at + 9)).toEqual([id]);
      expect(await world.experiments.runningAt(at + 10)).toEqual([]);
    });

    it('count a visitor while they run', async () => {
      await world.experiments.saveDraft(PLAN);
      const { id } = (await world.experiments.open())!;
      const expose = (visitor: string) =>
        world.experiments.noteExposure({ experimentId: id, visitor, variant: 'A', at: at + 1 });
      const isExposed = (visitor: string) => world.experiments.isExposed(id, visitor);
      await expose('early');
      await start();
      await expose('seen');
      await stop(id);
      await expose('late');
      expect([await isExposed('early'), await isExposed('seen'), await isExposed('late')]).toEqual([
        false,
        true,
        false,
      ]);
    });

    it('note a registration once, of a visitor who had seen them by then', async () => {
      const { id } = await begun();
      for (const visitor of ['one', 'other'])
        await world.experiments.noteExposure({ experimentId: id, visitor, variant: 'A', at: at + 5 });
      const signupId = await world.newSignup();
      const register = (visitor: string, when = at + 5, signup = signupId) =>
        world.experiments.noteRegistration({ experimentId: id, visitor, signupId: signup, at: when });
      await register('one', at + 4);
      await register('nobody');
      expect(await world.registrations(id)).toEqual([]);
      await register('one');
      await register('other');
      expect(await world.registrations(id)).toEqual([{ signupId, visitor: 'one' }]);
      await register('other', at + 6, await world.newSignup());
      expect(await world.registrations(id)).toHaveLength(2);
    });
  });
}
