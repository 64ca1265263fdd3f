import type { SummitDay } from '@summit/rules';
import { formatUsd, PRICE_BOOK } from '@summit/pricing';

/** Texts of the session page (member.md 2.6). */
export const SESSION_TEXTS = {
  title: 'Session',
  loading: 'Loading session...',
  preview: 'Preview: the page as visitors find it when its window opens. It counts as no view.',
  soon: 'This session will be available soon.',
  home: 'Back to Summit Home',
  allSessions: 'View All Sessions',
  expiredTitle: 'Access expired',
  expired: "This session's 48-hour access window has ended.",
  lifetime: 'Want lifetime access to all sessions?',
  upgrade: 'Upgrade to VIP Now',
  retry: 'We could not reach the summit just now.',
  why: 'Why can I not watch?',
  window: 'Open to everybody',
  accessWindow: 'Access window',
  expiresIn: 'Access expires in:',
  expiredNow: 'Expired',
  dismiss: 'Dismiss access reminder',
  keep: 'Keep it for life with VIP',
  lifetimeAccess: 'VIP, lifetime access',
  share: 'Share',
  shareCopied: 'Link copied',
  about: 'About This Session',
  newTab: 'opens in a new tab',
  special: 'Special offer',
  gift: 'Free gift',
  copyCode: 'Copy code',
  upsells: 'Keep every session, not just this 48-hour window',
  upsellsVip: 'Put the sessions to work',
  vipName: 'VIP',
  vipAbout: 'Lifetime access to all sessions, bonuses, and resources.',
  implementationAbout: 'Coaching, templates and email support to put the talks to work.',
  dfyAbout: 'Our team builds it with you.',
  implementationLink: 'See Implementation',
  dfyLink: 'See Done-For-You',
  nextUp: 'Next session',
  next: 'Watch next',
  nextDay: 'That was the last session of the day',
} as const;

export const windowNote = (day: SummitDay): string =>
  `Each session is available for 48 hours. Check back at midnight Pacific on Day ${day}!`;
export const placeText = (day: SummitDay, number: number): string => `Day ${day} • Session ${number}`;
export const allOfDayText = (day: SummitDay): string => `View All Day ${day} Sessions`;
/** M-100: few ratings say little, so their number is told from 20 on. */
export const ratingCountText = (total: number): string | null => (total >= 20 ? `${total} ratings` : null);
export const claimText = (speaker: string, hasCode: boolean): string =>
  hasCode ? `Claim Your Special Offer from ${speaker}` : `Claim Your Free Gift from ${speaker}`;
export const aboutSpeakerText = (name: string): string => `About ${name}`;
export const vipOfferText = `Upgrade to VIP Now - ${formatUsd(PRICE_BOOK.vip.early)}`;
export const saveText = (cents: number): string => `Save ${formatUsd(cents)}`;
export const dayLinkText = (day: SummitDay): string => `Day ${day}`;
