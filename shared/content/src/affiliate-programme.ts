import type { Product } from '@summit/rules';
import type { FaqItem } from './faq.js';
import type { TitledLine } from './landing-sections.js';

/** Opening of /affiliates; the address of the join button is configuration (C-057). */
export const AFFILIATE_INTRO = {
  title: 'Earn 50% on every sale you send',
  lead: 'Recommend the summit to people who would use it. You earn half of what a referred buyer pays, up to {commission.dfy} on a single sale, and no approval is needed.',
  joinLabel: 'Join the affiliate programme',
  joinNote: 'Opens our affiliate platform in a new tab.',
  /** Where people apply with our own form. */
  applyNote: 'Takes you to a short form on this page.',
} as const;

export interface CommissionCard {
  product: Product;
  name: string;
  /** Placeholder of the amount, filled from the price book (C-007). */
  amount: string;
  /** The order that the amount belongs to. */
  condition: string;
}

/** Commission cards, each with the case that its amount describes (C-007). */
export const COMMISSION_CARDS: readonly CommissionCard[] = [
  { product: 'vip', name: 'VIP', amount: '{commission.vip}', condition: 'VIP at {vip.early}' },
  { product: 'vip', name: 'VIP', amount: '{commission.vip_discounted}', condition: 'VIP after a $10 code' },
  {
    product: 'implementation',
    name: 'Implementation Package',
    amount: '{commission.implementation}',
    condition: 'Implementation at {implementation.early}',
  },
  {
    product: 'implementation',
    name: 'Implementation Package',
    amount: '{commission.implementation_coaching}',
    condition: 'Implementation with two coaching sessions',
  },
  {
    product: 'dfy',
    name: 'Done-For-You Service',
    amount: '{commission.dfy}',
    condition: 'Done-For-You at {dfy.early}',
  },
];

export const COMMISSION_NOTE =
  'Commission is half of the net amount that the buyer pays: add-ons and coaching count, discounts are taken off first.';

/** The facts row (F-284, F-285). */
export const AFFILIATE_FACTS: readonly TitledLine[] = [
  { title: '45 days', line: 'A visitor who used your link is remembered for 45 days. The last link used counts.' },
  { title: '1st of the month', line: 'Payouts by PayPal or bank transfer, processed in 3 to 5 business days.' },
  { title: '{payout.minimum} minimum', line: 'Smaller balances move to the next month.' },
  { title: 'No approval', line: 'Sign up and share your link the same day.' },
];

export interface PayoutRow {
  product: Product;
  name: string;
  hold: string;
  payable: string;
}

/** Holds by product and the day from which a commission can be paid (C-020). */
export const PAYOUT_SCHEDULE: readonly PayoutRow[] = [
  { product: 'vip', name: 'VIP', hold: '7 days', payable: 'Payable 8 days after the summit' },
  {
    product: 'implementation',
    name: 'Implementation Package',
    hold: '48 hours',
    payable: 'Payable 3 days after the session',
  },
  {
    product: 'dfy',
    name: 'Done-For-You Service',
    hold: '30 days',
    payable: 'Payable 31 days after the final session',
  },
];

export const PAYOUT_NOTE =
  'Holds match the refund periods. For VIP orders placed after the summit, the 7 days begin with the purchase.';

/** Words of the earnings calculator (F-276, F-280). */
export const CALCULATOR_COPY = {
  title: 'What a number of sales would come to',
  quantityLabel: 'Number of sales',
  productLabel: 'Product',
  note: 'Arithmetic, not a forecast: number of sales times the commission at the current price, before any refunds.',
} as const;

/** How it works, four steps (F-277). */
export const AFFILIATE_STEPS: readonly TitledLine[] = [
  { title: 'Join', line: 'Create an account on our affiliate platform. There is nothing to wait for.' },
  {
    title: 'Share your link',
    line: 'Use it in a letter, on your site or in a conversation, and say that it is an affiliate link.',
  },
  { title: 'We keep track', line: 'Clicks, registrations and orders are recorded for 45 days.' },
  { title: 'Get paid', line: 'When the refund period has passed, your commission is paid on the 1st of the month.' },
];

/** Questions on /affiliates (F-278). */
export const AFFILIATE_FAQ: readonly FaqItem[] = [
  {
    question: 'Who can join?',
    answer:
      'Anybody who can recommend the summit honestly. No approval is needed, and you do not have to be a customer.',
  },
  {
    question: 'How is my commission calculated?',
    answer:
      'It is 50% of the net amount that the buyer pays. Add-ons and coaching sessions count; a discount is taken off before the split.',
  },
  {
    question: 'How long does the cookie last?',
    answer: '45 days. If a visitor uses the links of two affiliates, the last one counts.',
  },
  {
    question: 'When am I paid?',
    answer:
      'On the 1st of each month, by PayPal or bank transfer, once the hold of the product has passed and your balance is {payout.minimum} or more. Processing takes 3 to 5 business days.',
  },
  {
    question: 'What happens if a buyer asks for a refund?',
    answer:
      'A refund before the payout cancels the commission. A refund after the payout is taken from your next balance. A partial refund changes the commission in proportion.',
  },
  {
    question: 'Does a payment plan count?',
    answer: 'Yes. Commission is booked with each of the three payments, half of what arrived.',
  },
  {
    question: 'Can I earn on my own purchase?',
    answer: 'No. Orders with your own email address earn nothing.',
  },
  {
    question: 'What am I allowed to say?',
    answer:
      'What is true and what you would tell a friend. Name the affiliate relationship, promise no income, and do not send unrequested mail. Accounts that break the rules are suspended for 7 to 90 days.',
  },
];

/** What the page says in place of its "no approval" while somebody reads each application. */
export const WITH_APPROVAL = {
  lead: 'Recommend the summit to people who would use it. You earn half of what a referred buyer pays, up to {commission.dfy} on a single sale.',
  fact: { title: 'Read by a person', line: 'We read every application and answer it by email.' },
  step: { title: 'Join', line: 'Send the short form below. We read it and answer by email.' },
  whoCanJoin:
    'Anybody who can recommend the summit honestly. We read every application; you do not have to be a customer.',
  closing: 'The form is short. We read every application and answer it by email.',
} as const;

/** The form of those who join with us and not on an external platform (C-057). */
export const APPLICATION_COPY = {
  title: 'Join with a short form',
  line: 'Your account, your link and your figures are here with us. The link that opens the account comes by email.',
  nameLabel: 'Your name',
  emailLabel: 'Email',
  promotionLabel: 'How will you recommend the summit?',
  promotionHint: 'A newsletter, a podcast, a group, clients: two sentences are enough.',
  submit: 'Send my application',
  sentTitle: 'Your application is in',
  failed: 'That did not get through. Please check your connection and send it again.',
} as const;
