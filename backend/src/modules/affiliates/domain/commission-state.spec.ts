import { commissionState, type CommissionFacts } from './commission-state.js';

const NOW = 1_000;
const entry = (amountCents: number, payoutStatus: 'processing' | 'paid' | null = null) => ({
  amountCents,
  payoutStatus,
});
const state = (facts: Partial<CommissionFacts>) =>
  commissionState(
    { credited: true, disputed: false, review: null, payableAt: 500, entries: [entry(1_850)], ...facts },
    NOW,
  );

// F-293
describe('commissionState', () => {
  it.each([
    ['earns nothing without credit', { credited: false, entries: [] }, 'earns_nothing'],
    ['is payable once the hold is over', {}, 'payable'],
    ['is payable from the moment the hold ends', { payableAt: NOW }, 'payable'],
    ['is held until then', { payableAt: NOW + 1 }, 'held'],
    ['waits for the delivery', { payableAt: null }, 'waiting_for_delivery'],
    ['waits for the end of a dispute', { disputed: true }, 'disputed'],
    ['is in a payout under way', { entries: [entry(1_850, 'processing')] }, 'in_payout'],
    ['is paid', { entries: [entry(1_850, 'paid')] }, 'paid'],
    ['is taken back after the payout', { entries: [entry(1_850, 'paid'), entry(-500)] }, 'taken_back'],
    [
      'is taken back even while a dispute is open',
      { disputed: true, entries: [entry(1_850, 'paid'), entry(-500)] },
      'taken_back',
    ],
    ['waits for a person to look at it', { review: 'held' }, 'in_review'],
    ['goes on once it is released', { review: 'released' }, 'payable'],
    ['is denied by a person', { review: 'denied', entries: [entry(1_850), entry(-1_850)] }, 'denied'],
    ['is canceled before the payout', { entries: [entry(1_850), entry(-1_850)] }, 'canceled'],
  ] as const)('%s', (_label, facts, expected) => {
    expect(state(facts as Partial<CommissionFacts>)).toBe(expected);
  });
});
