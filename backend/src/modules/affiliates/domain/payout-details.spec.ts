import {
  maskedPayTo,
  payoutDetails,
  payoutMethodText,
  type BankDetails,
  type GivenPayoutDetails,
  type PayoutDetails,
} from './payout-details.js';

const NOTHING = { paypalEmail: '', holder: '', account: '', routing: '', taxNote: '' };
const paypal = (paypalEmail: string, taxNote = ''): GivenPayoutDetails => ({
  ...NOTHING,
  kind: 'paypal',
  paypalEmail,
  taxNote,
});
const bank = (account: string, routing = '', holder = 'Amara Okafor'): GivenPayoutDetails => ({
  ...NOTHING,
  kind: 'bank',
  holder,
  account,
  routing,
});

describe('payout details', () => {
  it('are a PayPal address and a tax note', () => {
    expect(payoutDetails(paypal(' Amara@Okafor.example ', ' W-9, 2025 '))).toEqual({
      kind: 'paypal',
      email: 'amara@okafor.example',
      taxNote: 'W-9, 2025',
    });
  });

  it.each([
    ['a German account', bank('de89 3704 0044 0532 0130 00', 'COBADEFFXXX'), 'DE89370400440532013000 COBADEFFXXX'],
    ['a British one without a BIC', bank('GB82WEST12345698765432'), 'GB82WEST12345698765432 null'],
    ['a US account', bank('000-123456789', '021000021'), '000123456789 021000021'],
  ])('are %s', (_name, given, kept) => {
    const details = payoutDetails(given);
    expect(details).toMatchObject({ kind: 'bank', holder: 'Amara Okafor' });
    const { account, routing } = details as BankDetails;
    expect(`${account} ${routing}`).toBe(kept);
  });

  it.each<[string, GivenPayoutDetails, string]>([
    ['no address', paypal(''), 'email_invalid'],
    ['half an address', paypal('amara@'), 'email_invalid'],
    ['a Cyrillic letter in an address', paypal('\u0430mara@okafor.example'), 'look_alike_letters'],
    ['an address of another alphabet', paypal('амара@пример.рф'), 'look_alike_letters'],
    ['fullwidth letters', paypal('ａmara@okafor.example'), 'look_alike_letters'],
    ['a mixed tax note', paypal('amara@okafor.example', 'W-9 \u0410mara'), 'look_alike_letters'],
    ['no holder', bank('GB82WEST12345698765432', '', ' '), 'payout_holder_required'],
    ['a holder of two alphabets', bank('GB82WEST12345698765432', '', 'Am\u0430ra'), 'look_alike_letters'],
    ['digits of another script', bank('٠١٢٣٤٥٦٧٨٩'), 'look_alike_letters'],
    ['a wrong check digit', bank('GB83WEST12345698765432'), 'payout_account_invalid'],
    ['two digits swapped', bank('DE89370400440532010300'), 'payout_account_invalid'],
    ['words', bank('my account'), 'payout_account_invalid'],
    ['nothing', bank(''), 'payout_account_invalid'],
    ['a BIC that is none', bank('GB82WEST12345698765432', 'X'), 'payout_routing_invalid'],
    ['a US account without its bank', bank('123456789'), 'payout_routing_invalid'],
    ['a US bank that does not exist', bank('123456789', '021000022'), 'payout_routing_invalid'],
    ['zeros for a bank', bank('123456789', '000000000'), 'payout_routing_invalid'],
  ])('are not %s', (_name, given, problem) => {
    expect(payoutDetails(given)).toBe(problem);
  });

  it.each<[PayoutDetails, string, string]>([
    [
      { kind: 'paypal', email: 'amara@okafor.example', taxNote: null },
      'a***@okafor.example',
      'PayPal, a***@okafor.example',
    ],
    [
      { kind: 'bank', holder: 'A', account: 'GB82WEST12345698765432', routing: null, taxNote: null },
      '****5432',
      'Bank account ****5432',
    ],
  ])('are shown masked: %j', (details, masked, text) => {
    expect([maskedPayTo(details), payoutMethodText(details)]).toEqual([masked, text]);
  });
});
