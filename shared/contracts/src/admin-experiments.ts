import type { HeadlineVariant } from './browser-keys.js';
import type { Endpoint } from './endpoint.js';
import type { MessageAnswer } from './success-answer.js';

/** What decides an experiment: how many register, or what is kept of what a visitor pays. */
export const EXPERIMENT_MEASURES = ['registrations', 'revenue'] as const;
export type ExperimentMeasure = (typeof EXPERIMENT_MEASURES)[number];

export const EXPERIMENT_LIMITS = {
  headline: 120,
  leastVisitors: 1_000,
  mostVisitors: 10_000_000,
  mostDays: 60,
} as const;

/** B less A: registrations per visitor (0.01 is one point), or cents per visitor. May be looked at every day. */
export interface ExperimentInterval {
  difference: number;
  low: number;
  high: number;
}

export interface ExperimentArm {
  visitors: number;
  registrations: number;
  /** Cents that are kept of these visitors' orders: refunds taken off. */
  net_cents: number;
}

/** All that was known at the end of a Pacific day (`YYYY-MM-DD`). */
export interface ExperimentLook {
  day: string;
  arms: Record<HeadlineVariant, ExperimentArm>;
  /** Null while there are too few visitors or outcomes. */
  registrations: ExperimentInterval | null;
  revenue: ExperimentInterval | null;
}

/** Why it may be stopped: the main measure's interval left zero out on `day`, or its days are over. Null: neither. */
export type ExperimentDecision =
  | { by: 'interval'; day: string; favors: HeadlineVariant }
  | { by: 'length'; day: string }
  | null;

/** What an operator chooses. */
export interface ExperimentPlan {
  /** Headline B; A is what is published when it starts. */
  variant: string;
  measure: ExperimentMeasure;
  /** Visitors of both at which the intervals are narrowest. */
  expected_visitors: number;
  max_days: number;
}

export interface SaveExperimentRequest extends ExperimentPlan {
  /** The plan that the form was opened with, null for none: where it is no longer so, the answer is `edit_conflict`. */
  seen?: ExperimentPlan | null;
}

export interface StartExperimentRequest {
  /** The plan that is to start: where it is no longer so, the answer is `edit_conflict`. */
  seen?: ExperimentPlan;
}

/** Times are ISO 8601, UTC. */
export interface ExperimentRow extends ExperimentPlan {
  id: string;
  status: 'draft' | 'running' | 'stopped';
  /** Headline A; of a draft what is published now. */
  control: string;
  started_at: string | null;
  started_by: string | null;
  stopped_at: string | null;
  stopped_by: string | null;
  winner: HeadlineVariant | null;
  /** The last look: of one that was stopped what was seen then. */
  last: ExperimentLook | null;
  decision: ExperimentDecision;
}

export interface OpenExperiment extends ExperimentRow {
  looks: ExperimentLook[];
  /** The split of visitors can't be chance: something loses visitors of one headline. */
  uneven: boolean;
  /** Somebody published another headline than A since the start. */
  control_edited: boolean;
}

export interface ExperimentsResponse {
  success: true;
  /** The draft or the running one of the landing headline. */
  open: OpenExperiment | null;
  /** Newest first; 50 at most. */
  history: ExperimentRow[];
  /** The published headline, and what to try against it. */
  headline: string;
  suggestion: string;
}

export const adminExperimentsEndpoint: Endpoint<{ response: ExperimentsResponse }> = {
  method: 'GET',
  path: '/api/admin/experiments',
  access: 'admin',
  staffRole: 'support',
  source: 'C-080',
};

export const adminSaveExperimentEndpoint: Endpoint<{ body: SaveExperimentRequest; response: MessageAnswer }> = {
  method: 'PUT',
  path: '/api/admin/experiments/draft',
  access: 'admin',
  source: 'C-080',
};

export const adminStartExperimentEndpoint: Endpoint<{
  params: { id: string };
  body: StartExperimentRequest;
  response: MessageAnswer;
}> = {
  method: 'POST',
  path: '/api/admin/experiments/:id/start',
  access: 'admin',
  source: 'C-080',
};

/** Publishes the winner as the landing page's headline. */
export const adminStopExperimentEndpoint: Endpoint<{
  params: { id: string };
  body: { winner: HeadlineVariant };
  response: MessageAnswer;
}> = {
  method: 'POST',
  path: '/api/admin/experiments/:id/stop',
  access: 'admin',
  source: 'C-080',
};
