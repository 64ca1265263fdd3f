import { SUMMIT_FIRST_DAY_AT } from '@summit/rules';

export const SUMMIT_KEYS = ['business_growth_summit_2024', 'passive_income_summit_2024'] as const;
export type SummitKey = (typeof SUMMIT_KEYS)[number];

/** One edition with the four names that the documents use for it (C-039). */
export interface Summit {
  /** Opaque key on the wire; the year in it is part of the name, not a date. */
  key: SummitKey;
  filterSlug: 'business-growth-scale' | 'passive-income';
  number: 1 | 2;
  title: string;
  /** Date as the dashboard card words it (member.md 2.3, C-040). */
  cardDate: string;
  cardSessions: string;
  dayCount: 5;
  /** Calendar days in Pacific time. */
  firstDay: string;
  lastDay: string;
  /** Midnight Pacific of day 1, as an ISO date-time. */
  firstDayAt: string;
  dateLabel: string;
}

export const SUMMITS: readonly [Summit, Summit] = [
  {
    key: 'business_growth_summit_2024',
    filterSlug: 'business-growth-scale',
    number: 1,
    title: 'Business Growth',
    cardDate: 'July 2024',
    cardSessions: '30+ sessions',
    dayCount: 5,
    firstDay: '2024-07-15',
    lastDay: '2024-07-19',
    firstDayAt: '2024-07-15T07:00:00.000Z',
    dateLabel: '15–19 July 2024',
  },
  {
    key: 'passive_income_summit_2024',
    filterSlug: 'passive-income',
    number: 2,
    title: 'Passive Income',
    cardDate: 'October 2024',
    cardSessions: '35+ sessions',
    dayCount: 5,
    firstDay: '2025-10-27',
    lastDay: '2025-10-31',
    firstDayAt: SUMMIT_FIRST_DAY_AT,
    dateLabel: '27–31 October 2025',
  },
];

/** The edition that the funnel sells and that a VIP purchase opens (C-098). */
export const CURRENT_SUMMIT_KEY: SummitKey = 'passive_income_summit_2024';
