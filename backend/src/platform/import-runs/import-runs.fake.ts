import type { ImportKind } from '@summit/contracts';
import type { ImportPosition, ImportRuns } from './import-runs.js';

/** Notes what imports tell of themselves. */
export class FakeImportRuns implements Pick<ImportRuns, 'follow'> {
  readonly positions: ImportPosition[] = [];
  readonly outcomes: { kind: ImportKind; imported: number; skipped: number }[] = [];

  readonly follow: ImportRuns['follow'] = (kind, work) =>
    work({
      reached: async (position) => void this.positions.push(position),
      ended: async (_tx, outcome) => void this.outcomes.push({ kind, ...outcome }),
    });
}
