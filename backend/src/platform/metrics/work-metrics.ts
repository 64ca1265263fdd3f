import { Histogram, type Registry } from 'prom-client';
import type { EndedWork, Telemetry, WorkKind } from '../telemetry/telemetry.js';

interface KindMetric {
  name: string;
  help: string;
  labels: Partial<Record<string, (work: EndedWork) => string>>;
  /** Upper ends, seconds. */
  buckets: number[];
}

const QUICK = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const PATIENT = [0.01, 0.05, 0.1, 0.5, 1, 5, 15, 60, 300];
const outcome = (work: EndedWork): string => work.outcome;
const name = (work: EndedWork): string => work.name;

const METRICS: Record<WorkKind, KindMetric> = {
  request: {
    name: 'summit_http_request_duration_seconds',
    help: 'Requests by the path of the endpoint table ("other": files and unknown paths) and class of status.',
    labels: { method: (work) => work.method, route: name, status: outcome },
    buckets: QUICK,
  },
  job: {
    name: 'summit_job_duration_seconds',
    help: 'Jobs of the queue; "failed" is tried again.',
    labels: { task: name, outcome },
    buckets: PATIENT,
  },
  scheduled: {
    name: 'summit_scheduled_duration_seconds',
    help: 'Work at certain times.',
    labels: { work: name, outcome },
    buckets: PATIENT,
  },
  provider_call: {
    name: 'summit_provider_call_duration_seconds',
    help: 'Calls of outside providers: "done" is an answer, also a refusal; "failed" is none; "paused" was not made.',
    labels: { provider: name, outcome },
    buckets: QUICK,
  },
};

/** Counts and times whatever work ends from now on. */
export function measureWork(telemetry: Telemetry, registry: Registry): void {
  const recorders = Object.fromEntries(
    Object.entries(METRICS).map(([kind, metric]) => [kind, recorderOf(metric, registry)]),
  ) as Record<WorkKind, (work: EndedWork) => void>;
  telemetry.observe((work) => recorders[work.kind](work));
}

function recorderOf({ name, help, labels, buckets }: KindMetric, registry: Registry): (work: EndedWork) => void {
  const histogram = new Histogram({ name, help, labelNames: Object.keys(labels), buckets, registers: [registry] });
  const values = Object.entries(labels);
  return (work) =>
    histogram.observe(Object.fromEntries(values.map(([label, valueOf]) => [label, valueOf!(work)])), work.seconds);
}
