import { FixedClock } from '../../../platform/clock/clock.fake.js';
import { SerialTransactions } from '../../../platform/database/transactions.fake.js';
import type { Plan } from '../domain/experiment.js';
import type { ArmDay } from '../domain/looks.js';
import { ChooseHeadlineUseCase } from './choose-headline.use-case.js';
import { CountRegistrationHandler } from './count-registration.handler.js';
import { InMemoryExperiments } from './experiments.fake.js';
import { RunExperimentUseCase } from './run-experiment.use-case.js';
import { visitorMark } from './visitor-key.js';
import { createHash } from 'node:crypto';

export const PLAN: Plan = { variant: 'Headline B', measure: 'registrations', expectedVisitors: 10_000, maxDays: 14 };
export const START = Date.parse('2025-11-20T18:00:00Z');

/** The use cases of experiments on tables in memory. */
export function experimentsKit() {
  const experiments = new InMemoryExperiments();
  const clock = new FixedClock(START);
  const published = ['Headline A'];
  const days: ArmDay[] = [];
  const hash = {
    of: (purpose: string, text: string) =>
      createHash('sha256')
        .update(purpose + text)
        .digest('base64url'),
  };
  const running = {
    current: async () => await experiments.open().then((open) => (open?.status === 'running' ? open : null)),
    forget: () => undefined,
  };
  const headline = {
    current: async () => published.at(-1)!,
    edited: async () => (published.length > 1 ? published.at(-1)! : null),
    publish: async (title: string) => {
      if (title !== published.at(-1)) published.push(title);
    },
  };
  const run = new RunExperimentUseCase(
    experiments,
    { days: async () => days },
    headline,
    running,
    new SerialTransactions(),
    clock,
  );
  const choose = new ChooseHeadlineUseCase(experiments, running, hash, clock);
  const count = new CountRegistrationHandler(experiments, hash);
  /** Plans and starts it; answers its id. */
  const started = async (plan = PLAN): Promise<string> => {
    await run.plan(plan);
    const { id } = (await experiments.open())!;
    await run.start(id, 'ada@summit.test');
    return id;
  };
  const mark = (kept: string) => visitorMark(hash, kept);
  return { experiments, clock, published, days, run, choose, count, mark, started };
}
