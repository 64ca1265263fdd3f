import type { PageName, ProofBasis, ProofGroup, ProofUnit } from '@summit/contracts';

/** What the proof page says about one figure; its value comes from the server. Texts may contain figures such as `{vip.early}`. */
export interface ProofRow {
  group: ProofGroup;
  label: string;
  basis: ProofBasis;
  unit: ProofUnit;
  /** Pages that show it. */
  pages: readonly PageName[];
  /** As pages say it; null where the server makes the words, as of money, sizes and counts. */
  says: string | null;
  /** How it comes about, in one sentence. */
  how: string;
  /** Where it is kept. */
  source: string;
  /** What the server does by it. */
  rule?: string;
}

/** Where figures are kept, in words for everybody. */
export const SOURCES = {
  priceList: 'The price list of the server',
  words: 'A text set by the organizers, not counted',
  landing: 'The texts of the landing page, which the organizers edit',
  rules: 'The rules of the server',
  settings: 'A setting that the organizers can change at any time',
} as const;
