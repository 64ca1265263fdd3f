import type { FastifyInstance } from 'fastify';
import { html } from '../../page/html.js';
import type { Provider } from '../provider.js';
import { send, type Answer } from '../answer.js';
import { DEMO_AFFILIATES } from './tapfiliate-affiliate.js';

const PAGE = 25;
const AFFILIATES = '/1.6/affiliates/';

const failure = (status: number, message: string, headers?: Record<string, string>): Answer => ({
  status,
  ...(headers && { headers }),
  body: { message },
});

/** Tapfiliate's list of affiliates: pages of 25 that follow each other through the `Link` header (C-057). Its list never changes. */
export class Tapfiliate implements Provider {
  readonly key = 'tapfiliate';
  readonly title = 'Tapfiliate';
  readonly prefix = '/tapfiliate';
  readonly readOnly = true;

  routes(app: FastifyInstance): void {
    app.addHook('preHandler', async (request, reply) => {
      const key = request.headers['x-api-key'];
      if (typeof key !== 'string' || key.length < 8 || key.startsWith('revoked'))
        await send(reply, failure(401, 'Invalid API key'));
    });
    app.get<{ Querystring: { page?: string } }>(AFFILIATES, async (request, reply) => {
      const page = Math.max(1, Math.trunc(Number(request.query.page)) || 1);
      const last = Math.ceil(DEMO_AFFILIATES.length / PAGE);
      const link = (rel: string, to: number) =>
        `<${request.protocol}://${request.host}${this.prefix}${AFFILIATES}?page=${to}>; rel="${rel}"`;
      const links = [
        ...(page > 1 ? [link('first', 1), link('prev', page - 1)] : []),
        ...(page < last ? [link('next', page + 1), link('last', last)] : []),
      ];
      return reply
        .headers({ link: links.join(', '), 'x-ratelimit-limit': '60', 'x-ratelimit-remaining': '59' })
        .send(DEMO_AFFILIATES.slice((page - 1) * PAGE, page * PAGE));
    });
  }

  failure(kind: 'server_error' | 'too_many_requests'): Answer {
    return kind === 'server_error'
      ? failure(500, 'Internal server error')
      : failure(429, 'Too many requests', { 'retry-after': '1', 'x-ratelimit-remaining': '0' });
  }

  section() {
    return html`<p class="meta">
      ${DEMO_AFFILIATES.length} affiliates, which the back office can import. The list never changes.
    </p>`;
  }

  async clear(): Promise<void> {
    // It is sent nothing.
  }
}
