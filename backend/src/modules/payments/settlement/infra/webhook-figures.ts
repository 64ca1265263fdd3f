import { PROVIDERS } from '@summit/rules';
import { at } from '../../../../platform/database/sql-text.js';
import { statement } from '../../../../platform/database/sql.js';
import type { FigureSet } from '../../../../platform/telemetry/database-figures.js';

const NOW = at('$1');
const KNOWN = PROVIDERS.map((provider) => `('${provider}')`).join(', ');
/** What a provider sent in this time says how late it is. */
const RECENT = `interval '15 minutes'`;

/** How far we are behind the providers, and they behind themselves. */
export const WEBHOOK_FIGURES: FigureSet = {
  read: statement(
    'figures-webhooks',
    `select known.provider, waiting.count as summit_webhook_waiting_events,
       coalesce(extract(epoch from ${NOW} - waiting.oldest), 0) as summit_webhook_oldest_waiting_seconds,
       coalesce(recent.lag, 0) as summit_webhook_lag_seconds,
       greatest(coalesce(extract(epoch from ${NOW} - cursor.read_until), 'Infinity'), 0) as summit_payment_events_list_age_seconds
     from (values ${KNOWN}) as known (provider)
     cross join lateral (select count(*), min(e.received_at) as oldest from provider_event e
       where e.handled_at is null and e.provider = known.provider) waiting
     cross join lateral (select max(extract(epoch from e.received_at - e.occurred_at)) as lag from provider_event e
       where e.received_at > ${NOW} - ${RECENT} and e.provider = known.provider) recent
     left join provider_cursor cursor on cursor.provider = known.provider`,
  ),
  byClock: true,
  label: 'provider',
  gauges: {
    summit_webhook_waiting_events: 'Events of the provider that have come and are not applied yet.',
    summit_webhook_oldest_waiting_seconds: 'How long the first of them has waited.',
    summit_webhook_lag_seconds:
      'The longest time between an event at the provider and its arrival, of the last 15 minutes.',
    summit_payment_events_list_age_seconds:
      "Time since the provider's list of events was last read to its end; +Inf where it never was.",
  },
};
