import { anOrder, FakeOrders } from '../../../../../test/harness/fake-orders.js';
import { SerialTransactions } from '../../../../platform/database/transactions.fake.js';
import { RecordingOutbox } from '../../../../platform/outbox/outbox.fake.js';
import type { ProviderFact, ProviderSubject } from '../../domain/provider-fact.js';
import { ProviderUnavailable, type ProviderEventsByName } from '../../providers/application/provider-events.port.js';
import { RepairOrderUseCase } from './repair-order.use-case.js';
import { PAY_BACK_TASK } from './settlement-tasks.js';

const SUBSCRIPTION: ProviderSubject = { provider: 'stripe', kind: 'subscription', ref: 'sub_1' };
const DISPUTE: ProviderSubject = { provider: 'stripe', kind: 'dispute', ref: 'dp_1' };

describe('an order whose work has stopped', () => {
  const setup = (trouble: Error | null = null) => {
    const outbox = new RecordingOutbox();
    const orders = new FakeOrders();
    const asked: ProviderSubject[] = [];
    const applied: ProviderFact[][] = [];
    const limited: string[] = [];
    const recarded: string[] = [];
    const provider = {
      factsAbout: async (subject: ProviderSubject): Promise<ProviderFact[]> => {
        if (trouble) throw trouble;
        asked.push(subject);
        return [];
      },
    };
    const sut = new RepairOrderUseCase(
      new SerialTransactions(),
      outbox,
      orders,
      {
        owedOf: async (orderId) => [
          { orderId, provider: 'paypal', paymentRef: 'CAP1', amountCents: 3_700, receivedAt: 0 },
        ],
        openSubjectsOf: async () => [SUBSCRIPTION, DISPUTE],
      },
      { stripe: provider, paypal: provider } as unknown as ProviderEventsByName,
      { execute: async (facts) => void applied.push([...facts]) },
      {
        limitPlan: async ({ order_id }) => void limited.push(order_id),
        usePlanCard: async ({ order_id }) => void recarded.push(order_id),
      },
    );
    return { sut, outbox, orders, asked, applied, limited, recarded };
  };

  it('is told of once more, to everybody who hears of a payment', async () => {
    const { sut, outbox, orders } = setup();
    orders.put(anOrder());
    await sut.publishAgain('o1');
    expect(outbox.jobs).toMatchObject([
      { task: 'event/order.paid', payload: { order_id: 'o1' } },
      { task: 'event/order.balance_changed', payload: { order_id: 'o1' } },
    ]);
  });

  it('is not told of before it is paid', async () => {
    const { sut, orders } = setup();
    orders.put(anOrder({ paidAt: null }));
    await expect(sut.publishAgain('o1')).rejects.toMatchObject({ code: 'not_found' });
    await expect(sut.publishAgain('o2')).rejects.toMatchObject({ code: 'not_found' });
  });

  it('gets back what it did not owe, by the job that the sweep queues', async () => {
    const { sut, outbox } = setup();
    await sut.payBackDuplicates('o1');
    expect(outbox.jobs).toMatchObject([
      {
        task: PAY_BACK_TASK,
        payload: { order_id: 'o1', provider: 'paypal', payment_ref: 'CAP1', amount_cents: 3_700 },
        options: { key: 'order:o1:dup:CAP1' },
      },
    ]);
  });

  it('is read at its provider, plan and disputes, and the plan gets its end and its card', async () => {
    const { sut, asked, applied, limited, recarded } = setup();
    await sut.readAgain('o1');
    expect(asked).toEqual([SUBSCRIPTION, DISPUTE]);
    expect([applied.length, limited, recarded]).toEqual([2, ['o1'], ['o1']]);
  });

  it('says so while the provider does not answer', async () => {
    const { sut } = setup(new ProviderUnavailable(new Error('no answer')));
    await expect(sut.readAgain('o1')).rejects.toMatchObject({ code: 'service_unavailable' });
  });
});
