/**
 * Names of the figures that texts may contain as `{vip.early}`. The callers give the values (formatted by
 * @summit/pricing), so a price is never typed into a text (C-001).
 */
export const FIGURE_KEYS = [
  'vip.early',
  'vip.reference',
  'vip.save',
  'vip.bump',
  'vip.with_bump',
  'implementation.early',
  'implementation.reference',
  'implementation.save',
  'implementation.bump',
  'add_ons',
  'dfy.early',
  'dfy.regular',
  'dfy.save',
  'dfy.plan',
  'coaching',
  'coaching.regular',
  'bonus.total',
  'bonus.blueprints',
  'bonus.playbook',
  'bonus.prompts',
  'gift.vip',
  'commission.vip',
  'commission.implementation',
  'commission.dfy',
  'commission.vip_discounted',
  'commission.implementation_coaching',
  'payout.minimum',
] as const;
export type FigureKey = (typeof FIGURE_KEYS)[number];

/** Placeholders that only the showing page knows: the price of its main button, the open day, names and links. */
export const PAGE_FIGURE_KEYS = ['price', 'n', 'name', 'link'] as const;
export type PageFigureKey = (typeof PAGE_FIGURE_KEYS)[number];

export type Figures = Partial<Record<FigureKey | PageFigureKey, string>>;

const PLACEHOLDER = /\{([a-z][a-z0-9_.]*)\}/g;

/** The placeholder names of a text in order of appearance, repeated ones included. */
export function placeholdersOf(text: string): string[] {
  return [...text.matchAll(PLACEHOLDER)].map((match) => match[1] ?? '');
}

/**
 * Puts display values such as `$37` into a text.
 * Throws when the text names a figure without a value: a visitor must never read `{vip.early}`.
 */
export function fillFigures(text: string, figures: Figures): string {
  return text.replace(PLACEHOLDER, (whole, key: string) => {
    const value = Object.hasOwn(figures, key) ? figures[key as FigureKey] : undefined;
    if (value === undefined) throw new Error(`No value for the placeholder ${whole} in "${text}"`);
    return value;
  });
}

/** The same content with the values in all of its texts, however deep they are. Throws like `fillFigures`. */
export function fillAll<Content>(content: Content, figures: Figures): Content {
  const filled = (value: unknown): unknown => {
    if (typeof value === 'string') return fillFigures(value, figures);
    if (Array.isArray(value)) return value.map(filled);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, filled(part)]));
  };
  return filled(content) as Content;
}
