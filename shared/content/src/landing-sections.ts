import type { SummitDay } from '@summit/rules';
import { BONUS_TITLES } from './bonus-catalog.js';
import { BONUS_VALUE_CENTS, DOWNLOAD_SIZE_MB } from './copy-figures.js';
import { DAY_TITLES } from './day-titles.js';
import { VIP_GUARANTEE_START } from './delivery-times.js';

export interface TitledLine {
  title: string;
  line: string;
}

/** Six benefits, a sentence and one line each (F-046). */
export const BENEFITS: readonly TitledLine[] = [
  {
    title: 'You see the working parts, not the highlights.',
    line: 'Speakers open the spreadsheet, the calendar, the email or the contract that they talk about.',
  },
  {
    title: 'You leave each session with one thing to do.',
    line: 'Every talk ends with a task that fits into an hour of the same week.',
  },
  {
    title: 'You can follow it beside a job.',
    line: 'Sessions take about 30 minutes, and each one says at the start what it assumes.',
  },
  {
    title: 'You get an order to work in.',
    line: 'The five days build on each other: model, audience, product, price, and time off.',
  },
  {
    title: 'You hear what did not work.',
    line: 'Each speaker names a project they closed, what it cost and how they knew it was time.',
  },
  {
    title: 'You keep the tools.',
    line: 'Blueprints, a playbook and 500 prompts come with the free registration.',
  },
];

export interface RoadmapDay {
  day: SummitDay;
  /** Title of the day cards (F-060). */
  title: string;
  /** Long title as stored, shown in sentence case (M-126, C-050). */
  longTitle: string;
  topics: readonly [string, string, string];
  sessionCount: number;
}

/** The five days of the passive income edition (F-047, F-056). */
export const ROADMAP: readonly RoadmapDay[] = [
  {
    day: 1,
    title: DAY_TITLES[1].short,
    longTitle: DAY_TITLES[1].long,
    topics: ['Choosing an income model that fits your week', 'Goals you can measure in 90 days', 'Your first audience'],
    sessionCount: 7,
  },
  {
    day: 2,
    title: DAY_TITLES[2].short,
    longTitle: DAY_TITLES[2].long,
    topics: ['Lead flow without daily posting', 'Email lists that stay warm', 'Search and podcasts'],
    sessionCount: 8,
  },
  {
    day: 3,
    title: DAY_TITLES[3].short,
    longTitle: DAY_TITLES[3].long,
    topics: ['Turning a service into a product', 'Delegation for teams of one', 'Tools worth paying for'],
    sessionCount: 7,
  },
  {
    day: 4,
    title: DAY_TITLES[4].short,
    longTitle: DAY_TITLES[4].long,
    topics: ['Pricing and offers', 'Funnels that respect the reader', 'Payments and renewals'],
    sessionCount: 7,
  },
  {
    day: 5,
    title: DAY_TITLES[5].short,
    longTitle: DAY_TITLES[5].long,
    topics: ['Hiring yourself out of the work', 'Assets that outlast a launch', 'A calendar with room in it'],
    sessionCount: 7,
  },
];

export interface ComparisonRow {
  label: string;
  /** true = included, false = not included, a text = how much of it. */
  free: boolean | string;
  vip: boolean | string;
}

/** Free registration beside VIP (F-048). */
export const COMPARISON: readonly ComparisonRow[] = [
  { label: '100+ Profitable Side Hustle Blueprints', free: true, vip: true },
  { label: 'The Passive Income Playbook - 2025', free: true, vip: true },
  { label: '500 Proven Super Prompts', free: '10 in 24 h', vip: '10 in 24 h' },
  { label: '5-day roadmap and homework', free: true, vip: true },
  { label: 'Sessions during the live week', free: '48 hours each', vip: true },
  { label: 'All 36 recordings', free: false, vip: 'For life' },
  { label: 'VIP Exclusive Bonus Pack', free: false, vip: true },
  { label: '50+ speaker gifts in one library', free: false, vip: true },
];

/** Guarantee panel of the landing page (F-049, F-146). */
export const GUARANTEE = {
  title: '7-day money-back guarantee',
  lines: [
    `Watch as much as you like. If VIP is not for you, write to support within 7 days, ${VIP_GUARANTEE_START}.`,
    'We refund your payment in 5 to 10 business days; processing fees of 3 to 5% are not refundable.',
  ],
} as const;

