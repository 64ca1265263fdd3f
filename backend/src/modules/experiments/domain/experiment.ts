/** A is what is published, B what is tried against it. */
export const VARIANTS = ['A', 'B'] as const;
export type Variant = (typeof VARIANTS)[number];

/** What decides: how many register, or what is kept of what a visitor pays. */
export type Measure = 'registrations' | 'revenue';

export const STATUSES = ['draft', 'running', 'stopped'] as const;
export type ExperimentStatus = (typeof STATUSES)[number];

/** What an operator chooses. */
export interface Plan {
  variant: string;
  measure: Measure;
  /** Visitors of both variants at which the intervals are narrowest. */
  expectedVisitors: number;
  maxDays: number;
}

/** The plan that somebody wants to change; null where there was none, undefined where nobody has looked. */
export type SeenPlan = Plan | null | undefined;

/** Whether both say the same, whatever else they have. */
export function isSamePlan(one: Plan | null, other: Plan | null): boolean {
  if (!one || !other) return one === other;
  const fields = ['variant', 'measure', 'expectedVisitors', 'maxDays'] as const;
  return fields.every((field) => one[field] === other[field]);
}

/** Times in ms. */
export interface Experiment extends Plan {
  id: string;
  status: ExperimentStatus;
  /** The headline that was published at the start; null of a draft. */
  control: string | null;
  startedAt: number | null;
  startedBy: string | null;
  stoppedAt: number | null;
  stoppedBy: string | null;
  winner: Variant | null;
}

/** Which variant a visitor sees: even for both, the same at each visit and in each process. `key`: keyed hash of the visitor (base64url). */
export const variantOf = (key: string): Variant => (Buffer.from(key, 'base64url')[0]! % 2 === 0 ? 'A' : 'B');
