import type { FastifyInstance } from 'fastify';
import { disputeResource } from './dispute-resource.js';
import type { PaypalParts } from './paypal-parts.js';

const MAX_EVENTS = 100;
const MAX_DISPUTES = 50;

interface EventQuery {
  page_size?: string;
  start_time?: string;
  end_time?: string;
}
interface DisputeQuery {
  page_size?: string;
  update_time_after?: string;
  next_page_token?: string;
}

/** `GET /v1/notifications/webhooks-events` and `GET /v1/customer/disputes`, newest first. */
export function listRoutes(app: FastifyInstance, { account }: Pick<PaypalParts, 'account'>): void {
  app.get<{ Querystring: EventQuery }>('/v1/notifications/webhooks-events', async ({ query }) => {
    const from = query.start_time ? Date.parse(query.start_time) : -Infinity;
    // A time of whole seconds means the whole second.
    const to = query.end_time ? Date.parse(query.end_time) + 999 : Infinity;
    const found = account.state.events.filter(({ at }) => at >= from && at <= to).toReversed();
    const events = found.slice(0, sizeIn(query.page_size, MAX_EVENTS)).map(({ body }) => JSON.parse(body) as object);
    return { events, count: events.length, links: [] };
  });

  app.get<{ Querystring: DisputeQuery }>('/v1/customer/disputes', async ({ query, protocol, host }) => {
    const after = query.update_time_after ? Date.parse(query.update_time_after) : -Infinity;
    const start = Number(Buffer.from(query.next_page_token ?? '', 'base64').toString() || 0);
    const size = sizeIn(query.page_size, MAX_DISPUTES);
    const found = account.state.disputes.filter(({ updatedAt }) => updatedAt >= after).toReversed();
    const items = found.slice(start, start + size).map((dispute) => {
      const capture = account.capture(dispute.captureId);
      return disputeResource(dispute, capture, account.orderOf(capture));
    });
    const token = encodeURIComponent(Buffer.from(String(start + size)).toString('base64'));
    const next = `${protocol}://${host}/v1/customer/disputes?page_size=${size}&next_page_token=${token}`;
    return { items, links: start + size < found.length ? [{ href: next, rel: 'next', method: 'GET' }] : [] };
  });
}

const sizeIn = (text: string | undefined, most: number): number => Math.min(most, Number(text ?? 10));
