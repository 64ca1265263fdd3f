import { fillFigures } from '@summit/content';
import { limitedPlaces, PROOF_IDS, PROOF_ROWS, statRow, type ProofRow } from '@summit/content/proof';
import { PAGES, type ProofFigure } from '@summit/contracts';
import type { ProofFacts } from '../read-models/proof-facts.read-model.js';
import { COPY_FIGURES } from './amounts.js';
import { words, type ProofValue } from './proof-value.js';
import { proofValues } from './proof-values.js';

/** All figures of the site with where they come from, as of `now` (ms); in the order of the rows, the statistics of the landing page last. */
export function proofFigures(facts: ProofFacts, now: number): ProofFigure[] {
  const values = proofValues(facts);
  const computed_at = new Date(now).toISOString();
  return [
    ...PROOF_IDS.map((id) => ({ id, ...present(rowOf(id, facts), values[id]), computed_at })),
    ...facts.stats.map((stat, index) => ({
      id: `landing.stat.${index + 1}`,
      ...present(statRow(stat), words(stat.value)),
      computed_at,
    })),
  ];
}

function rowOf(id: (typeof PROOF_IDS)[number], { places }: ProofFacts): ProofRow {
  const row = PROOF_ROWS[id];
  if (id === 'offer.places.implementation' && places.implementation) return limitedPlaces(row, places.implementation);
  if (id === 'offer.places.dfy' && places.dfy) return limitedPlaces(row, places.dfy);
  return row;
}

const present = (row: ProofRow, value: ProofValue): Omit<ProofFigure, 'id' | 'computed_at'> => ({
  group: row.group,
  label: row.label,
  ...value,
  unit: row.unit,
  basis: row.basis,
  paths: row.pages.map((page) => PAGES[page].path),
  how: fillFigures(row.how, COPY_FIGURES),
  source: row.source,
  rule: row.rule === undefined ? null : fillFigures(row.rule, COPY_FIGURES),
});
