import path from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { html } from '../../page/html.js';
import { moment } from '../../page/page.js';
import type { Provider } from '../provider.js';
import { send, type Answer } from '../answer.js';
import { RowFile, type Rows } from '../row-file.js';
import { makeSubscriber, subscriberProblem, type NewSubscriber, type Subscriber } from './subscriber.js';

interface ListParams {
  account: string;
  list: string;
}

function failure(status: number, type: string, message: string): Answer {
  const documentation_url = 'https://api.aweber.com/#section/Errors';
  return { status, body: { error: { status, documentation_url, message, type } } };
}

const placeOf = ({ account, list }: ListParams, email: string): string => `${account}/${list}/${email.toLowerCase()}`;

/**
 * The mailing-list service in AWeber's shape: subscribers of one list, create, read and delete (C-087). Like AWeber it knows no
 * idempotency keys: who is on the list already is refused.
 */
export class ListService implements Provider {
  readonly key = 'list-service';
  readonly title = 'Mailing list';
  readonly prefix = '/aweber';

  /** By list and address: none is on a list twice. */
  private readonly subscribers: Rows<Subscriber>;
  /** The last number given; it is not given again when its subscriber is gone. */
  private readonly numbers: Rows<number>;

  private constructor(private readonly file: RowFile) {
    this.subscribers = file.table('subscriber');
    this.numbers = file.table('number');
  }

  static async open(dir: string): Promise<ListService> {
    return new ListService(await RowFile.open(path.join(dir, 'list-service.jsonl')));
  }

  routes(app: FastifyInstance): void {
    app.addHook('preHandler', async (request, reply) => {
      if (/^Bearer \S+$/.test(request.headers.authorization ?? '')) return;
      await send(reply, failure(401, 'UnauthorizedError', 'Authorization: a bearer token is required.'));
    });
    const subscribers = '/1.0/accounts/:account/lists/:list/subscribers';

    app.post<{ Params: ListParams; Body: NewSubscriber | null }>(subscribers, async (request, reply) => {
      const answer = this.create(request, request.params, request.body ?? {});
      await this.file.save();
      return send(reply, answer);
    });

    app.patch<{ Params: ListParams; Querystring: Record<string, string>; Body: { status?: string } | null }>(
      subscribers,
      async (request, reply) => {
        const place = placeOf(request.params, request.query['subscriber_email'] ?? '');
        const found = this.subscribers.get(place);
        if (!found) return send(reply, failure(404, 'NotFoundError', 'Object: subscriber'));
        const status = request.body?.status;
        if (status !== 'subscribed' && status !== 'unsubscribed')
          return send(reply, failure(400, 'WebServiceError', 'status: Must be subscribed or unsubscribed.'));
        const changed: Subscriber = { ...found, status };
        this.subscribers.set(place, changed);
        await this.file.save();
        return reply.status(209).send(this.shown(request, changed));
      },
    );

    app.get<{ Params: ListParams; Querystring: Record<string, string> }>(subscribers, async (request) => {
      const { query } = request;
      const start = Math.max(0, Number(query['ws.start']) || 0);
      const size = Math.min(100, Math.max(1, Number(query['ws.size']) || 100));
      const wanted = query['ws.op'] === 'find' ? query['email']?.toLowerCase() : undefined;
      const found = this.onList(request.params).filter((one) => !wanted || one.email.toLowerCase() === wanted);
      return {
        start,
        total_size: found.length,
        entries: found.slice(start, start + size).map((one) => this.shown(request, one)),
      };
    });

    app.get<{ Params: ListParams & { id: string } }>(`${subscribers}/:id`, async (request, reply) => {
      const found = this.onList(request.params).find((one) => String(one.id) === request.params.id);
      return found
        ? this.shown(request, found)
        : send(reply, failure(404, 'NotFoundError', `Object: subscriber ${request.params.id}`));
    });

    app.delete<{ Params: ListParams & { id: string } }>(`${subscribers}/:id`, async (request, reply) => {
      const found = this.onList(request.params).find((one) => String(one.id) === request.params.id);
      if (!found) return send(reply, failure(404, 'NotFoundError', `Object: subscriber ${request.params.id}`));
      this.subscribers.delete(placeOf(request.params, found.email));
      await this.file.save();
      return {};
    });
  }

  private onList({ account, list }: ListParams): Subscriber[] {
    return [...this.subscribers.values()].filter((one) => one.account === account && one.list === list);
  }

  private create(request: FastifyRequest, params: ListParams, body: NewSubscriber): Answer {
    const problem = subscriberProblem(body);
    if (problem) return failure(400, 'WebServiceError', problem);
    const place = placeOf(params, String(body.email));
    if (this.subscribers.has(place)) {
      return failure(400, 'WebServiceError', 'email: Subscriber already subscribed.');
    }
    const id = (this.numbers.get('last') ?? 0) + 1;
    this.numbers.set('last', id);
    const subscriber = makeSubscriber({ id, account: params.account, list: params.list }, body);
    this.subscribers.set(place, subscriber);
    return { status: 201, headers: { location: this.linkTo(request, subscriber) }, body: '' };
  }

  private linkTo(request: FastifyRequest, { account, list, id }: Subscriber): string {
    return `${request.protocol}://${request.host}${this.prefix}/1.0/accounts/${account}/lists/${list}/subscribers/${id}`;
  }

  private shown(request: FastifyRequest, subscriber: Subscriber) {
    const { account: _account, list: _list, ...fields } = subscriber;
    return { ...fields, subscription_method: 'api', self_link: this.linkTo(request, subscriber) };
  }

  failure(kind: 'server_error' | 'too_many_requests'): Answer {
    return kind === 'server_error'
      ? failure(500, 'InternalServerError', 'An unexpected error occurred.')
      : { ...failure(429, 'RateLimitError', 'Too many requests.'), headers: { 'retry-after': '1' } };
  }

  section() {
    const { size } = this.subscribers;
    const newest = [...this.subscribers.values()].slice(-50).reverse();
    if (newest.length === 0)
      return html`<p class="empty">Nobody yet. Everybody who registers is put on the mailing list.</p>`;
    return html`<p class="meta">${size} in total${size > 50 && ', the newest 50 shown'}.</p>
      <ul class="list">
        ${newest.map((one) => html`<li><span class="title">${one.email}</span>${moment(one.subscribed_at)}<span class="more">${one.name}${one.tags.length > 0 && ` · tagged ${one.tags.join(', ')}`} · list ${one.list}</span></li>`)}
      </ul>`;
  }

  async clear(): Promise<void> {
    this.subscribers.clear();
    await this.file.save();
  }
}
