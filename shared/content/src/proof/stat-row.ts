import { SOURCES, type ProofRow } from './proof-row.js';

/** One statistic of the strip below the hero (F-065). */
export const statRow = ({ value, label }: { value: string; label: string }): ProofRow => ({
  group: 'contents',
  label: `“${label}”, below the headline`,
  basis: 'text',
  unit: 'count',
  pages: ['landing'],
  says: value,
  how: 'Typed by the organizers for the landing page.',
  source: SOURCES.words,
});
