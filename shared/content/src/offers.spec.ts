import { DFY_OFFER, IMPLEMENTATION_OFFER, VIP_OFFER } from './offers.js';
import { RECORDING_COUNT } from './copy-figures.js';

const OFFERS = [VIP_OFFER, IMPLEMENTATION_OFFER, DFY_OFFER];

describe('the three offers', () => {
  it('carry the product names of the documents', () => {
    expect(OFFERS.map(({ name }) => name)).toEqual(['VIP', 'Implementation Package', 'Done-For-You Service']);
  });

  it('keep the guarantee periods (F-146, F-163, F-180)', () => {
    expect(VIP_OFFER.guarantee.title).toBe('7-day money-back guarantee');
    expect(IMPLEMENTATION_OFFER.guarantee.title).toBe('Refund within 48 hours of your session');
    expect(DFY_OFFER.guarantee.title).toBe('30-day guarantee after your final coaching session');
  });

  it('keep what the documents say is included', () => {
    expect(IMPLEMENTATION_OFFER.benefits.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['A 30-minute coaching call', '30 days of email support']),
    );
    expect(DFY_OFFER.benefits.map(({ title }) => title)).toContain('Four coaching sessions');
    expect(IMPLEMENTATION_OFFER.capacity).toContain('100 people');
    expect(DFY_OFFER.capacity).toMatch(/20 spots.*20 clients per month/);
    expect(DFY_OFFER.nextSteps.join(' ')).toMatch(/within 24 hours.*within 48 hours.*4 to 6 weeks/);
    expect(VIP_OFFER.lead.concluded).toContain(`all ${RECORDING_COUNT} recordings`);
    expect(VIP_OFFER.gift.lines.join(' ')).toContain('{gift.vip}');
  });

  it('never word the VIP timer as a price rise', () => {
    expect(JSON.stringify(VIP_OFFER)).not.toMatch(/then it is|rises|price ends|held for/i);
  });

  it('decline in plain words', () => {
    for (const { decline } of OFFERS) expect(decline).toMatch(/^No thanks, (continue|finish)/);
  });

  it('give every benefit a title and a line of its own', () => {
    for (const { benefits } of OFFERS) {
      expect(benefits.length).toBeGreaterThanOrEqual(5);
      expect(new Set(benefits.map(({ title }) => title)).size).toBe(benefits.length);
      expect(benefits.filter(({ line }) => line.length < 15)).toEqual([]);
    }
  });
});
