/** Name of the job that compares the books. */
export const RECONCILE_TASK = 'reconciliation/run';

/** `asked_by`: the id of staff; null for the nightly run. */
export interface ReconcileJob {
  asked_by: string | null;
}
