import type { ArmDay } from '../domain/looks.js';

/** What visitors of an experiment did, day by day; exact at every moment. */
export interface ExperimentFigures {
  /** In the order of the days. */
  days(experimentId: string): Promise<ArmDay[]>;
  visitors(experimentId: string): Promise<{ A: number; B: number }>;
}

export const EXPERIMENT_FIGURES = Symbol('EXPERIMENT_FIGURES');
