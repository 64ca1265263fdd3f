import { GUEST_EMAIL } from '@summit/rules';
import { fakeOfferPorts } from '../../../../test/fake-offer-ports';
import { purchaseSessionId, timerSessionId } from './offer-session';

describe('timerSessionId', () => {
  it('has a prefix, a timestamp and a random string, and stays for the browser session (F-113, F-194)', () => {
    const { ports, store } = fakeOfferPorts();
    const id = timerSessionId({ ...ports, now: () => 1_763_632_800_000 });
    expect(id).toMatch(/^timer_1763632800000_[0-9a-f]{16}$/);
    expect(store.kept.timerSessionId).toBe(id);
    expect(timerSessionId(ports)).toBe(id);
  });

  it.each(['', 'timer', 'timer_', 'timer__0123', 'timer_soon_0123', 'timer_1763632800000'])(
    'replaces %j, which is no id of ours',
    (kept) => {
      const { ports, store } = fakeOfferPorts();
      store.kept.timerSessionId = kept;
      const id = timerSessionId(ports);
      expect(id).toMatch(/^timer_\d+_[0-9a-f]{16}$/);
      expect(store.kept.timerSessionId).toBe(id);
    },
  );
});

describe('purchaseSessionId', () => {
  const session = 'timer_1763632800000_0123456789abcdef';

  it('is kept for a product over reloads and the way back from the provider (F-226)', () => {
    const id = purchaseSessionId(session, 'dfy', 'hana@example.com');
    expect(id).toMatch(/^dfy_1763632800000_[0-9a-f]{16}$/);
    expect(purchaseSessionId(session, 'dfy', ' Hana@Example.com ')).toBe(id);
  });

  it('differs by product, by address and by browser session', () => {
    const ids = [
      purchaseSessionId(session, 'vip', 'hana@example.com'),
      purchaseSessionId(session, 'implementation', 'hana@example.com'),
      purchaseSessionId(session, 'vip', 'noor@example.com'),
      purchaseSessionId('timer_1763632800000_fedcba9876543210', 'vip', 'hana@example.com'),
    ];
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('is the browser session itself for a guest, so that the offer window that was started counts (C-014)', () => {
    expect(purchaseSessionId(session, 'implementation', GUEST_EMAIL)).toBe(session);
  });

  it('has the time of the browser session, whatever its prefix', () => {
    expect(purchaseSessionId('offer_1763632800001_0123456789abcdef', 'dfy', 'hana@example.com')).toMatch(
      /^dfy_1763632800001_/,
    );
    expect(() => purchaseSessionId('1763632800000', 'dfy', 'hana@example.com')).toThrow(RangeError);
  });

  it('tells nobody the address', () => {
    expect(purchaseSessionId(session, 'vip', 'hana@example.com')).not.toContain('hana');
  });
});
