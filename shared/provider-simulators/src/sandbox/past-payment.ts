/** A payment from before the sandbox was started, as the seeding of the demo tells it. Times in ms, amounts in cents. */
export interface PastPayment {
  orderId: string;
  /** The mark that the summit gave it, if any. */
  installation: string | null;
  cents: number;
  email: string;
  name: string;
  description: string;
  at: number;
  /** The first of several monthly payments. */
  monthly: boolean;
  refund: { cents: number; at: number } | null;
}

const WHOLE = /^\d{1,15}$/;

/**
 * Reads `order_id`, `cents`, `email`, `name`, `description`, `at`, and where they are there `installation`, `monthly`, `refund_cents` and `refund_at`.
 * Gives a sentence where something is missing or lies after `now`.
 */
export function pastPayment(body: unknown, now: number): PastPayment | string {
  const fields = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  const text = (name: string) => (typeof fields[name] === 'string' ? fields[name].trim() : '');
  const whole = (name: string) => (WHOLE.test(String(fields[name] ?? '')) ? Number(fields[name]) : NaN);
  const [orderId, email, name, description] = ['order_id', 'email', 'name', 'description'].map(text) as [
    string,
    string,
    string,
    string,
  ];
  const [cents, at] = [whole('cents'), whole('at')];
  if (!orderId || !email || !name || !description) return 'order_id, email, name and description are texts';
  if (!(cents > 0) || !(at <= now)) return 'cents is above 0, at lies in the past';
  const refund = fields['refund_cents'] ? { cents: whole('refund_cents'), at: whole('refund_at') } : null;
  if (refund && (!(refund.cents > 0 && refund.cents <= cents) || !(refund.at >= at && refund.at <= now)))
    return 'a refund is of the payment or a part of it, after it and in the past';
  const installation = text('installation') || null;
  return { orderId, installation, cents, email, name, description, at, monthly: fields['monthly'] === true, refund };
}
