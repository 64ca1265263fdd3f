// Lanes: none waits for the other ones.

/**
 * Runs each lane's own steps one after the other. A lane that is done goes on with what is left for whoever comes first.
 * @template Step
 * @param {{ lanes: Step[][], rest: Step[] }} steps
 * @param {(step: Step) => Promise<unknown>} run
 */
export async function runLanes({ lanes, rest }, run) {
  const left = [...rest];
  await Promise.all(
    lanes.map(async (own) => {
      for (const step of own) await run(step);
      for (let step = left.shift(); step !== undefined; step = left.shift()) await run(step);
    }),
  );
}
