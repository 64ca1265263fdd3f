import type { SummitPhase } from '@summit/rules';
import { VIP_GUARANTEE_START } from './delivery-times.js';

/** One question with its answer (F-304). Texts may contain figures such as `{vip.early}`. */
export interface FaqItem {
  question: string;
  answer: string;
}

/** The first question depends on whether the summit is still ahead (C-042). */
const WHEN: Record<SummitPhase, FaqItem> = {
  upcoming: {
    question: 'When does it take place?',
    answer:
      '27–31 October 2025, five days in a row. Each session opens at midnight Pacific on its day and stays open for 48 hours, free for everybody.',
  },
  live: {
    question: 'Can I still join?',
    answer:
      'Yes. The summit is free to attend if you register during the live event. Sessions stay open for 48 hours from midnight Pacific of their day; after that, the recordings are in VIP.',
  },
  concluded: {
    question: 'Is the summit over?',
    answer:
      'The live week ran 27–31 October 2025 and has concluded. Every session was recorded, and the recordings are available through VIP.',
  },
};

const ALWAYS: readonly FaqItem[] = [
  {
    question: 'What do I get when I register now?',
    answer:
      'Two downloads straight away: 100+ Profitable Side Hustle Blueprints and The Passive Income Playbook - 2025. You also get the 500 Proven Super Prompts, ten prompts in any 24 hours, with the same email address. Registration costs nothing.',
  },
  {
    question: 'Is it really free to attend?',
    answer:
      'Yes. During the live event, each session is open to everybody for 48 hours, starting at midnight Pacific on its day. After the window closes, the recording belongs to the VIP library.',
  },
  {
    question: 'What does VIP cost, and is it a subscription?',
    answer:
      'VIP is one payment of {vip.early}. It is not a subscription and nothing renews. You keep the recordings of the passive income edition for life.',
  },
  {
    question: 'How long is a session?',
    answer:
      'About 30 minutes. The shortest is 25 and the longest is 45, so one fits into a lunch break and a day fits into an evening or two.',
  },
  {
    question: 'Do I need a business already?',
    answer:
      'No. Day 1 starts with choosing a model and finding the first hundred people. If you already have a business, day 2 or day 3 is a better place to begin; each session says what it assumes.',
  },
  {
    question: 'Will you promise me a result?',
    answer:
      'No, and be careful with anybody who does. The speakers show what they built, how long it took and what it cost them. What you make of it depends on your work, your market and your circumstances.',
  },
  {
    question: 'Why do you ask for my phone number?',
    answer:
      'Only for SMS reminders, and only if you want them. The field is optional, and every message tells you how to stop.',
  },
  {
    question: 'What if VIP is not for me?',
    answer: `Write to support within 7 days, ${VIP_GUARANTEE_START}, and we refund your payment. Refunds are processed in 5 to 10 business days; processing fees of 3 to 5% are not refundable.`,
  },
  {
    question: 'How do I watch after I have bought VIP?',
    answer:
      'An email with your setup link arrives within 5 minutes. You set a password, sign in and find every recording sorted by day, next to your bonuses and the speaker gifts.',
  },
  {
    question: 'Can I pay by PayPal?',
    answer: 'Yes. Pay by card or by PayPal; the price is the same. Prices are in US dollars.',
  },
  {
    question: 'Can I recommend the summit and earn a commission?',
    answer:
      'Yes. The affiliate programme pays 50% of what a referred buyer pays, needs no approval and remembers a visitor for 45 days. The affiliates page explains how payouts work.',
  },
];

/** Questions on the landing page in a phase of the summit (F-057). */
export const landingFaq = (phase: SummitPhase): readonly FaqItem[] => [WHEN[phase], ...ALWAYS];

/** The same for the concluded summit, which is what the site ships with. */
export const LANDING_FAQ: readonly FaqItem[] = landingFaq('concluded');

