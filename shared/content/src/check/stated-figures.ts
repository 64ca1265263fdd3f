import {
  BONUS_LINK_DAYS,
  HEADLINE_VISITOR_DAYS,
  PASSWORD_MIN_LENGTH,
  PUBLIC_WINDOW_HOURS,
  REFERRAL_WINDOW_DAYS,
} from '@summit/rules';
import type { KnownFigure } from './figures-in-text.js';
import {
  COACHING_MINUTES,
  DAY_PAGE_SIZE_MB,
  DFY_CLIENTS_PER_MONTH,
  DFY_COACHING_SESSIONS_INCLUDED,
  DFY_GUARANTEE_DAYS,
  DFY_SPOTS,
  DOWNLOAD_SIZE_MB,
  EMAIL_SUPPORT_DAYS,
  FRIENDS_TO_INVITE,
  IMPLEMENTATION_REFUND_HOURS,
  RECORDING_COUNT,
  SPEAKER_COUNT,
  VIP_GUARANTEE_DAYS,
} from '../copy-figures.js';

const single = (unit: string, from: number, source: string): KnownFigure => ({
  unit,
  from,
  source,
});
const range = (unit: string, [from, to]: [number, number], source: string): KnownFigure => ({ unit, from, to, source });

/** Times and terms of the documents. Amounts of money are not among the figures: those are filled in. */
const TERMS = [
  single('days', VIP_GUARANTEE_DAYS, 'VIP guarantee, F-146; also setup links, C-109'),
  single('hours', IMPLEMENTATION_REFUND_HOURS, 'Implementation refund, F-162; also dashboard of Done-For-You, F-318'),
  single('hours', PUBLIC_WINDOW_HOURS, 'public window of a session, M-093'),
  single('days', DFY_GUARANTEE_DAYS, 'Done-For-You guarantee, F-181'),
  single('days', EMAIL_SUPPORT_DAYS, 'email support, F-163'),
  single('days', 8, 'payable after the VIP hold, F-286'),
  single('days', 3, 'payable after the Implementation hold, F-287'),
  single('days', 31, 'payable after the Done-For-You hold, F-288'),
  single('days', REFERRAL_WINDOW_DAYS, 'referral window, C-058'),
  single('days', BONUS_LINK_DAYS, 'bonus links, C-075; also goals of a quarter'),
  single('days', HEADLINE_VISITOR_DAYS, 'cookie of an experiment, cookie policy'),
  range('days', [7, 90], 'suspension, F-320'),
  single('days', 5, 'days of the summit'),
  single('days', 14, 'answer to a suspension, acceptable use policy'),
  single('hours', 24, 'details after an order, F-318; prompts, C-104; saved card, C-065'),
  single('minutes', 5, 'setup link after an order, F-318'),
  single('minutes', 15, 'offer window, F-128'),
  single('minutes', COACHING_MINUTES, 'coaching call, F-163; about the length of a session'),
  single('weeks', 2, 'times offered for a coaching session, delivery page'),
  range('weeks', [4, 6], 'Done-For-You, F-318'),
  single('months', 3, 'installment plan, F-179'),
  range('business hours', [4, 6], 'support, F-319'),
  range('business days', [5, 10], 'refunds, F-317'),
  single('business days', 10, 'longest time of a refund, F-317'),
  single('business days', 2, 'delay that we announce, delivery page'),
  range('business days', [3, 5], 'payouts, F-285'),
  single('%', 50, 'commission, F-282'),
  single('%', 0, 'interest of the plan, F-179'),
  range('%', [3, 5], 'processing fees, F-317'),
];

/** Sizes and counts of the documents and of the lists that they describe. */
const COUNTS = [
  single('MB', DOWNLOAD_SIZE_MB.blueprints, 'F-253'),
  single('MB', DOWNLOAD_SIZE_MB.playbook, 'F-253'),
  single('MB', DOWNLOAD_SIZE_MB.vipPack, 'M-073'),
  single('MB', DAY_PAGE_SIZE_MB.blueprints, 'M-131'),
  single('MB', DAY_PAGE_SIZE_MB.playbook, 'M-131'),
  single('speakers', SPEAKER_COUNT, 'F-297'),
  single('speakers', SPEAKER_COUNT - 1, 'the other speakers'),
  single('speakers', 25, '25+ of the hero strip, F-065'),
  single('recordings', RECORDING_COUNT, 'sessions of the passive income edition'),
  single('sessions', RECORDING_COUNT, 'sessions of the passive income edition'),
  single('sessions', RECORDING_COUNT - 1, 'the other sessions; 35+ of the dashboard card'),
  single('sessions', 30, '30+ of the dashboard card'),
  single('sessions', DFY_COACHING_SESSIONS_INCLUDED, 'coaching in Done-For-You, F-180'),
  single('sessions', 5, 'workshop series, F-130'),
  single('sessions', 2, 'example of the affiliate page, C-007'),
  single('sessions', 10, 'most extra coaching sessions, F-152'),
  range('sessions', [0, 10], 'extra coaching sessions, F-152'),
  single('prompts', 500, 'M-167'),
  single('prompts', 10, 'prompts in 24 hours, M-167'),
  single('blueprints', 100, 'F-253'),
  single('gifts', 50, '50+ of the dashboard tile, M-045'),
  single('bonuses', 2, 'with the registration, F-045'),
  single('bonuses', 3, 'worth the total of F-073'),
  single('downloads', 2, 'with the registration, F-045'),
  single('payments', 3, 'installment plan, F-179'),
  single('spots', DFY_SPOTS, 'F-180'),
  single('clients', DFY_CLIENTS_PER_MONTH, 'F-180'),
  single('friends', FRIENDS_TO_INVITE, 'F-262'),
  single('characters', PASSWORD_MIN_LENGTH.vip, 'member password, M-031'),
  single('characters', PASSWORD_MIN_LENGTH.admin, 'administrator password, admin.md 5'),
];

/** Every figure but money that texts about the product may state (C-001). What is not here, a text may not say. */
export const STATED_FIGURES = [...TERMS, ...COUNTS];
