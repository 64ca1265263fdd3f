import { SOURCES, type ProofRow } from './proof-row.js';

/** Clocks and places of the offers. */
export const OFFER_ROWS = {
  'offer.window': {
    group: 'offers',
    label: 'Offer window of one buyer',
    basis: 'rule',
    unit: 'seconds',
    pages: ['vip', 'vipUpgrade', 'implementation', 'dfy'],
    says: '15 minutes',
    how: 'The server begins it when a browser opens an offer for the first time, and counts by its own clock.',
    source: SOURCES.rules,
    rule: 'The earliest start of the same browser or proven address counts, so opening the page again gives no new window.',
  },
  'offer.grace': {
    group: 'offers',
    label: 'Grace after the offer window',
    basis: 'rule',
    unit: 'seconds',
    pages: [],
    says: null,
    how: 'Pages do not show it: it is there so that nobody loses the price while paying.',
    source: SOURCES.rules,
    rule: 'An order that begins within a minute after the end still gets the price.',
  },
  'offer.places.implementation': {
    group: 'offers',
    label: 'People in the Implementation Package',
    basis: 'text',
    unit: 'count',
    pages: ['implementation'],
    says: '100 people',
    how: 'What the team can look after, as the organizers say; orders are not stopped at it and nothing is counted down.',
    source: SOURCES.words,
  },
  'offer.places.dfy': {
    group: 'offers',
    label: 'Spots of Done-For-You',
    basis: 'text',
    unit: 'count',
    pages: ['dfy'],
    says: '20 spots',
    how: 'What the team can look after, as the organizers say; orders are not stopped at it and nothing is counted down.',
    source: SOURCES.words,
  },
} as const satisfies Record<string, ProofRow>;

/** How many of a product are sold at most. */
export interface PlacesSold {
  limit: number;
  /** Orders that hold a place; what was refunded in full holds none. */
  held: number;
  /** Buyers who are paying at the moment. */
  paying: number;
}

/** The row of places where the operator has set a limit that orders are stopped at (C-017). */
export const limitedPlaces = (row: ProofRow, { limit, held, paying }: PlacesSold): ProofRow => ({
  ...row,
  basis: 'setting',
  how: `Of ${limit} places, ${held} are held by orders and ${paying} by buyers who are paying.`,
  source: 'The orders, and a setting of the organizers',
  rule: 'No order is taken beyond the limit. A place is free again when its order is refunded in full.',
});
