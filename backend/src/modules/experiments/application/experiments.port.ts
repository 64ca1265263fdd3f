import type { Transaction } from '../../../platform/database/transactions.port.js';
import type { Experiment, Plan, SeenPlan, Variant } from '../domain/experiment.js';
import type { Look, Decision } from '../domain/looks.js';

/** What was seen when it was stopped; figures of visitors may be forgotten later. */
export interface Outcome {
  last: Look | null;
  decision: Decision;
}

export interface StoppedExperiment extends Experiment {
  outcome: Outcome | null;
}

/** `at` in ms. */
export interface StartedExperiment {
  control: string;
  by: string;
  at: number;
  seen: Plan;
}

export interface Exposure {
  experimentId: string;
  /** Keyed hash of what the browser keeps. */
  visitor: string;
  variant: Variant;
  /** ms. */
  at: number;
}

/** The experiments with the landing page's headline: one is open (a draft, or it runs), the others are history. */
export interface Experiments {
  open(): Promise<Experiment | null>;
  /** Newest first. */
  history(): Promise<StoppedExperiment[]>;
  /** Makes the draft or changes it; answers what was before (null: there was none), `running`, or `changed` where it is not what was seen. */
  saveDraft(plan: Plan, seen?: SeenPlan): Promise<{ before: Plan | null } | 'running' | 'changed'>;
  /** Null where it is no draft any more, or not what was seen. */
  start(id: string, start: StartedExperiment): Promise<Experiment | null>;
  /** The experiment while it runs, kept from others until the transaction ends; else null. */
  lockRunning(tx: Transaction, id: string): Promise<Experiment | null>;
  stop(tx: Transaction, id: string, stop: { winner: Variant; by: string; at: number; outcome: Outcome }): Promise<void>;
  /** Whether this visitor (its key) is counted already. */
  isExposed(experimentId: string, visitor: string): Promise<boolean>;
  /** Once for each visitor of an experiment that runs. */
  noteExposure(exposure: Exposure): Promise<void>;
  /** Those that ran at this time (ms). */
  runningAt(at: number): Promise<string[]>;
  /** Once for each registration; nothing for a visitor who has not seen the experiment by then. */
  noteRegistration(registration: {
    experimentId: string;
    visitor: string;
    signupId: string;
    at: number;
  }): Promise<void>;
}

export const EXPERIMENTS = Symbol('EXPERIMENTS');
