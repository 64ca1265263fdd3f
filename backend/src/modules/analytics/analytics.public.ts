/** For tools that delete or bring back many rows at once, which the triggers can't follow (TRUNCATE, a restored dump). */
export interface DashboardRollups {
  /** Builds everything that reports are read from anew. Readers see the old figures until it is done. */
  rebuild(): Promise<void>;
}

export const DASHBOARD_ROLLUP = Symbol('DASHBOARD_ROLLUP');
