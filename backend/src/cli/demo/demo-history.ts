import { HOUR_MS } from '@summit/rules';
import { quote, type BumpKey, type Quote } from '@summit/pricing';
import type { Product, Provider } from '@summit/rules';
import { DAY_MS } from '@summit/rules';

export const DEMO_DAYS = 45;
const SIGNUPS = 160;

const FIRST =
  'Amina Bela Chidi Dana Elif Farid Greta Hana Ines Jonas Kofi Lena Mateo Nadia Omar Priya Quinn Rosa Sven Tala'.split(
    ' ',
  );
const LAST =
  'Adler Brandt Costa Diallo Eriksen Fontaine Garcia Haddad Ivanova Jansen Kowalski Lindqvist Mensah Novak Okoro Petrov'.split(
    ' ',
  );
const PAGES = ['/', '/', '/', '/', '/vip', '/vip', '/implementation', '/dfy', '/affiliates', '/thank-you-1'];
const REFERRERS = [
  'direct',
  'direct',
  'https://www.google.com/',
  'https://www.facebook.com/',
  'https://www.linkedin.com/',
];

/** Numbers from 0 to 1 that are the same at every start (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export interface DemoSignup {
  name: string;
  email: string;
  referralCode: string | null;
  referrer: string;
  at: number;
}

export interface DemoOrder {
  buyer: DemoSignup;
  product: Product;
  provider: Provider;
  quote: Quote;
  bumps: readonly BumpKey[];
  coachingSessions: number;
  plan: boolean;
  at: number;
  /** Cents that went back three days later. */
  refundCents: number;
}

export interface DemoView {
  page: string;
  referrer: string;
  affiliateCode: string | null;
  at: number;
}

export interface DemoHistory {
  signups: DemoSignup[];
  orders: DemoOrder[];
  views: DemoView[];
}

/** The orders, of which the newest payment plan is this person's: the member area has one to show. */
export function withPlanOf(person: { email: string; name: string }, orders: readonly DemoOrder[]): DemoOrder[] {
  const theirs = orders.filter(({ plan }) => plan).sort((one, other) => other.at - one.at)[0];
  return orders.map((order) => (order === theirs ? { ...order, buyer: { ...order.buyer, ...person } } : order));
}

/**
 * What happened before somebody looks at the demo: 45 days of visits, registrations and orders up to `now` (ms), the same at
 * every start but for the dates. `codes` are the speakers who send people.
 */
export function demoHistory(now: number, codes: readonly string[], random = seededRandom(20_251_027)): DemoHistory {
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;
  const signups = Array.from({ length: SIGNUPS }, (_, n): DemoSignup => {
    const [first, last] = [FIRST[n % FIRST.length]!, LAST[Math.floor(n / FIRST.length + n * 7) % LAST.length]!];
    return {
      name: `${first} ${last}`,
      email: `${first}.${last}.${n + 1}@example.com`.toLowerCase(),
      // Some speakers send more people than others.
      referralCode: random() < 0.45 ? codes[Math.floor(random() ** 2 * codes.length)]! : null,
      referrer: pick(REFERRERS),
      at: now - DEMO_DAYS * DAY_MS + ((n + random()) / SIGNUPS) * (DEMO_DAYS * DAY_MS - HOUR_MS),
    };
  });
  return { signups, orders: ordersOf(signups, random), views: viewsOf(signups, random) };
}

function ordersOf(signups: readonly DemoSignup[], random: () => number): DemoOrder[] {
  const orders: DemoOrder[] = [];
  signups.forEach((buyer, n) => {
    if (n % 5 !== 2) return;
    const vip = demoOrder(buyer, 'vip', {
      minutes: 4,
      bumps: random() < 0.3 ? ['vip_bump'] : [],
      provider: n % 4 === 0 ? 'paypal' : 'stripe',
    });
    orders.push(vip);
    if (n % 15 === 2)
      orders.push(demoOrder(buyer, 'implementation', { minutes: 9, coachingSessions: n % 30 === 2 ? 2 : 0 }));
    if (n % 60 === 2) orders.push(demoOrder(buyer, 'dfy', { minutes: 14, plan: n % 120 === 62 }));
  });
  const vips = orders.filter(({ product, plan }) => product === 'vip' && !plan);
  const calls = orders.filter(({ product }) => product === 'implementation');
  if (vips[3]) vips[3].refundCents = vips[3].quote.totalCents;
  if (calls[1]) calls[1].refundCents = 4_700;
  return orders;
}

/** An order as the product would have priced it, so many minutes after its buyer came. */
export function demoOrder(
  buyer: DemoSignup,
  product: Product,
  given: { minutes: number } & Partial<Pick<DemoOrder, 'bumps' | 'coachingSessions' | 'plan' | 'provider'>>,
): DemoOrder {
  const { minutes, bumps = [], coachingSessions = 0, plan = false, provider = 'stripe' } = given;
  const options = { product, offer: 'active' as const, bumps, coachingSessions, plan, coupon: null };
  return {
    buyer,
    product,
    provider,
    quote: quote(options),
    bumps,
    coachingSessions,
    plan,
    at: buyer.at + minutes * 60_000,
    refundCents: 0,
  };
}

/** Every registrant looked at a few pages, and five times as many people only looked. */
function viewsOf(signups: readonly DemoSignup[], random: () => number): DemoView[] {
  return signups.flatMap(({ at, referrer, referralCode }) =>
    Array.from({ length: 6 + Math.floor(random() * 8) }, (_, n) => ({
      page: n === 0 ? '/' : PAGES[Math.floor(random() * PAGES.length)]!,
      referrer,
      affiliateCode: referralCode,
      at: at - Math.floor(random() * 6 * HOUR_MS),
    })),
  );
}
