/** Work on the main thread beyond this counts as blocking. */
const LONG_TASK_MS = 50;

/**
 * Total blocking time: of each long task what goes beyond 50 ms, after the first contentful paint.
 * @param {readonly { start: number, duration: number }[]} tasks
 * @param {number} fcp
 */
export const blockingTime = (tasks, fcp) =>
  tasks.reduce((sum, { start, duration }) => sum + (start >= fcp ? duration - LONG_TASK_MS : 0), 0);
