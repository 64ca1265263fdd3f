import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../../platform/database/transactions.port.js';
import type { Experiment, Plan, SeenPlan } from '../domain/experiment.js';
import type { Experiments, Exposure, Outcome, StoppedExperiment } from './experiments.port.js';

function isSamePlan(one: Plan | null, other: Plan | null): boolean {
  if (!one || !other) return one === other;
  const fields = ['variant', 'measure', 'expectedVisitors', 'maxDays'] as const;
  return fields.every((field) => one[field] === other[field]);
}

/** In memory, with the same answers as the repository. */
export class InMemoryExperiments implements Experiments {
  readonly stored: StoppedExperiment[] = [];
  readonly exposures = new Map<string, Exposure>();
  readonly registrations = new Map<string, { visitor: string; signupId: string }>();

  async open(): Promise<Experiment | null> {
    return this.stored.find(({ status }) => status !== 'stopped') ?? null;
  }

  async history(): Promise<StoppedExperiment[]> {
    return this.stored.filter(({ status }) => status === 'stopped').reverse();
  }

  async saveDraft(plan: Plan, seen?: SeenPlan): Promise<{ before: Plan | null } | 'running' | 'changed'> {
    const open = await this.open();
    if (open?.status === 'running') return 'running';
    if (seen !== undefined && !isSamePlan(seen, open)) return 'changed';
    if (!open) {
      const unset = { control: null, startedAt: null, startedBy: null, stoppedAt: null, stoppedBy: null };
      this.stored.push({ ...plan, ...unset, id: randomUUID(), status: 'draft', winner: null, outcome: null });
      return { before: null };
    }
    const { variant, measure, expectedVisitors, maxDays } = open;
    Object.assign(open, plan);
    return { before: { variant, measure, expectedVisitors, maxDays } };
  }

  async start(
    id: string,
    { control, by, at }: { control: string; by: string; at: number },
  ): Promise<Experiment | null> {
    const draft = this.stored.find((one) => one.id === id && one.status === 'draft');
    return draft ? Object.assign(draft, { status: 'running', control, startedBy: by, startedAt: at }) : null;
  }

  async lockRunning(_tx: Transaction, id: string): Promise<Experiment | null> {
    return this.stored.find((one) => one.id === id && one.status === 'running') ?? null;
  }

  async stop(
    _tx: Transaction,
    id: string,
    { winner, by, at, outcome }: { winner: 'A' | 'B'; by: string; at: number; outcome: Outcome },
  ): Promise<void> {
    const found = this.stored.find((one) => one.id === id);
    if (found) Object.assign(found, { status: 'stopped', winner, stoppedBy: by, stoppedAt: at, outcome });
  }

  async isExposed(experimentId: string, visitor: string): Promise<boolean> {
    return this.exposures.has(`${experimentId} ${visitor}`);
  }

  async noteExposure(exposure: Exposure): Promise<void> {
    const key = `${exposure.experimentId} ${exposure.visitor}`;
    if (!this.exposures.has(key)) this.exposures.set(key, exposure);
  }

  async runningAt(at: number): Promise<string[]> {
    return this.stored
      .filter(({ startedAt, stoppedAt }) => startedAt !== null && startedAt <= at && (stoppedAt ?? Infinity) > at)
      .map(({ id }) => id);
  }

  async noteRegistration({
    experimentId,
    visitor,
    signupId,
    at,
  }: {
    experimentId: string;
    visitor: string;
    signupId: string;
    at: number;
  }): Promise<void> {
    const seen = this.exposures.get(`${experimentId} ${visitor}`);
    if (seen && seen.at <= at) this.registrations.set(`${experimentId} ${signupId}`, { visitor, signupId });
  }
}
