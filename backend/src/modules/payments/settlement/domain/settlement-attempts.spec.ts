import type { OrderState } from './order-state.js';
import type { ProviderFact } from '../../domain/provider-fact.js';
import type { SettlementFact } from '../../domain/settlement-fact.js';
import { settle } from './settlement.js';
import {
  AT,
  DAY,
  ID,
  PENDING,
  changesOf,
  endedAttempt as end,
  last,
  payment,
  stateAfter,
  statusAfter,
  workOf,
} from '../../../../../test/builders/settlement-facts.js';

describe('attempts', () => {
  it('fail their order with the last of them, and give its code back', () => {
    const changes = last(PENDING, end('cs_1'));
    expect(changesOf(changes, 'attempt_set')).toMatchObject([{ attempt: { state: 'expired' } }]);
    expect(changesOf(changes, 'status_changed')).toMatchObject([{ from: 'pending', to: 'failed' }]);
    expect(changesOf(changes, 'coupon')).toMatchObject([{ action: 'release' }]);
  });

  it('leave it alone while another one is open, or when there is money', () => {
    const two = {
      ...PENDING,
      attempts: [...PENDING.attempts, { ...PENDING.attempts[0]!, id: 'a2', providerRef: 'cs_2' }],
    };
    expect(statusAfter(two, end('cs_1'))).toBe('pending');
    expect(statusAfter(PENDING, payment(), end('cs_1'))).toBe('completed');
    expect(stateAfter(PENDING, payment(), end('cs_1')).attempts[0]!.state).toBe('succeeded');
  });

  it.each([
    ['declined', 'declined'],
    ['denied', 'declined'],
    ['expired', 'expired'],
    ['canceled', 'canceled'],
  ] as const)('that the provider calls %s are %s', (reason, state) => {
    const fact = { ...end('cs_1', reason), declineCode: 'insufficient_funds' };
    expect(stateAfter(PENDING, fact).attempts).toEqual([
      { ...PENDING.attempts[0]!, state, declineCode: 'insufficient_funds' },
    ]);
  });

  it('that we close ourselves are what we say, and that one alone', () => {
    const two = { ...PENDING, attempts: [...PENDING.attempts, { ...PENDING.attempts[0]!, id: 'a2' }] };
    const closed = { kind: 'attempt_closed', orderId: ID, state: 'canceled', declineCode: 'price_changed' } as const;
    expect(stateAfter(two, { ...closed, attemptId: 'a2' }).attempts).toEqual([
      PENDING.attempts[0],
      { ...PENDING.attempts[0]!, id: 'a2', state: 'canceled', declineCode: 'price_changed' },
    ]);
    const changes = last(PENDING, { ...closed, attemptId: 'a1' });
    expect(changesOf(changes, 'status_changed')).toMatchObject([{ to: 'failed', cause: 'attempt:a1' }]);
  });

  it('are never ended by guess', () => {
    const lost = { ...PENDING, attempts: [{ ...PENDING.attempts[0]!, state: 'unknown' as const, providerRef: null }] };
    expect(stateAfter(lost, end('pi_of_an_earlier_one')).attempts[0]!.state).toBe('unknown');
    expect(statusAfter(lost, end('pi_of_an_earlier_one'))).toBe('pending');
  });

  it('under review can neither be paid again nor expire', () => {
    const pending: ProviderFact = { kind: 'payment_pending', orderId: ID, attemptRef: 'cs_1' };
    expect(stateAfter(PENDING, pending).attempts[0]!.state).toBe('unknown');
    expect(statusAfter(PENDING, pending, end('cs_1', 'denied'))).toBe('failed');
    expect(statusAfter(PENDING, pending, payment())).toBe('completed');
  });

  it('that are approved in the wallet are captured three minutes later, unless nothing is owed any more', () => {
    const approved = { kind: 'wallet_approved', orderId: ID, attemptRef: 'cs_1', approvedAt: AT } as const;
    const works = (order: OrderState, now: number) => workOf(settle(order, approved, now));
    expect(works(PENDING, AT + 60_000)).toEqual([{ job: 'capture_approved', attemptId: 'a1', delayMs: 120_000 }]);
    expect(works(PENDING, AT + DAY)).toEqual([{ job: 'capture_approved', attemptId: 'a1', delayMs: 0 }]);
    expect(works({ ...PENDING, rivalHeld: true }, AT)).toEqual([]);
    const second = { ...PENDING.attempts[0]!, id: 'a2', providerRef: 'cs_2' };
    const paid = { ...stateAfter(PENDING, payment({ attemptRef: 'cs_0' })), attempts: [second] };
    expect(settle(paid, { ...approved, attemptRef: 'cs_2' }, AT)).toEqual([
      { kind: 'attempt_set', attempt: { ...second, state: 'canceled' } },
    ]);
    expect(stateAfterChanges({ ...PENDING, rivalHeld: true }, approved)).toEqual(['canceled', 'failed']);
  });

  const stateAfterChanges = (order: OrderState, fact: SettlementFact): string[] => {
    const changes = settle(order, fact, AT);
    return [
      ...changesOf(changes, 'attempt_set').map(({ attempt }) => attempt.state),
      ...changesOf(changes, 'status_changed').map(({ to }) => to),
    ];
  };

  describe('of one order at the wallet, declined once and approved again', () => {
    const declined = {
      id: 'a1',
      kind: 'wallet',
      state: 'declined',
      providerRef: 'WALLET-1',
      declineCode: 'instrument_declined',
    } as const;
    const again = { ...declined, id: 'a2', state: 'open', declineCode: null } as const;
    const order: OrderState = { ...PENDING, attempts: [declined, again] };

    it('let the attempt that is open bring the money', () => {
      const paid = stateAfter(
        order,
        payment({ provider: 'paypal', ref: 'CAPTURE-1', attemptRef: 'WALLET-1', card: null }),
      );
      expect(paid.attempts).toEqual([declined, { ...again, state: 'succeeded' }]);
    });

    it('are captured later, held and ended by the attempt that is open', () => {
      const attempt = { orderId: ID, attemptRef: 'WALLET-1' };
      const approved = { kind: 'wallet_approved', ...attempt, approvedAt: AT } as const;
      expect(workOf(settle(order, approved, AT))).toMatchObject([{ job: 'capture_approved', attemptId: 'a2' }]);
      const held = stateAfter(order, { kind: 'payment_pending', ...attempt });
      expect(held.attempts).toEqual([declined, { ...again, state: 'unknown' }]);
      const denied = { kind: 'attempt_ended', ...attempt, reason: 'denied', declineCode: null } as const;
      expect(stateAfter(order, denied).attempts).toEqual([declined, { ...again, state: 'declined' }]);
    });
  });

  it('of one order at the wallet that were both declined: the newest is the one that brings the money after all', () => {
    const first = { ...PENDING.attempts[0]!, state: 'declined' as const };
    const second = { ...first, id: 'a2' };
    expect(stateAfter({ ...PENDING, attempts: [first, second] }, payment()).attempts).toEqual([
      first,
      { ...second, state: 'succeeded' },
    ]);
  });

  it('of an order that nobody pays fail it', () => {
    const abandoned = { ...PENDING, attempts: [{ ...PENDING.attempts[0]!, state: 'declined' as const }] };
    expect(stateAfterChanges(abandoned, { kind: 'order_abandoned', orderId: ID })).toEqual(['failed']);
    expect(stateAfterChanges(PENDING, { kind: 'order_abandoned', orderId: ID })).toEqual([]);
  });
});
