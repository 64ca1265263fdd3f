import { PRODUCT_NAMES, type SummitPhase } from '@summit/rules';
import type { TitledLine } from './landing-sections.js';
import { REFUND_TERMS, VIP_GUARANTEE_START } from './delivery-times.js';

export interface Guarantee {
  title: string;
  lines: readonly string[];
}

/** The words of one upsell page; prices come from the server's answer, figures through `fillFigures`. */
export interface Offer {
  name: string;
  eyebrow: string;
  title: string;
  /** The first paragraph, by phase of the summit. */
  lead: Record<SummitPhase, string>;
  video: { title: string; length: string };
  benefitsTitle: string;
  benefits: readonly TitledLine[];
  guarantee: Guarantee;
  /** One line under the order button. */
  reassurance: string;
  /** Label of the decline, in neutral words. */
  decline: string;
  exit: { title: string; line: string };
}

interface BuyersEyebrow {
  /** Eyebrow for a browser that has paid for something: nobody else has an order to speak of. */
  eyebrowBuyer: string;
}

const samePhases = (text: string): Record<SummitPhase, string> => ({ upcoming: text, live: text, concluded: text });

/** Page /vip and /vip-upgrade (F-125 to F-146). */
export const VIP_OFFER: Offer & {
  /** Eyebrow when the browser knows the registration and its name, with `{name}`. */
  eyebrowNamed: string;
  /** Eyebrow of /vip-upgrade for visitors who are not registered. */
  eyebrowUnregistered: string;
  gift: { title: string; lines: readonly string[] };
} = {
  name: PRODUCT_NAMES.vip.long,
  eyebrow: 'You are registered. Your two bonuses are in your inbox.',
  eyebrowNamed: 'You are registered, {name}. Your two bonuses are in your inbox.',
  eyebrowUnregistered: 'VIP, one payment',
  title: 'Keep every session. Watch it when you are ready.',
  lead: {
    upcoming:
      'During the summit each session is free for 48 hours. VIP keeps all 36 recordings for life, with three bonuses worth {bonus.total}.',
    live: 'Each session is free for 48 hours, then it closes. VIP keeps all 36 recordings for life, with three bonuses worth {bonus.total}.',
    concluded:
      'The live week is over and the free sessions have closed. VIP opens all 36 recordings for life, with three bonuses worth {bonus.total}.',
  },
  video: { title: 'What VIP includes', length: '2:10' },
  benefitsTitle: 'What VIP adds',
  benefits: [
    { title: 'All 36 recordings, for life', line: 'Every session of the five days, sorted by day, on any device.' },
    { title: 'Bonuses worth {bonus.total}', line: 'Blueprints, playbook and prompts, kept in one library.' },
    {
      title: 'The VIP Exclusive Bonus Pack',
      line: 'Action sheets for the talks, a 90-day plan and letters to copy, PDF, 24.5 MB.',
    },
    { title: '50+ speaker gifts', line: 'The files and offers of the speakers, searchable in one table.' },
    { title: 'One payment', line: 'No subscription, nothing that renews.' },
  ],
  gift: {
    title: 'A gift with every VIP order',
    lines: [
      'The complete workshop series, valued at {gift.vip}, is added to your library with your access email.',
      'Five working sessions, one for the homework of each day, in which a speaker edits real answers sent in by attendees.',
    ],
  },
  guarantee: {
    title: '7-day money-back guarantee',
    lines: [`Ask for your money back within 7 days, ${VIP_GUARANTEE_START}. No reason needed.`, REFUND_TERMS],
  },
  reassurance: '7-day money-back guarantee. Access arrives within 5 minutes.',
  decline: 'No thanks, continue with my free bonuses',
  exit: {
    title: 'Before you go: VIP is {vip.early}',
    line: 'One payment, all recordings for life. Your free registration stays as it is either way.',
  },
};

