import { SUMMIT_ZONE } from '@summit/rules';
import { FEE_KIND } from '../application/book-fees.js';

/** The two parts of a booking's source: `stripe:re_1`, and `stripe:re_1:2` for its second booking. The index says the same. */
export const PROVIDER_OF = `split_part(t.source_ref, ':', 1)`;
export const REFERENCE_OF = `split_part(t.source_ref, ':', 2)`;

/** The line l of a booking t on the account of a provider's money. Fees are compared with the lines that name them. */
export const IS_MONEY_AT = (provider: string): string =>
  `t.kind <> '${FEE_KIND}' and (l.account = 'cash:' || ${provider} or l.account like 'cash:' || ${provider} || ':%')`;

/** The currency that an account l ends in; dollars unless it names one. */
export const CURRENCY_OF = `coalesce(substring(l.account from '^(?:cash|liability):[a-z_]+:([a-z]{3})$'), 'usd')`;

/** The Pacific month of a time, as `2025-10`. */
export const MONTH_OF = (time: string): string => `to_char(${time} at time zone '${SUMMIT_ZONE}', 'YYYY-MM')`;

/** The Pacific day of a time, as `2025-10-31`. */
export const DAY_OF = (time: string): string => `to_char(${time} at time zone '${SUMMIT_ZONE}', 'YYYY-MM-DD')`;
