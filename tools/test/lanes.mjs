// Lanes: none waits for the other ones.

/**
 * Runs each lane's steps one after the other.
 * @template Step
 * @param {Step[][]} lanes
 * @param {(step: Step) => Promise<unknown>} run
 */
export async function runLanes(lanes, run) {
  await Promise.all(
    lanes.map(async (steps) => {
      for (const step of steps) await run(step);
    }),
  );
}
