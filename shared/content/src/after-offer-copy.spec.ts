import { FRIENDS_TO_INVITE } from './copy-figures.js';
import { INVITE_COPY, NEXT_OFFER_COPY, SUCCESS_COPY, THANK_YOU_COPY } from './after-offer-copy.js';
import { DELIVERY_TIMES, REFUND_TERMS, SUPPORT_HOURS } from './delivery-times.js';

describe('the pages after an offer', () => {
  it('have a title and a description for each product and a generic one (F-267, F-271)', () => {
    expect(Object.keys(SUCCESS_COPY)).toEqual(['vip', 'implementation', 'dfy', 'generic']);
    expect(new Set(Object.values(SUCCESS_COPY).map(({ title }) => title)).size).toBe(4);
    expect(new Set(Object.values(SUCCESS_COPY).map(({ line }) => line)).size).toBe(4);
  });

  it('say that the order is complete either way before offering more', () => {
    for (const { note } of Object.values(NEXT_OFFER_COPY)) expect(note).toBe('Your order is complete either way.');
  });

  it('say on each thank-you page how long the links work', () => {
    for (const { line } of Object.values(THANK_YOU_COPY)) expect(line).toContain('90 days');
  });

  it('ask for ten friends (F-262)', () => {
    expect(FRIENDS_TO_INVITE).toBe(10);
    expect(INVITE_COPY.offer).toMatch(/^When 10 friends have registered/);
  });

  it('promise the delivery times of the documents (F-318)', () => {
    expect(DELIVERY_TIMES.vip.map(({ when }) => when)).toEqual(['within 5 minutes']);
    expect(DELIVERY_TIMES.implementation.map(({ when }) => when)).toEqual(['within 24 hours']);
    expect(DELIVERY_TIMES.dfy.map(({ when }) => when)).toEqual([
      'within 24 hours',
      'within 48 hours',
      'in 4 to 6 weeks',
    ]);
  });

  it('state support hours and refund terms as the documents do (F-317, F-319)', () => {
    expect(SUPPORT_HOURS).toBe('Replies come within 4 to 6 business hours, Monday to Friday, 9 to 5 EST.');
    expect(REFUND_TERMS).toMatch(/5 to 10 business days; processing fees of 3 to 5%/);
  });
});
