import { Inject, Injectable } from '@nestjs/common';
import { bulkhead } from 'cockatiel';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config.js';
import { httpRequest, type HttpRequest } from '../../../platform/circuits/http-request.js';
import { ProviderCircuits } from '../../../platform/circuits/provider-circuits.js';
import type { ListService, ListSubscriber } from '../application/list-service.port.js';

const TIMEOUT_MS = 10_000;
/** Fewer than the failures in a row that pause a provider (platform/circuits): calls that meet the same moment of trouble don't do it. */
const MAX_AT_ONCE = 5;

/**
 * AWeber's calls. They know no idempotency keys, the address is one: POST answers 201 for a new subscriber and 400 "Subscriber already
 * subscribed" for a known one; PATCH by address answers 209 with the subscriber, or 404. A search answers all of an address, DELETE by number takes one away.
 */
@Injectable()
export class AweberListService implements ListService {
  private readonly limit = bulkhead(MAX_AT_ONCE, Infinity);

  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly circuits: ProviderCircuits,
  ) {}

  async subscribe({ email, name }: ListSubscriber): Promise<void> {
    const body = { email, name, tags: ['summit-signup'] };
    const { status, text } = await this.call('POST', '', body);
    if (status === 201 || (status === 400 && /already subscribed/i.test(text))) return;
    throw new Error(`The list service answered ${status}`);
  }

  async unsubscribe(email: string): Promise<void> {
    const query = `?${new URLSearchParams({ subscriber_email: email })}`;
    const { status } = await this.call('PATCH', query, { status: 'unsubscribed' });
    if ((status >= 200 && status < 300) || status === 404) return;
    throw new Error(`The list service answered ${status}`);
  }

  async remove(email: string): Promise<void> {
    const found = await this.call('GET', `?${new URLSearchParams({ 'ws.op': 'find', email })}`);
    if (found.status !== 200) throw new Error(`The list service answered ${found.status}`);
    const { entries } = JSON.parse(found.text) as { entries: { id: number }[] };
    for (const { id } of entries) {
      const { status } = await this.call('DELETE', `/${Number(id)}`);
      if (status >= 300 && status !== 404) throw new Error(`The list service answered ${status}`);
    }
  }

  private call(
    method: HttpRequest['method'],
    target: string,
    body?: object,
  ): Promise<{ status: number; text: string }> {
    const { apiBase, accountId, listId, token } = this.config.listService;
    const url = `${apiBase}/1.0/accounts/${accountId}/lists/${listId}/subscribers${target}`;
    const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) };
    return this.limit.execute(async () => {
      const answer = await this.circuits.run(
        'list-service',
        () => httpRequest(url, { method, headers, timeoutMs: TIMEOUT_MS, ...(body && { body: JSON.stringify(body) }) }),
        { inResult: ({ statusCode }) => statusCode >= 500 },
      );
      return { status: answer.statusCode, text: await answer.body.text() };
    });
  }
}
