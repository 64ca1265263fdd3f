import { suspicionsOf, type Suspicion, type SuspicionFacts } from './suspicion.js';

const LIMITS = { clicksPerHour: 300, addressesPerCard: 3, refundPercent: 25 };

/** What is known of an ordinary recommendation. */
const HONEST: SuspicionFacts = {
  buyerEmail: 'zoe@example.com',
  affiliateEmails: ['amara@speakers.test'],
  ownBrowser: false,
  ownCard: false,
  clicksInHour: 12,
  signupsInHour: 2,
  addressesOnCard: 1,
  recentOrders: 40,
  refundedOrders: 2,
};

describe('suspicionsOf', () => {
  it.each<[string, Partial<SuspicionFacts>]>([
    ['an ordinary order', {}],
    ['a first order of a new affiliate', { recentOrders: 1, refundedOrders: 0 }],
    ['a mailing that brings many visitors, of whom some register', { clicksInHour: 5_000, signupsInHour: 50 }],
    ['a busy hour below the limit', { clicksInHour: 299, signupsInHour: 0 }],
    ['a couple that shares a card', { addressesOnCard: 2 }],
    ['a buyer at the same company', { buyerEmail: 'kofi@speakers.test' }],
    ['a buyer of the same name elsewhere', { buyerEmail: 'amara@example.com' }],
    ['dots that matter to a host', { affiliateEmails: ['am.ara@example.com'], buyerEmail: 'amara@example.com' }],
    ['refunds at the limit', { recentOrders: 40, refundedOrders: 10 }],
    ['one refund of very few orders', { recentOrders: 4, refundedOrders: 4 }],
    ['a card that paid without being known', { addressesOnCard: 0 }],
  ])('lets %s pass', (_name, facts) => {
    expect(suspicionsOf({ ...HONEST, ...facts }, LIMITS)).toEqual([]);
  });

  it.each<[string, Partial<SuspicionFacts>, Suspicion[]]>([
    ['the own mailbox by a tag', { buyerEmail: 'Amara+vip@speakers.test' }, ['self_referral']],
    [
      'the own mailbox by dots',
      { affiliateEmails: ['amara.diallo@gmail.com'], buyerEmail: 'a.maradiallo+1@googlemail.com' },
      ['self_referral'],
    ],
    [
      'an address that was the own before',
      { affiliateEmails: ['amara@okafor.example', 'amara@speakers.test'], buyerEmail: 'amara+2@speakers.test' },
      ['self_referral'],
    ],
    ['the own browser', { ownBrowser: true }, ['self_referral']],
    ['the own card', { ownCard: true }, ['self_referral']],
    ['clicks of which nobody registers', { clicksInHour: 300, signupsInHour: 2 }, ['click_burst']],
    ['one card for three addresses', { addressesOnCard: 3 }, ['shared_card']],
    ['refunds above the limit', { recentOrders: 40, refundedOrders: 11 }, ['refund_rate']],
    ['five orders of which two went back', { recentOrders: 5, refundedOrders: 2 }, ['refund_rate']],
    [
      'several of them at once',
      {
        ownBrowser: true,
        clicksInHour: 9_000,
        signupsInHour: 0,
        addressesOnCard: 8,
        recentOrders: 9,
        refundedOrders: 9,
      },
      ['self_referral', 'click_burst', 'shared_card', 'refund_rate'],
    ],
  ])('holds %s', (_name, facts, expected) => {
    expect(suspicionsOf({ ...HONEST, ...facts }, LIMITS)).toEqual(expected);
  });

  it('goes by the limits that an operator set', () => {
    const facts = { ...HONEST, clicksInHour: 50, signupsInHour: 0, addressesOnCard: 2, refundedOrders: 3 };
    const strict = { clicksPerHour: 50, addressesPerCard: 2, refundPercent: 5 };
    expect(suspicionsOf(facts, strict)).toEqual(['click_burst', 'shared_card', 'refund_rate']);
  });
});
