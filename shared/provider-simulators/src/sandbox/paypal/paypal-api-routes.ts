import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { send, type Answer } from '../answer.js';
import { captureResource } from './capture-resource.js';
import { disputeResource } from './dispute-resource.js';
import { listRoutes } from './list-routes.js';
import { orderResource, shortOrder } from './order-resource.js';
import { issueAnswer, PaypalError, serverErrorAnswer } from './paypal-error.js';
import { refundResource, shortRefund } from './refund-resource.js';
import type { Fields } from './request-fields.js';
import { answerOncePerRequestId } from './request-replay.js';
import type { PaypalParts } from './paypal-parts.js';
import { transactionRoutes } from './transaction-routes.js';
import { verifySignatureAnswer } from './verify-signature.js';

/** POST calls that sign in or ask; queued disturbances pass them by. */
export const QUESTIONS = ['/v1/oauth2/token', '/v1/notifications/verify-webhook-signature'];

function body(request: FastifyRequest): Fields {
  const raw = typeof request.body === 'string' ? request.body : '';
  if (raw.trim() === '') return {};
  try {
    const parsed: unknown = JSON.parse(raw);
    if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)) return parsed as Fields;
  } catch {
    // The same answer as for JSON that is no object.
  }
  throw new PaypalError('MALFORMED_REQUEST_JSON', { location: 'body' });
}

/** The error a negative test asks for with `PayPal-Mock-Response: {"mock_application_codes":"INSTRUMENT_DECLINED"}`. */
function mockAnswer(request: FastifyRequest): Answer | undefined {
  const header = request.headers['paypal-mock-response'];
  if (typeof header !== 'string') return undefined;
  const [, code] = /"mock_application_codes"\s*:\s*"([A-Z_]+)"/.exec(header) ?? [];
  if (!code) return issueAnswer('INVALID_PARAMETER_SYNTAX', { field: 'PayPal-Mock-Response', value: header });
  return code === 'INTERNAL_SERVER_ERROR' ? serverErrorAnswer() : issueAnswer(code);
}

const wantsAll = (request: FastifyRequest) => request.headers.prefer === 'return=representation';

/** PayPal's REST calls, as `@paypal/checkout-server-sdk` makes them. */
export function paypalApiRoutes(app: FastifyInstance, parts: PaypalParts): void {
  const { account, address, clock, save, signature, tokens } = parts;
  // Signatures are checked over the bytes as they came, so bodies are parsed where they are used.
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, raw, done) => done(null, raw));

  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof PaypalError) return send(reply, error.answer());
    throw error;
  });

  app.addHook('preHandler', async (request, reply) => {
    address.base = `${request.protocol}://${request.host}`;
    if (request.url === '/v1/oauth2/token') return;
    const refusal = tokens.refusal(request.headers.authorization, clock.now()) ?? mockAnswer(request);
    if (refusal) await send(reply, refusal);
  });

  /** Carries out a call once per request id; what PayPal refuses is an answer like any other and is replayed too. */
  const carryOut = async (request: FastifyRequest, reply: FastifyReply, work: () => Answer) => {
    const attempt = () => {
      try {
        return work();
      } catch (error) {
        if (error instanceof PaypalError) return error.answer();
        throw error;
      }
    };
    const answer = answerOncePerRequestId(request, { log: account.state.requests, now: clock.now() }, attempt);
    await save();
    return send(reply, answer);
  };

  app.post<{ Body: { grant_type?: unknown } | null }>('/v1/oauth2/token', async (request, reply) =>
    send(reply, tokens.grant(request.headers.authorization, request.body?.grant_type, clock.now())),
  );

  app.post('/v2/checkout/orders', async (request, reply) =>
    carryOut(request, reply, () => {
      const order = account.createOrder(body(request), `${request.protocol}://${request.host}`);
      const show = wantsAll(request) ? orderResource : shortOrder;
      return { status: 201, body: show(order, account.state) };
    }),
  );
  app.get<{ Params: { id: string } }>('/v2/checkout/orders/:id', async ({ params }) =>
    orderResource(account.order(params.id), account.state),
  );
  app.post<{ Params: { id: string } }>('/v2/checkout/orders/:id/capture', async (request, reply) =>
    carryOut(request, reply, () => {
      body(request);
      const order = account.captureOrder(request.params.id);
      const show = wantsAll(request) ? orderResource : shortOrder;
      return { status: 201, body: show(order, account.state) };
    }),
  );

  app.get<{ Params: { id: string } }>('/v2/payments/captures/:id', async ({ params }) => {
    const capture = account.capture(params.id);
    return captureResource(capture, account.orderOf(capture));
  });
  app.post<{ Params: { id: string } }>('/v2/payments/captures/:id/refund', async (request, reply) =>
    carryOut(request, reply, () => {
      const refund = account.refundCapture(request.params.id, body(request));
      const show = wantsAll(request) ? refundResource : shortRefund;
      return { status: 201, body: show(refund, account.orderOf(account.capture(refund.captureId))) };
    }),
  );
  app.get<{ Params: { id: string } }>('/v2/payments/refunds/:id', async ({ params }) => {
    const refund = account.refund(params.id);
    return refundResource(refund, account.orderOf(account.capture(refund.captureId)));
  });
  app.get<{ Params: { id: string } }>('/v1/customer/disputes/:id', async ({ params }) => {
    const dispute = account.dispute(params.id);
    const capture = account.capture(dispute.captureId);
    return disputeResource(dispute, capture, account.orderOf(capture));
  });

  listRoutes(app, { account });
  transactionRoutes(app, { account, clock });

  app.post('/v1/notifications/verify-webhook-signature', async (request, reply) => {
    const fields = body(request);
    return send(reply, verifySignatureAnswer(signature, fields, String(request.body)));
  });
}
