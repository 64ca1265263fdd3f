import type { StripeBench } from './stripe-bench.js';

/** What happens to plans of a bench, which each test may start anew. */
export function planSteps(bench: () => StripeBench) {
  /** A plan as the summit makes it (payments.md 1.5), paid for the first time. */
  async function startPlan(card = '4242424242424242'): Promise<string> {
    const session = await bench().stripe.checkout.sessions.create(
      {
        mode: 'subscription',
        client_reference_id: 'order-1',
        allowed_payment_method_types: ['card'],
        line_items: [
          {
            quantity: 1,
            price_data: {
              currency: 'usd',
              unit_amount: 83_233,
              recurring: { interval: 'month' },
              product_data: { name: 'DFY, 3 monthly payments' },
            },
          },
        ],
        subscription_data: { metadata: { order_id: 'order-1', installments: '3' } },
        metadata: { order_id: 'order-1' },
        success_url: 'http://localhost:4201/success?session_id={CHECKOUT_SESSION_ID}&product=dfy',
        cancel_url: 'http://localhost:4201/dfy',
        expires_at: bench().now + 31 * 60,
      },
      { idempotencyKey: 'order:order-1:checkout:1' },
    );
    const paid = await bench().controlled<{ subscription: string }>('pay', {
      session: session.id,
      card,
      email: 'ada@example.com',
    });
    return paid.subscription;
  }

  /** Attaches the schedule that ends the plan after three payments (payments.md 1.5). */
  async function attachSchedule(id: string): Promise<string> {
    const subscription = await bench().stripe.subscriptions.retrieve(id);
    const schedule = await bench().stripe.subscriptionSchedules.create({ from_subscription: id });
    const [phase] = schedule.phases;
    const [item] = subscription.items.data;
    await bench().stripe.subscriptionSchedules.update(schedule.id, {
      end_behavior: 'cancel',
      proration_behavior: 'none',
      metadata: { order_id: 'order-1' },
      phases: [
        {
          start_date: phase!.start_date,
          duration: { interval: 'month', interval_count: 2 },
          proration_behavior: 'none',
          items: [{ price: phase!.items[0]!.price as string, quantity: 1 }],
        },
        {
          duration: { interval: 'month', interval_count: 1 },
          proration_behavior: 'none',
          items: [
            {
              quantity: 1,
              price_data: {
                currency: 'usd',
                product: item!.price.product as string,
                recurring: { interval: 'month' },
                unit_amount: 83_234,
              },
            },
          ],
        },
      ],
    });
    return schedule.id;
  }

  async function amounts(subscription: string): Promise<number[]> {
    const { data } = await bench().stripe.invoices.list({ subscription, status: 'paid', limit: 100 });
    return data.map((invoice) => invoice.amount_paid).reverse();
  }

  return { startPlan, attachSchedule, amounts };
}
