import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config.js';
import { ProviderCircuits } from '../../../platform/circuits/provider-circuits.js';
import type { ListService, ListSubscriber } from '../application/list-service.port.js';

const TIMEOUT_MS = 10_000;

/** AWeber's subscriber call: 201 for a new subscriber, 400 "Subscriber already subscribed" for a known one. */
@Injectable()
export class AweberListService implements ListService {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly circuits: ProviderCircuits,
  ) {}

  async subscribe({ key, email, name }: ListSubscriber): Promise<void> {
    const { apiBase, accountId, listId, token } = this.config.listService;
    const request = new Request(`${apiBase}/1.0/accounts/${accountId}/lists/${listId}/subscribers`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ email, name, tags: ['summit-signup'] }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const response = await this.circuits.run('list-service', () => fetch(request), {
      inResult: ({ status }) => status >= 500,
    });
    const text = await response.text();
    if (response.status === 201 || (response.status === 400 && /already subscribed/i.test(text))) return;
    throw new Error(`The list service answered ${response.status}`);
  }
}
