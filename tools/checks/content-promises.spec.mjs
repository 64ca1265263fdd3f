import * as content from '@summit/content';
import { BUMPS } from '@summit/pricing';
import { promiseFindings, promisesOf } from './content-promises.mjs';

const problems = (changed, bumps = BUMPS) =>
  promiseFindings({ ...content, ...changed }, bumps).map(({ excerpt, problem }) => [excerpt, problem]);
const withDelivery = (promise, change) =>
  content.DELIVERIES.map((delivery) => (delivery.promise === promise ? { ...delivery, ...change } : delivery));

describe('everything that is sold is there', () => {
  it('holds for what ships: offers, add-ons, price items and cards', () => {
    expect(promisesOf(content).length).toBeGreaterThan(40);
    expect(problems({})).toEqual([]);
  });

  it('finds an add-on that nobody delivers', () => {
    const workbook = { vip_workbook: { name: 'Workbook' } };
    expect(problems({}, { ...BUMPS, ...workbook })).toEqual([
      ['Workbook', 'is promised, and DELIVERIES does not say how it is delivered'],
    ]);
  });

  it('finds an add-on that no mail hands over', () => {
    const { vip_bump: _, ...others } = content.ADD_ON_DELIVERIES;
    expect(problems({ ADD_ON_DELIVERIES: others })).toEqual([
      ['Speaker Interview Highlights Vault', 'no mail is sent for it'],
    ]);
  });

  it.each([
    ['a kit of eleven files', { TEMPLATES_KIT: content.TEMPLATES_KIT.slice(0, 11) }, 'Templates Kit', 'templates-kit'],
    [
      'a vault without one interview',
      { HIGHLIGHTS: content.HIGHLIGHTS.slice(1) },
      'Speaker Interview Highlights Vault',
      'highlights',
    ],
    ['four workshops', { WORKSHOPS: content.WORKSHOPS.slice(1) }, 'A gift with every VIP order', 'workshops'],
    ['a gift without a file', { GIFT_CONTENTS: {} }, '50+ speaker gifts', 'gifts'],
  ])('finds %s', (_, changed, promise, kind) => {
    expect(problems(changed)).toEqual([[promise, `there is not what it says: ${kind}`]]);
  });

  it('finds a promise without a place, and one whose mail has no link', () => {
    expect(problems({ DELIVERIES: withDelivery('Templates Kit', { place: undefined }) })).toEqual([
      ['Templates Kit', 'has no place in the library'],
    ]);
    expect(problems({ DELIVERIES: withDelivery('Templates Kit', { link: 'kit_url' }) })).toEqual([
      ['Templates Kit', 'the mail "add-on" has no link {{kit_url}}'],
    ]);
  });

  it('finds what nobody promises any more', () => {
    const stale = { promise: 'A mug', content: 'terms' };
    expect(problems({ DELIVERIES: [...content.DELIVERIES, stale] })).toEqual([['A mug', 'nobody promises this']]);
  });
});
