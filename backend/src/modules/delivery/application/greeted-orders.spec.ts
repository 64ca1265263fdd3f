import { anOrder, FakeOrders } from '../../../../test/harness/fake-orders.js';
import { GreetedOrders } from './greeted-orders.js';

describe('GreetedOrders', () => {
  const orders = new FakeOrders();
  const registrant = { id: 's1', name: 'Zoë Nkemelu', email: 'zoe@example.com', referralCode: null, createdAt: 0 };
  const registrants = {
    byId: async () => null,
    byEmail: async (email: string) => (email === registrant.email ? registrant : null),
  };
  const nameOf = async () => (await new GreetedOrders(orders, registrants).byId('o1'))?.order.name;

  it('greets by the registered name, not by the one on the card', async () => {
    orders.put(anOrder({ email: 'zoe@example.com', name: 'ACME HOLDING' }));
    expect(await nameOf()).toBe('Zoë Nkemelu');
  });

  it('greets who never registered as the provider names them', async () => {
    orders.put(anOrder({ email: 'guest@example.com', name: 'Gia Guest' }));
    expect(await nameOf()).toBe('Gia Guest');
    orders.put(anOrder({ email: null, name: null }));
    expect(await nameOf()).toBeNull();
  });

  it('knows no order that does not exist', async () => {
    expect(await new GreetedOrders(orders, registrants).byId('o2')).toBeNull();
  });
});
