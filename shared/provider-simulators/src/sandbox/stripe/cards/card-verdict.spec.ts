import { cardVerdict } from './card-verdict.js';
import { TEST_CARDS, testCard, groupedNumber } from './test-cards.js';

const ON = { offSession: false, authenticated: false };
const OFF = { offSession: true, authenticated: false };
const AUTHENTICATED = { offSession: false, authenticated: true };
const DECLINED = (code: string, decline_code: string) => ({
  kind: 'declined',
  decline: expect.objectContaining({ code, decline_code }) as object,
});
const APPROVED = { kind: 'approved' };
const AUTHENTICATE = { kind: 'authenticate' };

const card = (end: string, saved = true, refusing = false) => {
  const found = TEST_CARDS.find(({ number }) => number.endsWith(end));
  return { number: found!.number, saved, refusing };
};

describe('test cards', () => {
  it.each([
    ['4242', APPROVED, APPROVED],
    ['4444', APPROVED, APPROVED],
    ['0002', DECLINED('card_declined', 'generic_decline'), DECLINED('card_declined', 'generic_decline')],
    ['9995', DECLINED('card_declined', 'insufficient_funds'), DECLINED('card_declined', 'insufficient_funds')],
    ['9987', DECLINED('card_declined', 'lost_card'), DECLINED('card_declined', 'lost_card')],
    ['9979', DECLINED('card_declined', 'stolen_card'), DECLINED('card_declined', 'stolen_card')],
    ['0069', DECLINED('expired_card', 'expired_card'), DECLINED('expired_card', 'expired_card')],
    ['0127', DECLINED('incorrect_cvc', 'incorrect_cvc'), DECLINED('incorrect_cvc', 'incorrect_cvc')],
    ['0119', DECLINED('processing_error', 'processing_error'), DECLINED('processing_error', 'processing_error')],
    ['0341', APPROVED, DECLINED('card_declined', 'generic_decline')],
    ['3155', AUTHENTICATE, APPROVED],
    ['3184', AUTHENTICATE, DECLINED('authentication_required', 'authentication_required')],
    ['3178', AUTHENTICATE, DECLINED('card_declined', 'insufficient_funds')],
    ['0259', APPROVED, APPROVED],
  ])('%s: with the buyer %j, saved and without the buyer %j', (end, with_, without) => {
    expect(cardVerdict(card(end), ON)).toEqual(with_);
    expect(cardVerdict(card(end), OFF)).toEqual(without);
  });

  it('that want 3-D Secure pay once the buyer has passed it', () => {
    for (const end of ['3155', '3184', '3178']) expect(cardVerdict(card(end), AUTHENTICATED)).toEqual(APPROVED);
  });

  it('that were not saved want the buyer when the buyer is away', () => {
    expect(cardVerdict(card('3155', false), OFF)).toEqual(
      DECLINED('authentication_required', 'authentication_required'),
    );
  });

  it('that were made to fail decline without the buyer only', () => {
    expect(cardVerdict(card('4242', true, true), OFF)).toEqual(DECLINED('card_declined', 'generic_decline'));
    expect(cardVerdict(card('4242', true, true), ON)).toEqual(APPROVED);
  });

  it('are found by their number as people write it', () => {
    expect(testCard('4242 4242-4242 4242')?.brand).toBe('visa');
    expect(testCard('4111111111111111')).toBeUndefined();
    expect(groupedNumber(TEST_CARDS[0]!)).toBe('4242 4242 4242 4242');
  });
});