/** Page /implementation (F-147 to F-164). */
export const IMPLEMENTATION_OFFER: Offer & BuyersEyebrow & { callSteps: readonly TitledLine[]; capacity: string } = {
  name: PRODUCT_NAMES.implementation.long,
  eyebrow: 'Implementation Package, one payment',
  eyebrowBuyer: 'Your order so far is safe. This is an optional next step.',
  title: 'Leave with a plan that fits your week, checked by a coach.',
  lead: samePhases(
    'The Implementation Package takes one project from the summit and turns it into the next three steps, in a 30-minute call and 30 days of email support.',
  ),
  video: { title: 'How the implementation call works', length: '1:50' },
  benefitsTitle: 'What is in the package',
  benefits: [
    { title: 'A 30-minute coaching call', line: 'One-to-one, about your project, recorded for you.' },
    { title: 'A written plan', line: 'The next three steps with dates, sent after the call.' },
    {
      title: '30 days of email support',
      line: 'Questions about your plan, answered by the coach who made it with you.',
    },
    { title: 'A preparation sheet', line: 'Six questions before the call, so that no minute goes into background.' },
    { title: 'Up to ten further sessions', line: 'Optional, {coaching} each instead of {coaching.regular}.' },
  ],
  callSteps: [
    { title: 'Before', line: 'You fill in the preparation sheet and choose a time.' },
    { title: 'During', line: 'The coach goes through the project with you and settles the next three steps.' },
    { title: 'After', line: 'Recording and plan arrive by email, and 30 days of questions begin.' },
  ],
  capacity: 'We take 100 people into the package, because the same coaches who hold the calls answer the emails.',
  guarantee: {
    title: 'Refund within 48 hours of your session',
    lines: ['If the call did not help, write to support within 48 hours of its completion.', REFUND_TERMS],
  },
  reassurance: 'Details arrive within 24 hours. Refund within 48 hours of the completed session.',
  decline: 'No thanks, finish my order',
  exit: {
    title: 'Before you go: one call, one plan',
    line: 'The package is {implementation.early} while this offer is open. What you have ordered so far stays as it is either way.',
  },
};

/** Page /dfy (F-165 to F-185). */
export const DFY_OFFER: Offer &
  BuyersEyebrow & {
    schedule: readonly TitledLine[];
    nextSteps: readonly string[];
    capacity: string;
    planLabel: string;
  } = {
  name: PRODUCT_NAMES.dfy.long,
  eyebrow: 'Done-For-You Service, in full or in three payments',
  eyebrowBuyer: 'One last offer, then your order is complete',
  title: 'We build your system. You keep it and run it.',
  lead: samePhases(
    'The Done-For-You service takes one income idea from the summit and turns it into a working page, checkout and email sequence in 4 to 6 weeks.',
  ),
  video: { title: 'A project from first call to hand-over', length: '3:40' },
  benefitsTitle: 'What we build',
  benefits: [
    { title: 'Offer and sales page', line: 'Written and built in your voice, on your domain.' },
    { title: 'Checkout and delivery', line: 'Payments, access and receipts wired and tested.' },
    { title: 'Email sequence', line: 'Nine emails: welcome, teaching, offer, follow-up.' },
    { title: 'One recorded lesson', line: 'Scripted and edited from a 40-minute call with you.' },
    { title: 'Four coaching sessions', line: 'Thirty minutes each, one-to-one, recorded for you.' },
    { title: 'Launch week on call', line: 'We watch the numbers with you and fix what breaks.' },
  ],
  schedule: [
    { title: 'Day 1', line: 'Onboarding call' },
    { title: 'Weeks 1–2', line: 'Offer and copy' },
    { title: 'Weeks 3–4', line: 'Build and test' },
    { title: 'Weeks 4–6', line: 'Hand-over and launch' },
  ],
  nextSteps: [
    'Onboarding details arrive by email within 24 hours.',
    'Your project dashboard opens within 48 hours.',
    'You choose a time for the kick-off call.',
    'Drafts come to you for approval, page by page.',
    'The finished work is handed over in 4 to 6 weeks, then your four coaching sessions put it to use.',
  ],
  capacity: 'There are 20 spots; one team of four can look after 20 clients per month.',
  planLabel: '3-month plan, 0% interest',
  guarantee: {
    title: '30-day guarantee after your final coaching session',
    lines: ['Write to support within 30 days of your final coaching session and we refund your payment.', REFUND_TERMS],
  },
  reassurance: 'Onboarding within 24 hours. Covered for 30 days after your final coaching session.',
  decline: 'No thanks, finish my order',
  exit: {
    title: 'Before you go: pay in three parts if that is easier',
    line: 'Three monthly payments, {dfy.plan}, 0% interest. What you have ordered so far stays as it is either way.',
  },
};
