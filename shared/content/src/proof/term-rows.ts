import { SOURCES, type ProofRow } from './proof-row.js';

const term = (row: Omit<ProofRow, 'group' | 'basis' | 'unit' | 'source'>): ProofRow => ({
  group: 'terms',
  basis: 'rule',
  unit: 'seconds',
  source: SOURCES.rules,
  ...row,
});
const promise = (row: Pick<ProofRow, 'label' | 'says' | 'pages'> & Partial<ProofRow>): ProofRow => ({
  group: 'terms',
  basis: 'text',
  unit: 'count',
  how: 'A promise of the organizers.',
  source: SOURCES.words,
  ...row,
});

/** Lengths of time and terms. */
export const TERM_ROWS = {
  'terms.vip_guarantee': term({
    label: 'Money-back guarantee of VIP',
    pages: ['landing', 'vip', 'vipUpgrade', 'refundPolicy'],
    says: '7 days',
    how: 'Counted from the end of the summit, or from the order if it came later.',
    rule: 'The commission on an order waits as long, and buyers see the last day on the page of their order.',
  }),
  'terms.implementation_guarantee': term({
    label: 'Refund of the Implementation Package',
    pages: ['implementation', 'refundPolicy'],
    says: '48 hours',
    how: 'Counted from the end of the last coaching session of the order.',
    rule: 'The commission on an order waits as long.',
  }),
  'terms.dfy_guarantee': term({
    label: 'Guarantee of Done-For-You',
    pages: ['dfy', 'refundPolicy'],
    says: '30 days',
    how: 'Counted from the end of the last coaching session of the order.',
    rule: 'The commission on an order waits as long.',
  }),
  'terms.free_window': term({
    label: 'Free access to a session',
    pages: ['landing', 'vip', 'vipUpgrade'],
    says: '48 hours',
    how: 'From midnight Pacific on the day of the session; the organizers can set other times for single sessions.',
    rule: 'Outside of the window the server sends no film to those without VIP.',
  }),
  'terms.bonus_links': term({
    label: 'Download links of the bonuses',
    pages: ['landing', 'thankYou1'],
    says: '90 days',
    how: 'Each link carries its last day, signed by the server.',
    rule: 'After that the server sends the file no more.',
  }),
  'terms.prompts_a_day': {
    group: 'terms',
    label: 'Prompts in 24 hours',
    basis: 'setting',
    unit: 'count',
    pages: ['landing', 'vip', 'vipUpgrade'],
    says: '10 in 24 h',
    how: 'Different prompts that one address opened in the last 24 hours are counted.',
    source: SOURCES.settings,
    rule: 'The server opens no more until the first of them is a day old.',
  },
  'terms.friends': {
    group: 'terms',
    label: 'Friends for the personal answer',
    basis: 'rule',
    unit: 'count',
    pages: ['thankYou1'],
    says: '10 friends',
    how: 'Registrations that came through the own link of a registrant are counted.',
    source: SOURCES.rules,
  },
  'terms.refund_time': promise({
    label: 'How long a refund takes',
    pages: ['landing', 'vip', 'vipUpgrade', 'implementation', 'dfy', 'refundPolicy'],
    says: '5 to 10 business days',
  }),
  'terms.refund_fees': promise({
    label: 'Processing fees that are not refunded',
    pages: ['landing', 'vip', 'vipUpgrade', 'implementation', 'dfy'],
    says: '3 to 5%',
    how: 'A range that the organizers state.',
  }),
  'terms.vip_delivery': promise({
    label: 'Access to VIP after the order',
    pages: ['landing', 'vip', 'vipUpgrade', 'shippingDelivery'],
    says: 'within 5 minutes',
    how: 'A promise of the organizers; the mail is queued in the same step that books the payment.',
  }),
  'terms.implementation_delivery': promise({
    label: 'Details of the Implementation Package',
    pages: ['implementation', 'shippingDelivery'],
    says: 'within 24 hours',
  }),
  'terms.dfy_delivery': promise({
    label: 'Finished Done-For-You work',
    pages: ['dfy', 'shippingDelivery'],
    says: '4 to 6 weeks',
  }),
  'terms.dfy_sessions': promise({ label: 'Coaching in Done-For-You', pages: ['dfy'], says: 'Four coaching sessions' }),
  'terms.dfy_clients': promise({ label: 'Clients of one team', pages: ['dfy'], says: '20 clients per month' }),
  'terms.email_support': promise({
    label: 'Email support after the call',
    pages: ['implementation'],
    says: '30 days of email support',
  }),
  'terms.call_length': promise({ label: 'Length of a coaching call', pages: ['implementation'], says: '30-minute' }),
  'terms.session_length': promise({ label: 'Length of a session', pages: ['landing'], says: 'about 30 minutes' }),
  'terms.commission': {
    group: 'affiliates',
    label: 'Share of an affiliate',
    basis: 'price_book',
    unit: 'percent',
    pages: ['affiliates', 'speakerResources', 'landing'],
    says: '50%',
    how: 'Half of what is kept of an order, rounded down to whole cents once.',
    source: SOURCES.priceList,
    rule: 'Booked with each payment and taken back with each refund.',
  },
  'terms.referral_window': {
    ...term({
      label: 'How long a referral counts',
      pages: ['affiliates', 'landing'],
      says: '45 days',
      how: 'Counted from the last click on an affiliate link.',
      rule: 'Orders after that earn nothing.',
    }),
    group: 'affiliates',
  },
  'terms.payout_time': {
    ...promise({ label: 'How long a payout takes', pages: ['affiliates'], says: '3 to 5 business days' }),
    group: 'affiliates',
  },
} as const satisfies Record<string, ProofRow>;
