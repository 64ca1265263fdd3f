import { PRODUCTS, type Product } from '@summit/rules';

/** An add-on that can be ticked with an order of its product. Everything that shows, charges or books it reads this row. */
export interface Bump {
  product: Product;
  cents: number;
  /** On order cards, payment pages and receipts; at most 127 characters, as PayPal wants. */
  name: string;
  /** What the order card and the CMS say under the name. Null: no page shows it, and the API honors it all the same (C-002). */
  card: { description: string } | null;
}

const ROWS = {
  vip_bump: {
    product: 'vip',
    cents: 900,
    name: 'Speaker Interview Highlights Vault',
    card: { description: 'The best ten minutes of every interview, cut together.' },
  },
  implementation_bump: {
    product: 'implementation',
    cents: 1_200,
    name: 'Templates Kit',
    card: {
      description: 'Editable templates for an offer page, a welcome sequence, a handover brief and a price letter.',
    },
  },
  dfy_bump: {
    product: 'dfy',
    cents: 250_000,
    name: 'Done-For-You Service, add-on',
    card: null,
  },
} satisfies Record<string, Bump>;

/** Stored with orders, so a key is never renamed. */
export type BumpKey = keyof typeof ROWS;

/** The add-ons of the price book (C-002). A product has any number; its first is the `order_bump` of the documented calls (F-193). */
export const BUMPS: Readonly<Record<BumpKey, Bump>> = ROWS;

const isBump = (key: string): key is BumpKey => Object.hasOwn(BUMPS, key);

/** The add-ons of a product, in the order of the price book. */
export const bumpsOf = (product: Product): BumpKey[] =>
  Object.keys(BUMPS).filter((key): key is BumpKey => isBump(key) && BUMPS[key].product === product);

/** The one that the documents call the order bump of the product; undefined where the product has none. */
export const firstBump = (product: Product): Bump | undefined => {
  const [first] = bumpsOf(product);
  return first && BUMPS[first];
};

/** Whether these are add-ons of the product, each once. */
export const areBumpsOf = (product: Product, keys: readonly string[]): boolean =>
  new Set(keys).size === keys.length && keys.every((key) => isBump(key) && BUMPS[key].product === product);

/** What a stored line calls its add-on; an old order may carry one that the price book has no more. */
export const bumpName = (key: string): string => (isBump(key) ? BUMPS[key].name : 'Add-on');

/** How the calls name add-ons: the boolean of the documents for the first of the product, keys for any other. */
export interface BumpsOnWire {
  order_bump?: boolean;
  order_bumps?: string[];
}

/**
 * The add-ons that a call asks for, each once, in the order of the price book. A key that the price book does not have is kept, last:
 * `quoteRefusal` refuses it.
 */
export function bumpsFromWire(product: Product, { order_bump = false, order_bumps = [] }: BumpsOnWire): BumpKey[] {
  const offered: string[] = bumpsOf(product);
  const asked = new Set([...(order_bump ? [offered[0] ?? 'order_bump'] : []), ...order_bumps]);
  const unknown = [...asked].filter((key) => !offered.includes(key));
  return [...offered.filter((key) => asked.has(key)), ...unknown] as BumpKey[];
}

export function bumpsToWire(product: Product, bumps: readonly BumpKey[]): BumpsOnWire {
  const first = bumpsOf(product)[0];
  const others = bumps.filter((key) => key !== first);
  return {
    order_bump: first !== undefined && bumps.includes(first),
    ...(others.length > 0 && { order_bumps: others }),
  };
}

/** The CMS item of an add-on: `vip-bump`. */
export const bumpItemId = (key: BumpKey): string => key.replaceAll('_', '-');

/** The add-on of a CMS item; undefined for any other item. */
export const bumpOfItem = (itemId: string): Bump | undefined => {
  const key = itemId.replaceAll('-', '_');
  return isBump(key) ? BUMPS[key] : undefined;
};

export interface ShownBump extends Bump {
  key: BumpKey;
  description: string;
}

/** The add-ons that the order card of a product shows. */
export const bumpsOnCard = (product: Product): ShownBump[] =>
  bumpsOf(product).flatMap((key) => {
    const { card, ...bump } = BUMPS[key];
    return card ? [{ ...bump, card, key, description: card.description }] : [];
  });

/** Those of all order cards. */
export const shownBumps = (): ShownBump[] => PRODUCTS.flatMap(bumpsOnCard);
