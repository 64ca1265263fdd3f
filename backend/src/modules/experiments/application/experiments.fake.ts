import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../../platform/database/transactions.port.js';
import { isSamePlan, type Experiment, type Plan, type SeenPlan } from '../domain/experiment.js';
import type { Experiments, Exposure, Outcome, StartedExperiment, StoppedExperiment } from './experiments.port.js';

const HISTORY_LENGTH = 50;

const withoutOutcome = ({ outcome: _outcome, ...experiment }: StoppedExperiment): Experiment => experiment;

/** In memory, with the same answers as the repository. */
export class InMemoryExperiments implements Experiments {
  readonly stored: StoppedExperiment[] = [];
  readonly exposures = new Map<string, Exposure>();
  readonly registrations = new Map<string, { visitor: string; signupId: string }>();

  async open(): Promise<Experiment | null> {
    const open = this.notStopped();
    return open ? withoutOutcome(open) : null;
  }

  async history(): Promise<StoppedExperiment[]> {
    return this.stored
      .filter(({ status }) => status === 'stopped')
      .sort((one, other) => other.stoppedAt! - one.stoppedAt!)
      .slice(0, HISTORY_LENGTH)
      .map((one) => ({ ...one }));
  }

  async saveDraft(plan: Plan, seen?: SeenPlan): Promise<{ before: Plan | null } | 'running' | 'changed'> {
    const open = this.notStopped();
    if (open?.status === 'running') return 'running';
    if (seen !== undefined && !isSamePlan(seen, open ?? null)) return 'changed';
    if (!open) {
      const unset = { control: null, startedAt: null, startedBy: null, stoppedAt: null, stoppedBy: null };
      this.stored.push({ ...plan, ...unset, id: randomUUID(), status: 'draft', winner: null, outcome: null });
      return { before: null };
    }
    const { variant, measure, expectedVisitors, maxDays } = open;
    Object.assign(open, plan);
    return { before: { variant, measure, expectedVisitors, maxDays } };
  }

  async start(id: string, { control, by, at, seen }: StartedExperiment): Promise<Experiment | null> {
    const draft = this.stored.find((one) => one.id === id && one.status === 'draft');
    if (!draft || !isSamePlan(seen, draft)) return null;
    return withoutOutcome(Object.assign(draft, { status: 'running', control, startedBy: by, startedAt: at }));
  }

  async lockRunning(_tx: Transaction, id: string): Promise<Experiment | null> {
    const running = this.stored.find((one) => one.id === id && one.status === 'running');
    return running ? withoutOutcome(running) : null;
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
    if (this.notStopped()?.status !== 'running' || this.notStopped()?.id !== exposure.experimentId) return;
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
    const key = `${experimentId} ${signupId}`;
    if (seen && seen.at <= at && !this.registrations.has(key)) this.registrations.set(key, { visitor, signupId });
  }

  private notStopped(): StoppedExperiment | undefined {
    return this.stored.find(({ status }) => status !== 'stopped');
  }
}
