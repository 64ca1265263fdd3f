/** A subscriber as AWeber's API shows it; links are made when it is shown. */
export interface Subscriber {
  id: number;
  account: string;
  list: string;
  email: string;
  name: string;
  status: 'subscribed' | 'unsubscribed';
  subscribed_at: string;
  tags: string[];
  custom_fields: Record<string, string>;
  ad_tracking: string;
  ip_address: string;
  misc_notes: string;
}

export interface NewSubscriber {
  email?: unknown;
  name?: unknown;
  tags?: unknown;
  custom_fields?: unknown;
  ad_tracking?: unknown;
  ip_address?: unknown;
  misc_notes?: unknown;
  update_existing?: unknown;
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** Form bodies carry lists and objects as JSON text. */
function parsed(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/** What is wrong with the body, in AWeber's words; undefined where nothing is. */
export function subscriberProblem(body: NewSubscriber): string | undefined {
  const email = text(body.email);
  if (!email) return 'email: Required input is missing.';
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) return 'email: Invalid email address.';
  if (body.update_existing !== undefined) return 'update_existing: Not simulated by this sandbox.';
  return undefined;
}

export function makeSubscriber(
  { id, account, list }: Pick<Subscriber, 'id' | 'account' | 'list'>,
  body: NewSubscriber,
): Subscriber {
  const tags = parsed(body.tags);
  const fields = parsed(body.custom_fields);
  return {
    id,
    account,
    list,
    email: text(body.email),
    name: text(body.name),
    status: 'subscribed',
    subscribed_at: new Date().toISOString(),
    tags: Array.isArray(tags) ? tags.map(String) : [],
    custom_fields:
      fields && typeof fields === 'object'
        ? Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]))
        : {},
    ad_tracking: text(body.ad_tracking),
    ip_address: text(body.ip_address),
    misc_notes: text(body.misc_notes),
  };
}
