import type { CmsValues } from './cms-resource';

export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** A line that has room to be read while it is typed: a break in it means a space. */
const lineOf = (text: string): string => linesOf(text).join(' ');

const HOW: Readonly<Record<string, (text: string) => unknown>> = {
  active: (text) => text === 'true',
  order: Number,
  price: Number,
  original_price: (text) => (text.trim() === '' ? null : Number(text)),
  stripe_price_id: (text) => text.trim() || null,
  features: linesOf,
  variables: linesOf,
  meta_description: lineOf,
};

/** What was typed, as the calls take it. An id that was left empty is the server's to make. */
export function bodyOf<Body>(values: CmsValues): Body {
  const entries = Object.entries(values)
    .filter(([name, text]) => !(/_id$/.test(name) && name !== 'stripe_price_id' && text.trim() === ''))
    .map(([name, text]) => [name, (HOW[name] ?? ((typed: string) => typed.trim()))(text)]);
  return Object.fromEntries(entries) as Body;
}
