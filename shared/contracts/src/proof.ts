import type { Endpoint } from './endpoint.js';
import type { MessageAnswer } from './success-answer.js';

/** Parts of the proof page, in their order. */
export const PROOF_GROUPS = ['prices', 'offers', 'people', 'contents', 'downloads', 'terms', 'affiliates'] as const;
export type ProofGroup = (typeof PROOF_GROUPS)[number];

/**
 * What a figure rests on: the price list that orders are charged from, a rule of the server, a setting of the operator, rows that were
 * counted, a served file, or only a text that the organizers wrote and nobody counts.
 */
export const PROOF_BASES = ['price_book', 'rule', 'setting', 'counted', 'file', 'text'] as const;
export type ProofBasis = (typeof PROOF_BASES)[number];

export const PROOF_UNITS = ['cents', 'seconds', 'bytes', 'percent', 'count'] as const;
export type ProofUnit = (typeof PROOF_UNITS)[number];

/** One figure that pages of the site show. */
export interface ProofFigure {
  id: string;
  group: ProofGroup;
  label: string;
  /** As pages say it: `$37`, `36 recordings`; null while no page says it. */
  shown: string | null;
  /** What it is by its source, in `unit`; null where it is a text or nothing can be counted. */
  value: number | null;
  unit: ProofUnit;
  basis: ProofBasis;
  /** Whether `shown` is what `value` says; null where there is no value to compare with. */
  agrees: boolean | null;
  /** Paths of the pages that show it. */
  paths: string[];
  /** How it comes about, in one sentence. */
  how: string;
  /** Where it is kept, in plain words. */
  source: string;
  /** What the server does by it; null where it only says something. */
  rule: string | null;
  /** ISO date-time. */
  computed_at: string;
}

export interface ProofResponse {
  success: true;
  figures: ProofFigure[];
}

/** Whether the site has the page, its link in the footers and its line in the sitemap. */
export interface ProofPageSwitch {
  shown: boolean;
}

export interface ProofPageResponse extends ProofPageSwitch {
  success: true;
}

export interface SaveProofPageResponse extends MessageAnswer, ProofPageSwitch {}

/** `not_found` while the page is switched off. */
export const proofEndpoint: Endpoint<{ response: ProofResponse }> = {
  method: 'GET',
  path: '/api/proof',
  access: 'public',
  source: 'C-001',
};

export const adminProofPageEndpoint: Endpoint<{ response: ProofPageResponse }> = {
  method: 'GET',
  path: '/api/admin/proof-page',
  access: 'admin',
  source: 'C-001',
};

export const adminSaveProofPageEndpoint: Endpoint<{ body: ProofPageSwitch; response: SaveProofPageResponse }> = {
  method: 'PUT',
  path: '/api/admin/proof-page',
  access: 'admin',
  source: 'C-001',
};
