import { makeCustomer } from './objects/customer.js';
import { StripeAccount } from './stripe-account.js';
import { emptyState } from './stripe-state.js';

const account = () => new StripeAccount(emptyState(), { now: () => 1_760_000_000_900 });

describe('the account', () => {
  it('keeps the newest two thousand objects of a kind', () => {
    const one = account();
    const made = Array.from({ length: 2_003 }, (_none, at) => makeCustomer(at, {}));
    for (const customer of made) one.add('customers', customer);
    expect(one.all('customers')).toHaveLength(2_000);
    expect(one.find('customers', made[2]!.id)).toBeUndefined();
    expect(one.all('customers')[0]).toBe(made.at(-1));
  });

  it('counts whole seconds', () => {
    expect(account().now()).toBe(1_760_000_000);
  });

  it('hands each event out once, with the object as it was then and the request that made it', () => {
    const one = account();
    const customer = makeCustomer(1, { name: 'Ada' });
    one.causedBy({ id: 'req_1', idempotency_key: 'key' }, () => one.emit('customer.created', customer));
    customer.name = 'Bob';
    one.emit('customer.updated', customer, { name: 'Ada' });
    const [created, updated] = one.takeEvents();
    expect(created).toMatchObject({
      data: { object: { name: 'Ada' } },
      request: { id: 'req_1', idempotency_key: 'key' },
    });
    expect(updated).toMatchObject({
      data: { object: { name: 'Bob' }, previous_attributes: { name: 'Ada' } },
      request: { id: null, idempotency_key: null },
    });
    expect(one.takeEvents()).toEqual([]);
  });
});