/** Exactly five questions on /vip (F-136). */
export const VIP_FAQ: readonly FaqItem[] = [
  {
    question: 'When do I get access?',
    answer:
      'The email with your setup link is sent within 5 minutes of payment. If it is not there, look in the spam folder, then write to support.',
  },
  {
    question: 'What does lifetime access mean?',
    answer:
      'You can watch the recordings for as long as the summit library exists, on any device, without another payment. There is nothing to renew or to cancel.',
  },
  {
    question: 'Which sessions are included?',
    answer:
      'All recordings of the passive income edition, 27–31 October 2025: 36 sessions by 31 speakers over five days. The business growth edition of July 2024 is a separate library.',
  },
  {
    question: 'How does the guarantee work?',
    answer: `You have 7 days, ${VIP_GUARANTEE_START}, to ask for your money back. You do not have to give a reason. Refunds are processed in 5 to 10 business days; processing fees of 3 to 5% are not refundable.`,
  },
  {
    question: 'What happens when the timer reaches zero?',
    answer:
      'The special offer notices go away, and the price of VIP stays {vip.early}. Nothing you typed is lost and you can still order.',
  },
];

/** Questions on /implementation (F-157). */
export const IMPLEMENTATION_FAQ: readonly FaqItem[] = [
  {
    question: 'What happens in the coaching call?',
    answer:
      'You bring one project and one question. In 30 minutes the coach goes through your plan with you, decides the next three steps and writes them down. You receive the recording and the notes.',
  },
  {
    question: 'When do I hear from you?',
    answer:
      'The details, with a link for choosing the time of your call, arrive by email within 24 hours of your order.',
  },
  {
    question: 'How do I use the 30 days of email support?',
    answer:
      'Send questions about the project from your call. Replies come within 4 to 6 business hours, Monday to Friday, 9 to 5 EST.',
  },
  {
    question: 'What if the session does not help?',
    answer:
      'Ask for a refund within 48 hours of the completed session. Refunds are processed in 5 to 10 business days; processing fees of 3 to 5% are not refundable.',
  },
  {
    question: 'Do I need more coaching sessions?',
    answer:
      'Most people start with the one that is included. You can add up to ten more for {coaching} each, now or never; there is no subscription.',
  },
  {
    question: 'What does it cost when the timer has ended?',
    answer:
      'The introductory price is {implementation.early}. Afterwards the package costs {implementation.reference}.',
  },
];

/** Questions on /dfy (F-174). */
export const DFY_FAQ: readonly FaqItem[] = [
  {
    question: 'Who does the work?',
    answer:
      'Our team of four. You have one contact for the whole project, and you approve every page before it goes live.',
  },
  {
    question: 'What if it is not for me?',
    answer:
      'You are covered for 30 days after your final coaching session. Write to support and we refund your payment. Refunds are processed in 5 to 10 business days; processing fees of 3 to 5% are not refundable.',
  },
  {
    question: 'Can I pay in three months?',
    answer:
      'Yes. Three payments, one a month, 0% interest: {dfy.plan} at the base price, with the last cent on the last payment. Work starts after the first.',
  },
  {
    question: 'When do we start?',
    answer:
      'Onboarding details arrive within 24 hours. Your dashboard opens within 48 hours. The finished work is delivered in 4 to 6 weeks.',
  },
  {
    question: 'What do you need from me?',
    answer:
      'About six hours over the whole project: a kick-off call, a 40-minute recording, answers to our drafts, and access to your domain. If a draft waits for you, the schedule waits with it.',
  },
  {
    question: 'Who owns the result?',
    answer:
      'You do. Texts, pages, emails and recordings are yours when the last payment has arrived, and everything runs on accounts in your name.',
  },
  {
    question: 'Do you promise sales?',
    answer:
      'No. We promise finished, tested work and four coaching sessions to put it to use. How it sells depends on your offer, your audience and your effort.',
  },
];
