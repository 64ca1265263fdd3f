import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config.js';
import { ProviderCircuits, ProviderPaused } from '../../../platform/circuits/provider-circuits.js';
import { PAUSE, type Pause } from '../../../platform/clock/pause.port.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { LOGGER, type Logger } from '../../../platform/logging/logger.js';
import type { ExternalAffiliate, ExternalAffiliates, ListPosition } from '../application/external-affiliates.port.js';

const TIMEOUT_MS = 10_000;
/** More affiliates than anybody has: ends a list that never does. */
const MAX_PAGES = 2_000;
/** An administrator waits for the answer: this is what all waiting for the rate limit together may take. */
const MAX_WAITING_MS = 45_000;
const SHORTEST_WAIT_MS = 1_000;

/**
 * Tapfiliate's API 1.6: `GET /affiliates/` answers 25 at a time, the `Link` header tells whether there is a next page,
 * and which is the last. 429 says in
 * `Retry-After` when to come again.
 */
@Injectable()
export class TapfiliateAdapter implements ExternalAffiliates {
  constructor(
    @Inject(APP_CONFIG) private readonly config: Pick<AppConfig, 'tapfiliate'>,
    private readonly circuits: ProviderCircuits,
    @Inject(PAUSE) private readonly pause: Pause,
    @Inject(LOGGER) private readonly log: Pick<Logger, 'warn'>,
  ) {}

  async all(reached: (position: ListPosition) => Promise<void>): Promise<ExternalAffiliate[]> {
    const account = this.config.tapfiliate;
    if (!account) throw new AppError('tapfiliate_not_configured');
    const found: ExternalAffiliate[] = [];
    const waited = { ms: 0 };
    try {
      for (let page = 1; page <= MAX_PAGES; page += 1) {
        const response = await this.page(account, page, waited);
        found.push(...affiliatesIn(await response.json()));
        const isLast = !hasNextPage(response);
        await reached({ people: found.length, pages: { done: page, total: isLast ? page : lastPageOf(response) } });
        if (isLast) return found;
      }
      throw new Error(`The list has more than ${MAX_PAGES} pages`);
    } catch (error) {
      if (error instanceof AppError) throw error;
      if (!(error instanceof ProviderPaused)) this.log.warn({ err: error }, 'Tapfiliate could not be read');
      throw new AppError('tapfiliate_unavailable');
    }
  }

  private async page(
    { apiBase, apiKey }: NonNullable<AppConfig['tapfiliate']>,
    page: number,
    waited: { ms: number },
  ): Promise<Response> {
    for (;;) {
      const response = await this.circuits.run(
        'tapfiliate',
        () =>
          fetch(`${apiBase}/1.6/affiliates/?page=${page}`, {
            headers: { 'x-api-key': apiKey, accept: 'application/json' },
            // The key goes to no other host.
            redirect: 'error',
            signal: AbortSignal.timeout(TIMEOUT_MS),
          }),
        { inResult: ({ status }) => status >= 500 },
      );
      if (response.ok) return response;
      await response.arrayBuffer();
      if (response.status === 401 || response.status === 403) throw new AppError('tapfiliate_key_refused');
      if (response.status !== 429) throw new Error(`Tapfiliate answered ${response.status}`);
      const wait = waitOf(response);
      waited.ms += wait;
      if (waited.ms > MAX_WAITING_MS) throw new Error('Tapfiliate allows no more calls for now');
      await this.pause(wait);
    }
  }
}

const waitOf = (response: Response): number =>
  Math.max(SHORTEST_WAIT_MS, (Number(response.headers.get('retry-after')) || 0) * 1_000);

const hasNextPage = (response: Response): boolean => /;\s*rel="?next"?/.test(response.headers.get('link') ?? '');

/** As the `Link` header says it: `<…?page=12>; rel="last"`. */
function lastPageOf(response: Response): number | null {
  const [, page] = /[?&]page=(\d{1,6})[^>]*>;\s*rel="?last"?/.exec(response.headers.get('link') ?? '') ?? [];
  return page === undefined ? null : Number(page);
}

function affiliatesIn(body: unknown): ExternalAffiliate[] {
  if (!Array.isArray(body)) throw new Error('Tapfiliate answered something that is no list');
  return (body as unknown[]).map((entry) => {
    const { id, firstname, lastname, email, company, created_at: createdAt } = fieldsOf(entry);
    const created = Date.parse(textOf(createdAt));
    return {
      id: textOf(id),
      name: `${textOf(firstname)} ${textOf(lastname)}`.trim() || textOf(fieldsOf(company)['name']),
      email: textOf(email),
      createdAt: Number.isNaN(created) ? null : created,
    };
  });
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
