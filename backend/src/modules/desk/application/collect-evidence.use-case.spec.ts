import { anOrder, FakeOrders } from '../../../../test/harness/fake-orders.js';
import { FixedClock } from '../../../platform/clock/clock.fake.js';
import { CollectEvidenceUseCase } from './collect-evidence.use-case.js';
import { evidenceSheet } from './evidence-sheet.js';
import type { OrderTraces } from './evidence.port.js';

const AT = Date.parse('2025-11-20T18:00:00Z');
const NOTHING: OrderTraces = { signIns: [], downloads: [], sessions: [], mails: [], disputes: [] };
const TRACES: OrderTraces = {
  signIns: [{ at: AT, what: '203.0.113.0/24, Chrome on Windows' }],
  downloads: [{ at: AT, what: 'Download: bundle' }],
  sessions: [{ at: AT, what: 'Pricing with confidence, to the end' }],
  mails: [{ at: AT, what: 'receipt, sent to zoe@example.com' }],
  disputes: [{ ref: 'dp_1', state: 'open', amountCents: 3_700, openedAt: AT, respondBy: null }],
};

describe('the evidence for an order', () => {
  const orders = new FakeOrders();
  orders.put(anOrder(), {
    lines: [{ key: 'base', quantity: 1, unitCents: 3_700, amountCents: 3_700 }],
    payments: [{ ref: 'pi_1', amountCents: 3_700, installment: null, receivedAt: AT }],
    cardLast4: '4242',
  });
  const sheetOf = async (traces: OrderTraces) => JSON.stringify(evidenceSheet((await orders.byId('o1'))!, traces, AT));

  it('tells the order, its money, and everything that the buyer received and used, in UTC', async () => {
    const text = await sheetOf(TRACES);
    for (const part of [
      'zoe@example.com',
      'card ending in 4242',
      'pi_1',
      'dp_1',
      '$37',
      'Nov 20, 2025, 6:00 PM UTC',
      'Chrome on Windows',
      'Download: bundle',
      'Pricing with confidence, to the end',
      'receipt, sent to zoe@example.com',
    ])
      expect(text).toContain(part);
  });

  it('says what there is none of', async () => {
    const text = await sheetOf(NOTHING);
    expect(text).toContain('Nobody has signed in.');
    expect(text).not.toContain('Disputes');
  });

  it('is one PDF, and none for an order that nobody knows', async () => {
    const sut = new CollectEvidenceUseCase(orders, { tracesOf: async () => TRACES }, new FixedClock(AT));
    const { name, bytes } = await sut.collect('o1');
    expect(name).toBe('evidence-o1.pdf');
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    await expect(sut.collect('o2')).rejects.toMatchObject({ code: 'not_found' });
  });
});
