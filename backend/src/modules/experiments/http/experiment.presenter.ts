import type { ExperimentLook, ExperimentPlan, ExperimentRow } from '@summit/contracts';
import type { AddressOf } from '../../auth/auth.public.js';
import type { Outcome } from '../application/experiments.port.js';
import type { Experiment, Plan } from '../domain/experiment.js';
import type { Arm, Look } from '../domain/looks.js';

const iso = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());

const presentArm = ({ visitors, registrations, cents }: Arm) => ({ visitors, registrations, net_cents: cents });

export const presentLook = ({ day, arms: { A, B }, intervals }: Look): ExperimentLook => ({
  day,
  arms: { A: presentArm(A), B: presentArm(B) },
  registrations: intervals.registrations,
  revenue: intervals.revenue,
});

export const presentPlan = ({ variant, measure, expectedVisitors, maxDays }: Plan): ExperimentPlan => ({
  variant,
  measure,
  expected_visitors: expectedVisitors,
  max_days: maxDays,
});

export const planOf = ({ variant, measure, expected_visitors, max_days }: ExperimentPlan): Plan => ({
  variant,
  measure,
  expectedVisitors: expected_visitors,
  maxDays: max_days,
});

export interface ShownWith {
  /** What is published now. */
  headline: string;
  addressOf: AddressOf;
}

export const presentExperiment = (
  experiment: Experiment,
  { last, decision }: Outcome,
  { headline, addressOf }: ShownWith,
): ExperimentRow => ({
  ...presentPlan(experiment),
  id: experiment.id,
  status: experiment.status,
  control: experiment.control ?? headline,
  started_at: iso(experiment.startedAt),
  started_by: addressOf(experiment.startedBy),
  stopped_at: iso(experiment.stoppedAt),
  stopped_by: addressOf(experiment.stoppedBy),
  winner: experiment.winner,
  last: last && presentLook(last),
  decision,
});
