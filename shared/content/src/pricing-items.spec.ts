import { FIGURE_KEYS, placeholdersOf } from './figures.js';
import { PRICING_ITEMS } from './pricing-items.js';

describe('PRICING_ITEMS', () => {
  it('are the three products with coaching, and an offer for each product', () => {
    const ids = (type: string) => PRICING_ITEMS.filter(({ itemType }) => itemType === type).map(({ itemId }) => itemId);
    expect(ids('pricing_plan')).toEqual(['vip', 'implementation', 'dfy', 'coaching-session']);
    expect(ids('discount_offer')).toEqual(['vip-offer', 'implementation-offer', 'dfy-offer']);
  });

  it('name prices by figures that exist, never as amounts', () => {
    for (const { name, description, features } of PRICING_ITEMS) {
      const text = [name, description, ...features].join('\n');
      expect(text).not.toMatch(/\$/);
      for (const key of placeholdersOf(text)) expect(FIGURE_KEYS).toContain(key);
    }
  });

  it('say what each item is and contains', () => {
    for (const { name, description, features } of PRICING_ITEMS) {
      expect(name).toMatch(/^[A-Z]/);
      expect(description.length).toBeGreaterThan(20);
      expect(features.length).toBeGreaterThan(0);
    }
  });
});
