import type { SummitPhase } from '@summit/rules';

/** The two readings of the documents, word for word in meaning and both kept (C-042). */
export const SUMMIT_CONCLUDED_TEXT =
  'The summit (27–31 October 2025) has concluded. Recordings are available through VIP.';
export const FREE_DURING_LIVE_TEXT = 'The summit is free to attend if you register during the live event.';

/** Where a phase-dependent link or button leads; the page builds the address from the site map. */
export type PhaseTarget = 'vip' | 'signup' | 'roadmap' | 'sessions';

export interface PhaseAction {
  /** May contain `{price}`, the VIP price of the price book. */
  label: string;
  target: PhaseTarget;
}

export interface PhaseCopy {
  /** Banner sentence; `{n}` is the day that is open. */
  banner: string;
  /** The same for narrow screens. */
  bannerShort: string;
  bannerLink: PhaseAction;
  heroPrimary: PhaseAction;
  heroSecondary: PhaseAction;
  /** One line under the hero buttons; contains figures such as `{bonus.total}`. */
  reassurance: string;
  /** Sentence before the countdown; null where the phase shows none. */
  countdownLabel: string | null;
  stickyText: string;
  stickyAction: PhaseAction;
  signupTitle: string;
  /** Which of the two readings holds in this phase. */
  statement: string;
}

const REGISTER: PhaseAction = { label: 'Register free', target: 'signup' };
const GET_VIP: PhaseAction = { label: 'Get VIP access for {price}', target: 'vip' };

/** Everything on the landing page that changes with the phase (ui.md 2.2). */
export const PHASE_COPY: Record<SummitPhase, PhaseCopy> = {
  upcoming: {
    banner: 'The summit opens 27 October 2025, 8:00 am Pacific.',
    bannerShort: 'Opens 27 October 2025.',
    bannerLink: REGISTER,
    heroPrimary: REGISTER,
    heroSecondary: { label: 'See the five days', target: 'roadmap' },
    reassurance: 'Free to attend, two bonuses on registration, and no card asked for.',
    countdownLabel: 'The summit opens in',
    stickyText: 'Five days, free to attend',
    stickyAction: REGISTER,
    signupTitle: 'Register free and take the first two bonuses with you',
    statement: FREE_DURING_LIVE_TEXT,
  },
  live: {
    banner: 'Day {n} is open, free for 48 hours.',
    bannerShort: 'Day {n} is open.',
    bannerLink: { label: 'See today’s sessions', target: 'sessions' },
    heroPrimary: REGISTER,
    heroSecondary: GET_VIP,
    reassurance: 'Each session is free for 48 hours. VIP keeps it for life, with a 7-day money-back guarantee.',
    countdownLabel: 'The open sessions close in',
    stickyText: 'Free this week, 48 hours a session',
    stickyAction: REGISTER,
    signupTitle: 'Register free and take the first two bonuses with you',
    statement: FREE_DURING_LIVE_TEXT,
  },
  concluded: {
    banner: 'The live summit ran 27–31 October 2025.',
    bannerShort: 'The live week is over.',
    bannerLink: { label: 'Watch every recording with VIP', target: 'vip' },
    heroPrimary: GET_VIP,
    heroSecondary: REGISTER,
    reassurance: 'Lifetime recordings, bonuses worth {bonus.total} and a 7-day money-back guarantee.',
    countdownLabel: null,
    stickyText: 'All 36 recordings for life',
    stickyAction: GET_VIP,
    signupTitle: 'Register free and take the first two bonuses with you',
    statement: SUMMIT_CONCLUDED_TEXT,
  },
};
