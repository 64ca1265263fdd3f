import { BUMPS, dollars, formatUsd, PRICE_BOOK, shareOf } from '@summit/pricing';
import { DRAFT_START, draftErrors, draftOf, draftRequest, type DraftValues } from './draft-values';
import { promoFigures } from './promo-figures';
import { promoPreview } from './promo-preview';
import { canDisable } from './promo-status';

const values = (part: Partial<DraftValues> = {}): DraftValues => ({ ...DRAFT_START, code: 'SUMMER', ...part });
const { vip: VIP, dfy: DFY } = PRICE_BOOK;
const half = (cents: number) => formatUsd(shareOf(cents, 5_000));
const errorsOf = (part: Partial<DraftValues>, dialog: 'quick' | 'full' = 'full') =>
  draftErrors(draftOf(values(part)), dialog);

describe('a draft', () => {
  it('starts with the defaults of the document (A-107)', () => {
    expect(draftRequest(draftOf(DRAFT_START))).toEqual({
      code: '',
      product_type: 'vip',
      with_bump: false,
      payment_methods: ['stripe', 'paypal'],
      discount_type: 'percent',
      discount_value: 50,
      validity_days: 0,
      max_uses: 1,
    });
  });

  it.each([
    [{ code: ' ' }, 'code', 'Please enter a promo code'],
    [
      { code: 'SUMMER 50' },
      'code',
      'A Stripe code may contain only uppercase letters, digits, hyphens and underscores.',
    ],
    [{ providers: [] }, 'providers', 'Please select at least one payment method'],
    [
      { discountType: 'amount', discountValue: String(dollars(VIP.early)) },
      'discountValue',
      'The discount must be less than the product price.',
    ],
    [{ discountValue: '100' }, 'discountValue', 'The discount must be under 100 percent.'],
    [{ discountValue: '-1' }, 'discountValue', 'The discount must be 0 or more, with two decimals at most.'],
    [{ discountValue: '' }, 'discountValue', 'The discount must be 0 or more, with two decimals at most.'],
    [{ validityDays: '-1' }, 'validityDays', 'Validity days must be a whole number, 0 or more.'],
    [{ validityDays: '' }, 'validityDays', 'Validity days must be a whole number, 0 or more.'],
    [{ maxUses: '1.5' }, 'maxUses', 'Max uses must be a whole number, 0 or more. 0 means unlimited.'],
    [{ maxUses: '' }, 'maxUses', 'Max uses must be a whole number, 0 or more. 0 means unlimited.'],
  ] as const)('%p is refused at %s (A-108..A-112)', (part, field, text) => {
    expect(errorsOf(part)).toEqual({ [field]: text });
  });

  it('may have any characters where only PayPal is chosen (A-109)', () => {
    expect(errorsOf({ code: 'SUMMER 50 %', providers: ['paypal'] })).toEqual({});
  });

  it('may take nothing off (A-112)', () => {
    for (const discountType of ['percent', 'amount'] as const)
      for (const dialog of ['quick', 'full'] as const)
        expect(errorsOf({ discountType, discountValue: '0' }, dialog)).toEqual({});
    expect(promoPreview(draftOf(values({ discountValue: '0' })))).toBe(
      `VIP ${formatUsd(VIP.early)} → ${formatUsd(VIP.early)}`,
    );
  });

  it('may be unlimited in the full dialog only (A-107, A-112)', () => {
    expect(errorsOf({ maxUses: '0' })).toEqual({});
    expect(errorsOf({ maxUses: '0' }, 'quick')).toEqual({ maxUses: 'Max uses must be a whole number, 1 or more.' });
  });
});

describe('the preview', () => {
  it('says what a buyer pays without and with the code', () => {
    expect(promoPreview(draftOf(values()))).toBe(`VIP ${formatUsd(VIP.early)} → ${half(VIP.early)}`);
    expect(promoPreview(draftOf(values({ withBump: true })))).toBe(
      `VIP with order bump ${formatUsd(VIP.early + BUMPS.vip_bump.cents)} → ${half(VIP.early + BUMPS.vip_bump.cents)}`,
    );
    expect(promoPreview(draftOf(values({ product: 'dfy', discountType: 'amount', discountValue: '500' })))).toBe(
      `Done-For-You ${formatUsd(DFY.early)} → ${formatUsd(DFY.early - 50_000)}`,
    );
  });

  it('says nothing while the discount is not valid, whatever else is missing', () => {
    expect(promoPreview(draftOf(values({ discountValue: '100' })))).toBeNull();
    expect(promoPreview(draftOf(values({ code: '' })))).toBe(`VIP ${formatUsd(VIP.early)} → ${half(VIP.early)}`);
  });
});

describe('the figures', () => {
  it('are those of all codes (A-102)', () => {
    const summary = { usable: 2, expired: 1, times_redeemed: 4, used: 2, total_discount_given: '40.50' };
    expect(promoFigures({ total: 4, summary }).map(({ label, value, note }) => `${label}: ${value} ${note}`)).toEqual([
      'Codes: 4 one for each provider',
      'Usable now: 2 1 code expired',
      'Times used: 4 2 codes used so far',
      'Discount given: $40.50 on paid orders',
    ]);
  });

  it('are unknown while they load', () => {
    expect(promoFigures(undefined).map(({ value }) => value)).toEqual([null, null, null, null]);
  });
});

it('only active and created codes can be disabled (A-114)', () => {
  expect((['active', 'created', 'expired', 'inactive'] as const).filter(canDisable)).toEqual(['active', 'created']);
});
