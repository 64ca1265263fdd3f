import type { Product, SummitPhase } from '@summit/rules';
import { SUPPORT_HOURS } from './delivery-times.js';

export interface PageOpening {
  title: string;
  line: string;
}

/** Title and description of /success by product; `generic` answers any other value (F-267, F-271). */
export const SUCCESS_COPY: Record<Product | 'generic', PageOpening> = {
  vip: {
    title: 'VIP is yours',
    line: 'Your setup link is on its way. It opens every recording, your bonuses and the speaker gifts.',
  },
  implementation: {
    title: 'Implementation is booked',
    line: 'Within 24 hours you receive the details and a link for choosing the time of your call.',
  },
  dfy: {
    title: 'Done-For-You has started',
    line: 'Onboarding details arrive within 24 hours, and your project dashboard opens within 48 hours.',
  },
  generic: {
    title: 'Your order is confirmed',
    line: 'Thank you. A receipt is on its way to your inbox.',
  },
};

/** The panel on /success that leads to the next offer (F-268, F-269). */
export const NEXT_OFFER_COPY: Record<'implementation' | 'dfy', PageOpening & { action: string; note: string }> = {
  implementation: {
    title: 'Would you like help with the first steps?',
    line: 'A 30-minute call, a written plan and 30 days of email support.',
    action: 'See the Implementation Package',
    note: 'Your order is complete either way.',
  },
  dfy: {
    title: 'Would you rather have it built?',
    line: 'Page, checkout, emails and one lesson, finished in 4 to 6 weeks.',
    action: 'See Done-For-You',
    note: 'Your order is complete either way.',
  },
};

/** Openings of /thank-you-1, -2 and -3 (F-018 to F-020), for whom the page is about. */
export const THANK_YOU_COPY: Record<1 | 2 | 3, PageOpening> = {
  1: { title: 'Your bonuses are ready', line: 'You are registered. The links work for 90 days.' },
  2: { title: 'Your VIP bonuses are ready', line: 'Everything you ordered is below. The links work for 90 days.' },
  3: { title: 'Thank you. Here is what you have', line: 'Your order is complete. The links work for 90 days.' },
};

/** The same pages where nothing is known of a registration or an order: they claim neither. */
export const THANK_YOU_COPY_UNKNOWN: Record<1 | 2 | 3, PageOpening> = {
  1: { title: 'The free bonuses', line: 'They come with the free registration, which this browser knows nothing of.' },
  2: {
    title: 'Bonuses of VIP',
    line: 'They come with a VIP order, which this browser knows nothing of. If you have ordered, use the links in your email or sign in.',
  },
  3: {
    title: 'Where your downloads are',
    line: 'This browser knows of no order. If you have ordered, use the links in your email or sign in.',
  },
};

/** The share box of /thank-you-1 and its ten-friends offer (C-064). */
export const INVITE_COPY = {
  title: 'Invite friends',
  line: {
    upcoming: 'Send your own link to people who would use five free days of sessions.',
    live: 'Send your own link to people who would use five days of sessions, each free for 48 hours.',
    concluded: 'Send your own link to people who would use two free downloads and the prompt library.',
  } satisfies Record<SummitPhase, string>,
  offer:
    'When 10 friends have registered through your link, the host records a personal answer to your homework and sends it to you.',
  shareSubject: 'Five days on building something that runs without you',
  shareText: 'I registered for the Growth & Scale Summit. It is free, and two useful downloads come with it: {link}',
} as const;

/** The gift link among the downloads of /thank-you-2 (F-264). */
export const VIP_GIFT_LINK = {
  title: 'The complete workshop series',
  line: 'Five working sessions in your VIP library.',
  action: 'Open the workshop series',
} as const;

/** Support contact of /thank-you-3 (F-265). */
export const SUPPORT_COPY = {
  title: 'Questions about your order',
  line: `Write to support. ${SUPPORT_HOURS}`,
} as const;
