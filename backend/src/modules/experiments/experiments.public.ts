import type { FastifyRequest } from 'fastify';

/** What a browser keeps of an experiment. */
export interface ExperimentVisitors {
  /** Stands for it, and can't be used as what it keeps; null where it has seen none. */
  visitorOf(request: Pick<FastifyRequest, 'cookies'>): string | null;
}

export const EXPERIMENT_VISITORS = Symbol('EXPERIMENT_VISITORS');
