import type { PaypalClient } from './paypal-client.js';
import type { PaypalDispute, PaypalEvent } from './paypal-objects.js';
import { EVENTS_PER_PAGE, listDisputesRequest, listEventsRequest } from './paypal-requests.js';

/** More pages than a day of this shop has. */
const MAX_PAGES = 100;
const SECOND_MS = 1_000;

interface EventPage {
  events?: unknown[];
}
interface DisputePage {
  items?: Pick<PaypalDispute, 'dispute_id'>[];
  links?: { href: string; rel: string }[];
}

/**
 * All notifications that PayPal made since a time (ms), oldest first, each once. Its list has no token for the next page: the span is
 * cut where a page ends. Throws ProviderUnavailable.
 */
export async function listEvents(
  client: PaypalClient,
  from: number,
  isEvent: (value: unknown) => value is PaypalEvent,
): Promise<PaypalEvent[]> {
  const found = new Map<string, PaypalEvent>();
  let until: number | null = null;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const { events = [] }: EventPage = await client.call<EventPage>(listEventsRequest(from, until));
    const readable = events.filter(isEvent);
    for (const event of readable) found.set(event.id, event);
    const oldest = Math.min(...readable.map(timeOf));
    if (events.length < EVENTS_PER_PAGE || readable.length === 0) break;
    // A whole page within one second can't be cut any further.
    until = until === null || oldest < until ? oldest : until - SECOND_MS;
    if (until < from) break;
  }
  return [...found.values()].toSorted((one, other) => timeOf(one) - timeOf(other));
}

/** Ids of the disputes that changed since a time (ms). Throws ProviderUnavailable. */
export async function listDisputes(client: PaypalClient, since: number): Promise<string[]> {
  const ids: string[] = [];
  let token: string | null = null;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const { items = [], links = [] }: DisputePage = await client.call<DisputePage>(listDisputesRequest(since, token));
    ids.push(...items.map(({ dispute_id }) => dispute_id));
    token = nextToken(links);
    if (token === null) break;
  }
  return ids;
}

function nextToken(links: { href: string; rel: string }[]): string | null {
  const next = links.find(({ rel }) => rel === 'next')?.href;
  return next === undefined ? null : new URL(next).searchParams.get('next_page_token');
}

const timeOf = ({ create_time }: PaypalEvent): number => Date.parse(create_time);
