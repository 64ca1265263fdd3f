import type { SpeakerCommission, SpeakerCommissionChange } from '@summit/contracts';
import { commissionOf } from '../../../test/fake-speaker-ports';
import { commissionReasons } from './commission-reasons';

const EARN: SpeakerCommissionChange = {
  kind: 'earn',
  amount: 18.5,
  booked_at: '2025-11-20T18:00:00Z',
  payout_period: '2025-12-01',
};
const CLAWBACK: SpeakerCommissionChange = { ...EARN, kind: 'clawback', amount: -18.5, payout_period: null };

const reason = (name: string, given: Partial<SpeakerCommission>) =>
  commissionReasons(commissionOf(given)).find((step) => step.name === name)?.text;

describe('commissionReasons', () => {
  it('tells the way of an order in five steps', () => {
    expect(commissionReasons(commissionOf()).map(({ name }) => name)).toEqual([
      'Click',
      'Signup',
      'Order',
      'Hold',
      'Payout',
    ]);
  });

  it.each<[string, Partial<SpeakerCommission>, RegExp]>([
    ['Click', { clicks: 0, last_click_at: null }, /^No visit with your code was counted/],
    ['Click', { clicks: 1 }, /^One visit came with your code .* the last on 19 November 2025\.$/],
    ['Signup', { registered_at: null }, /did not register with your code/],
    ['Signup', {}, /registered with your code on 18 November 2025/],
    ['Order', { source: 'signup' }, /^Your code came from the registration, paid on 20 November 2025\. \$37 /],
    ['Order', { source: 'click' }, /^Your code came from the last click of the buyer's browser, paid on/],
    // C-058
    ['Order', { state: 'own_order', changes: [] }, /your own address: own orders earn no commission\.$/],
    ['Hold', { state: 'own_order', changes: [] }, /^There is nothing to hold\.$/],
    ['Payout', { state: 'own_order', changes: [] }, /^Nothing is paid out for it\.$/],
    [
      'Order',
      { kept: 20, changes: [EARN, { ...CLAWBACK, kind: 'adjust' }] },
      /\$20 .* kept after refunds and disputes/,
    ],
    [
      'Order',
      { kept: 0, state: 'taken_back', changes: [EARN, CLAWBACK] },
      /Nothing of the order is kept: the money went/,
    ],
    ['Hold', { state: 'taken_back', changes: [EARN, CLAWBACK] }, /^There is nothing to hold\.$/],
    ['Hold', { state: 'canceled', changes: [] }, /^There is nothing to hold\.$/],
    ['Hold', {}, /7 days after the summit.* It can be paid out from 28 November 2025\.$/],
    [
      'Hold',
      { product: 'implementation', state: 'waiting_for_delivery', payable_at: null },
      /48 hours .* not completed/,
    ],
    ['Hold', { product: 'dfy' }, /30 days after the final session/],
    ['Hold', { state: 'in_review' }, /^A person looks at this order/],
    ['Hold', { state: 'denied' }, /^A person looked at this order and denied it/],
    ['Payout', { state: 'denied', changes: [] }, /^Nothing is paid out for it\.$/],
    ['Hold', { state: 'disputed' }, /^The payment is disputed/],
    ['Payout', {}, /^Payouts run on the 1st of each month\.$/],
    ['Payout', { state: 'paid', changes: [EARN] }, /^\$18\.50 in the payout of December 2025\.$/],
    [
      'Payout',
      { state: 'taken_back', changes: [EARN, CLAWBACK] },
      /^\$18\.50 in the payout of December 2025; the next payout takes \$18\.50 back\.$/,
    ],
    ['Payout', { state: 'canceled', changes: [] }, /^It was taken back before it was paid out\.$/],
  ])('%s of %j', (name, given, text) => {
    expect(reason(name, given)).toMatch(text);
  });
});