/** What happens after registering (F-050). */
export const AFTER_REGISTERING: readonly [TitledLine, TitledLine, TitledLine] = [
  {
    title: 'Your bonuses arrive',
    line: 'Two download links appear on the page and in your inbox. They work for 90 days.',
  },
  {
    title: 'You see the VIP offer, once',
    line: 'Take it or decline it. Your registration and your bonuses stay as they are.',
  },
  {
    title: 'Reminders, if you want them',
    line: 'With a phone number we send SMS reminders. Without one we stay with email.',
  },
];

/** Section #who-it-s-for, first column (F-051). */
export const WHO_IT_IS_FOR: readonly string[] = [
  'You have five hours a week and want to spend them on the right thing.',
  'You sell your time and would like part of your income to come from something finished.',
  'You have an idea, a list or a half-built product and need an order to work in.',
  'You run a small business that stops when you stop.',
  'You prefer a spreadsheet to a slogan.',
];

/** Section #who-it-s-for, second column (F-051). */
export const WHO_IT_IS_NOT_FOR: readonly string[] = [
  'You want money without work or risk. Nobody here offers that.',
  'You are looking for stock tips, trading signals or coins.',
  'You want somebody else to decide what you should build.',
  'You already run a team of fifty; the examples are smaller than that.',
  'You cannot set aside an hour a week at the moment. The recordings will wait.',
];

export interface BeforeAfterRow {
  before: string;
  after: string;
}

/** Before and after, described as habits and never as earnings (F-055). */
export const BEFORE_AFTER: readonly BeforeAfterRow[] = [
  { before: 'Four projects, each at a third.', after: 'One project with a date on which you decide again.' },
  { before: 'Posting every day and hoping.', after: 'One place where the right people find you.' },
  { before: 'A new proposal for each client.', after: 'Three packages with a price and a list of limits.' },
  { before: 'A price you apologise for.', after: 'A price you can read aloud and explain.' },
  { before: 'Holidays with the laptop open.', after: 'A page that tells somebody else what to do.' },
];

export interface BonusOffer {
  title: string;
  description: string;
  /** Stated value in cents, copy only. */
  valueCents: number;
  sizeLabel: string;
  /** Day whose colors and relief the cover takes. */
  dayColor: 1 | 2 | 3;
}

/** The three bonuses on the landing page, worth `{bonus.total}` together (F-045, F-073). */
export const BONUS_OFFERS: readonly [BonusOffer, BonusOffer, BonusOffer] = [
  {
    title: BONUS_TITLES['free-signup-bonus-1'],
    description: 'Side businesses on one page each: who buys, what it takes to start, what to check first.',
    valueCents: BONUS_VALUE_CENTS.blueprints,
    sizeLabel: `PDF, ${DOWNLOAD_SIZE_MB.blueprints} MB`,
    dayColor: 1,
  },
  {
    title: BONUS_TITLES['free-signup-bonus-2'],
    description: 'Nine income models compared by upkeep, cost and patience, then a first version in thirty days.',
    valueCents: BONUS_VALUE_CENTS.playbook,
    sizeLabel: `PDF, ${DOWNLOAD_SIZE_MB.playbook} MB`,
    dayColor: 2,
  },
  {
    title: '500 Proven Super Prompts',
    description: 'A searchable library of prompts in twelve sections, from the first idea to the yearly review.',
    valueCents: BONUS_VALUE_CENTS.prompts,
    sizeLabel: 'Online access',
    dayColor: 3,
  },
];

/** The three points beside the sign-up form (F-058). */
export const SIGNUP_POINTS: readonly [TitledLine, TitledLine, TitledLine] = [
  {
    title: 'Two downloads, straight away',
    line: 'The side hustle blueprints (28.7 MB) and the Passive Income Playbook (3.8 MB).',
  },
  { title: 'One offer, once', line: 'You will see the VIP upgrade. You can decline it and keep everything above.' },
  {
    title: 'Reminders only if you want them',
    line: 'Leave a phone number for SMS reminders, or skip the field.',
  },
];

/** What a free registration does not contain, in neutral words (F-260). */
export const MISSED_WITH_FREE = {
  title: 'Not in your free registration',
  items: [
    'The 36 recordings, once the 48-hour windows have closed',
    'The VIP Exclusive Bonus Pack',
    'The library of 50+ speaker gifts',
    'The complete workshop series, valued at {gift.vip}',
    'Recording pages by day, without a closing time',
  ],
} as const;

/** Accessible name of the floating chat link (F-064). */
export const CHAT_LINK = 'Chat with us (opens in a new tab)';
