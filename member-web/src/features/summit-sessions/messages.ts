/** Texts that the session pages have in common (member.md 2.6 to 2.8). */
export const SUMMIT_TEXTS = {
  loading: 'Loading sessions...',
  loadFailed: 'We could not load the sessions.',
  allSessions: 'View All Sessions',
  upgrade: 'Upgrade to VIP Now',
  home: 'Back to Home',
  vipRequired: 'VIP Access Required',
  vipRequiredAbout:
    'Public access to summit sessions has ended. Upgrade to VIP to get lifetime access to all sessions, bonuses, and resources!',
  windowSoon: 'Not open yet',
  windowOpen: 'Open now',
  windowOver: 'Closed',
  fresh: 'New',
  averageRating: 'Average rating',
  watched: 'Watched',
  continueTitle: 'Continue watching',
  continue: 'Continue',
  signIn: 'Sign in',
  alreadyMember: 'Already a VIP member?',
  notSold: 'This edition is no longer sold. VIP opens the current summit.',
} as const;

export const sessionCountText = (count: number): string => (count === 1 ? '1 session' : `${count} sessions`);
export const watchedPercentText = (percent: number): string => `${percent}% watched`;
const oneDecimal = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
/** One decimal, or `New` for a session that nobody has rated (M-121). */
export const ratingText = (average: number): string => (average > 0 ? oneDecimal.format(average) : SUMMIT_TEXTS.fresh);
