import { COUNT_ROWS } from './count-rows.js';
import { OFFER_ROWS } from './offer-rows.js';
import { PRICE_ROWS } from './price-rows.js';
import type { ProofRow } from './proof-row.js';
import { TERM_ROWS } from './term-rows.js';

export type { ShownFigureKey } from './price-rows.js';
export { limitedPlaces, type PlacesSold } from './offer-rows.js';
export { statRow } from './stat-row.js';
export { SOURCES, type ProofRow } from './proof-row.js';

const ROWS = { ...PRICE_ROWS, ...OFFER_ROWS, ...COUNT_ROWS, ...TERM_ROWS };
export type ProofId = keyof typeof ROWS;

/** Every figure that pages of the funnel show, but the statistics of the landing page, which are whatever the organizers type. */
export const PROOF_ROWS: Readonly<Record<ProofId, ProofRow>> = ROWS;
export const PROOF_IDS = Object.keys(ROWS) as ProofId[];
