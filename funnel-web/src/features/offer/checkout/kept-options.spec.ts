import type { Product } from '@summit/rules';
import { memoryStore } from '../../../../test/memory-store';
import { forgetOptions, keepOptions, keptOptions } from './kept-options';
import { NO_OPTIONS } from './offer-options';

const VIP = { bumps: ['vip_bump'], coachingSessions: 0, plan: false } as const;
const DFY = { bumps: [], coachingSessions: 2, plan: true } as const;

const after = (text: string, product: Product = 'vip') => keptOptions(memoryStore({ offerOptions: text }), product);

describe('what was chosen of an offer', () => {
  it('is kept for each product, without any price', () => {
    const store = memoryStore({});
    keepOptions(store, 'vip', VIP);
    keepOptions(store, 'dfy', DFY);
    expect(keptOptions(store, 'vip')).toEqual(VIP);
    expect(keptOptions(store, 'dfy')).toEqual(DFY);
    expect(keptOptions(store, 'implementation')).toEqual(NO_OPTIONS);
    expect(store.get('offerOptions')).not.toMatch(/cents|price|total/i);
  });

  it('is forgotten with the purchase, and leaves nothing where nothing is chosen', () => {
    const store = memoryStore({});
    keepOptions(store, 'vip', VIP);
    keepOptions(store, 'dfy', DFY);
    forgetOptions(store, 'vip');
    expect(keptOptions(store, 'vip')).toEqual(NO_OPTIONS);
    keepOptions(store, 'dfy', NO_OPTIONS);
    expect(store.get('offerOptions')).toBeNull();
  });

  it.each([
    ['no JSON', '{'],
    ['a list', '[]'],
    ['null', 'null'],
    ['of another shape', '{"vip":{"bumps":"vip_bump"}}'],
    ['an add-on of another product', '{"vip":{"bumps":["implementation_bump"],"coachingSessions":0,"plan":false}}'],
    ['one twice', '{"vip":{"bumps":["vip_bump","vip_bump"],"coachingSessions":0,"plan":false}}'],
    ['what nobody sells', '{"vip":{"bumps":["vip_yacht"],"coachingSessions":0,"plan":false}}'],
    ['coaching that VIP has not', '{"vip":{"bumps":[],"coachingSessions":1,"plan":false}}'],
    ['a plan that VIP has not', '{"vip":{"bumps":[],"coachingSessions":0,"plan":true}}'],
    ['half a session', '{"vip":{"bumps":[],"coachingSessions":0.5,"plan":false}}'],
  ])('is nothing where the storage holds %s', (_what, text) => {
    expect(after(text)).toEqual(NO_OPTIONS);
  });

  it('is no add-on that the card does not show: nobody could take it off', () => {
    const sold = '{"dfy":{"bumps":["dfy_bump"],"coachingSessions":0,"plan":false}}';
    expect(after(sold, 'dfy')).toEqual(NO_OPTIONS);
  });
});
