// "Baked": the client build ships these values, and neither the price book nor the content that they come from.
import { COPY_AMOUNTS, type FigureKey } from '@summit/content';
import { contentFigures } from '@summit/pricing';

/** What only the policies and the pages of the affiliate program name, and what no text names yet. */
const ELSEWHERE = [
  'add_ons',
  'commission.vip_discounted',
  'commission.implementation_coaching',
  'vip.save',
  'vip.with_bump',
  'implementation.save',
  'dfy.save',
] as const satisfies readonly FigureKey[];
type ShownKey = Exclude<FigureKey, (typeof ELSEWHERE)[number]>;

const isShown = (figure: [string, string]): figure is [ShownKey, string] =>
  !(ELSEWHERE as readonly string[]).includes(figure[0]);

/** What pages name. */
export const PAGE_FIGURES = Object.fromEntries(Object.entries(contentFigures(COPY_AMOUNTS)).filter(isShown)) as Record<
  ShownKey,
  string
>;
