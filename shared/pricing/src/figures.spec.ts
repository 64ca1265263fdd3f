import { BUMPS } from './bumps.js';
import { commissionTarget } from './commission.js';
import { contentFigures } from './figures.js';
import { formatUsd } from './money.js';
import { PRICE_BOOK } from './price-book.js';

const COPY = {
  'bonus.total': 47_700,
  'bonus.blueprints': 12_900,
  'bonus.playbook': 14_900,
  'bonus.prompts': 19_900,
  'gift.vip': 99_700,
  'coaching.regular': 20_000,
};

describe('contentFigures', () => {
  it('gives every amount of the documents, as pages show it', () => {
    const { vip } = PRICE_BOOK;
    expect(contentFigures(COPY)).toEqual({
      'vip.early': formatUsd(vip.early),
      'vip.reference': formatUsd(vip.reference),
      'vip.save': formatUsd(vip.reference - vip.early),
      'vip.bump': formatUsd(BUMPS.vip_bump.cents),
      'vip.with_bump': formatUsd(vip.early + BUMPS.vip_bump.cents),
      'implementation.early': '$97',
      'implementation.reference': '$197',
      'implementation.save': '$100',
      'implementation.bump': '$12',
      add_ons: expect.stringMatching(
        /^the Speaker Interview Highlights Vault with VIP for \$9.* with Implementation for \$12$/,
      ),
      'dfy.early': '$2,497',
      'dfy.regular': '$4,997',
      'dfy.save': '$2,500',
      'dfy.plan': '3 x $832.33',
      coaching: '$100',
      'coaching.regular': '$200',
      'bonus.total': '$477',
      'bonus.blueprints': '$129',
      'bonus.playbook': '$149',
      'bonus.prompts': '$199',
      'gift.vip': '$997',
      'commission.vip': formatUsd(commissionTarget(vip.early)),
      'commission.implementation': '$48.50',
      'commission.dfy': '$1,248.50',
      'commission.vip_discounted': formatUsd(commissionTarget(vip.early - 1_000)),
      'commission.implementation_coaching': '$148.50',
      'payout.minimum': '$50',
    });
  });

  it('takes the amounts that are copy from the caller', () => {
    expect(contentFigures({ ...COPY, 'gift.vip': 1_050 })['gift.vip']).toBe('$10.50');
  });
});
