import { PRICE_BOOK } from '@summit/pricing';
import { DAY_MS, MINUTE_MS, SUMMIT_FIRST_DAY_AT } from '@summit/rules';
import { beginOf, drawAudience } from './audience.mjs';
import { COUPON, LAUNCH, SIMPLE } from './habits.mjs';
import { priceOf } from './person.mjs';

const EXTENT = { people: 3_000, seed: 7 };
const { persons, acts } = drawAudience(LAUNCH, EXTENT);
const actsOf = (number) => acts.filter(({ person }) => person.number === number);
const withAct = (name) => persons.filter(({ number }) => actsOf(number).some(({ act }) => act === name));

describe('the audience', () => {
  it('is the same for the same seed, and another one for another', () => {
    expect(drawAudience(LAUNCH, EXTENT)).toEqual({ persons, acts });
    const other = drawAudience(LAUNCH, { ...EXTENT, seed: 8 }).persons;
    expect(other.map(({ money }) => money)).not.toEqual(persons.map(({ money }) => money));
  });

  it('does not change who is in it when more people come', () => {
    const more = drawAudience(LAUNCH, { ...EXTENT, people: 3_001 }).persons;
    expect(more.slice(0, 3_000)).toEqual(persons);
  });

  it('acts in the order of time, at full minutes, from the first lead day on', () => {
    const times = acts.map(({ at }) => at);
    expect(times).toEqual([...times].sort((one, other) => one - other));
    expect(times.every((at) => at % MINUTE_MS === 0 && at >= beginOf(LAUNCH))).toBe(true);
    expect(beginOf(LAUNCH)).toBe(Date.parse(SUMMIT_FIRST_DAY_AT) - LAUNCH.leadDays * DAY_MS);
  });

  it('has the shares of its habits', () => {
    const referred = persons.filter(({ money }) => money.affiliate !== null).length / persons.length;
    expect(Math.abs(referred - LAUNCH.referredShare)).toBeLessThan(0.03);
    const registered = persons.filter(({ money }) => money.signsUp).length / persons.length;
    const wanted = LAUNCH.referredShare * LAUNCH.referredSignupShare + (1 - LAUNCH.referredShare) * LAUNCH.signupShare;
    expect(Math.abs(registered - wanted)).toBeLessThan(0.03);
  });

  it('opens a later offer at the minute at which it bought the one before, and never without it', () => {
    const buyers = persons.filter(({ money }) => money.purchases.length > 1);
    expect(buyers.length).toBeGreaterThan(10);
    for (const { number } of buyers) {
      const bought = actsOf(number).find(({ act, product }) => act === 'buy' && product === 'vip');
      const opened = actsOf(number).find(({ act, product }) => act === 'openOffer' && product === 'implementation');
      expect(opened.at).toBe(bought.at);
    }
    const alone = persons.filter(({ money }) => money.pages.includes('implementation') && money.purchases.length === 0);
    expect(alone).toEqual([]);
  });

  it('asks for the money back only of what it has bought, and then does not become a member', () => {
    const asking = withAct('refund');
    expect(asking.length).toBeGreaterThan(0);
    expect(asking.every(({ money }) => money.asksBack && money.purchases[0].product === 'vip')).toBe(true);
    expect(asking.some(({ number }) => actsOf(number).some(({ act }) => act === 'signIn'))).toBe(false);
  });

  it('pays the early price for fourteen minutes and the later one from then on, and less with the code', () => {
    const price = (product, active, coupon = false) => priceOf(product, { active, bump: false, coupon });
    expect([price('implementation', true), price('implementation', false)]).toEqual([9_700, 19_700]);
    expect(price('vip', true, true)).toBe(Math.round(PRICE_BOOK.vip.early * (1 - COUPON.percent / 100)));
    const late = persons
      .flatMap(({ money }) => money.purchases)
      .filter(({ product, minute }) => product === 'implementation' && minute >= 15);
    expect(late.every(({ cents }) => cents >= 19_700)).toBe(true);
  });

  it('of simple habits has no bad networks, no declined cards and no refunds', () => {
    const simple = drawAudience(SIMPLE, EXTENT).persons;
    expect(simple.some(({ badNetwork, money }) => badNetwork || money.declinedFirst || money.asksBack)).toBe(false);
  });
});
