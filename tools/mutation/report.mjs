// What Stryker's report says beside the score.

/** @typedef {{ status: string, statusReason?: string, location: { start: { line: number } } }} Mutant */

/**
 * Changes whose run broke down: Stryker leaves them out of the score.
 * @param {{ files: Record<string, { mutants: Mutant[] }> }} report
 * @returns {string[]} `file:line: reason`
 */
export const notTried = ({ files }) =>
  Object.entries(files).flatMap(([file, { mutants }]) =>
    mutants
      .filter(({ status }) => status === 'RuntimeError')
      .map(({ location, statusReason }) => `${file}:${location.start.line}: ${statusReason ?? 'no reason given'}`),
  );
