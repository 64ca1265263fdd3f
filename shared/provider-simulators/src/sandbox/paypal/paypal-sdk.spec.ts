import sdk from '@paypal/checkout-server-sdk';
import { orderBody, PaypalShop, usd, type OrderOnWire } from '../../../test/paypal-shop.js';
import { DEMO_PAYPAL } from './demo-paypal.js';

const { core, orders, payments } = sdk;

let shop: PaypalShop;
let client: InstanceType<typeof core.PayPalHttpClient>;

function connect(secret: string = DEMO_PAYPAL.clientSecret) {
  return new core.PayPalHttpClient(new core.PayPalEnvironment(DEMO_PAYPAL.clientId, secret, shop.url, shop.url));
}

beforeEach(async () => {
  shop = await PaypalShop.open();
  client = connect();
});

afterEach(() => shop.close());

async function run<Result>(request: object): Promise<Result> {
  return (await client.execute(request)).result as Result;
}

describe('@paypal/checkout-server-sdk, as it is', () => {
  it('creates, reads, captures and pays back an order', async () => {
    const create = new orders.OrdersCreateRequest().prefer('return=representation').requestBody(orderBody());
    create.headers['PayPal-Request-Id'] = 'order:1:pp:create:1';
    const order = await run<OrderOnWire>(create);
    expect(order).toMatchObject({ status: 'CREATED', purchase_units: [{ amount: usd('27.00') }] });
    expect(await run(new orders.OrdersGetRequest(order.id))).toEqual(order);

    await shop.control('approve', { order_id: order.id });
    const capture = () =>
      new orders.OrdersCaptureRequest(order.id)
        .payPalRequestId('order:1:pp:capture:1')
        .prefer('return=representation')
        .requestBody({});
    const captured = await client.execute(capture());
    expect(captured.statusCode).toBe(201);
    expect(await client.execute(capture())).toMatchObject({ statusCode: 200, result: captured.result as object });
    const { id = '' } = (captured.result as OrderOnWire).purchase_units[0]?.payments?.captures[0] ?? {};
    expect(await run(new payments.CapturesGetRequest(id))).toMatchObject({ id, amount: usd('27.00') });

    const refund = await run<{ id: string }>(
      new payments.CapturesRefundRequest(id)
        .payPalRequestId('order:1:refund:1')
        .prefer('return=representation')
        .requestBody({ amount: usd('5.00') }),
    );
    expect(await run(new payments.RefundsGetRequest(refund.id))).toMatchObject({ amount: usd('5.00') });
  });

  it('gets a refusal as a status and PayPal’s body in the message', async () => {
    const order = await run<OrderOnWire>(new orders.OrdersCreateRequest().requestBody(orderBody()));
    const refused = await client.execute(new orders.OrdersCaptureRequest(order.id).requestBody({})).then(
      () => undefined,
      (error: Error & { statusCode: number }) => error,
    );
    expect(refused?.statusCode).toBe(422);
    expect(JSON.parse(refused?.message ?? '{}')).toMatchObject({
      name: 'UNPROCESSABLE_ENTITY',
      details: [{ issue: 'ORDER_NOT_APPROVED' }],
    });
  });

  it('signs in again by itself when the sandbox has forgotten its token', async () => {
    const first = await run<OrderOnWire>(new orders.OrdersCreateRequest().requestBody(orderBody()));
    await shop.restart();
    client = connect();
    expect(await run(new orders.OrdersGetRequest(first.id))).toMatchObject({ id: first.id });
  });

  it('has a signature verified', async () => {
    await shop.paidOrder();
    const [event] = await shop.api.until(1);
    const header = (name: string) => event?.headers[`paypal-${name}`];
    const result = await run({
      path: '/v1/notifications/verify-webhook-signature',
      verb: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: {
        auth_algo: header('auth-algo'),
        cert_url: header('cert-url'),
        transmission_id: header('transmission-id'),
        transmission_sig: header('transmission-sig'),
        transmission_time: header('transmission-time'),
        webhook_id: DEMO_PAYPAL.webhookId,
        webhook_event: JSON.parse(event?.body ?? '{}') as object,
      },
    });
    expect(result).toEqual({ verification_status: 'SUCCESS' });
  });
});
