import type { NumberType } from 'libphonenumber-js/max';
import { loadOnce } from '../../../platform/cache/load-once.js';

/** Numbers that cost whoever writes to them, and numbers that no person reads texts on. */
const NOT_FOR_TEXTS: readonly NumberType[] = [
  'PREMIUM_RATE',
  'SHARED_COST',
  'TOLL_FREE',
  'PERSONAL_NUMBER',
  'PAGER',
  'UAN',
  'VOICEMAIL',
];

/** The United States keep unassigned numbers for fiction (555); the plan of North America names no country for those. */
const NORTH_AMERICA = { callingCode: '1', country: 'US' } as const;

/** The plans of all countries are more than a megabyte, and a process that only answers requests sends no texts. */
const numberPlans = loadOnce(() => import('libphonenumber-js/max'));

/**
 * The country of a number (E.164) to which we send texts: an allowed one, of a kind of number that costs what a text costs; else null.
 * Satellite and international networks (+881, +882 ...) belong to no country.
 */
export async function textableCountry(number: string, countries: readonly string[]): Promise<string | null> {
  const { parsePhoneNumberFromString } = await numberPlans();
  const parsed = parsePhoneNumberFromString(number);
  if (!parsed) return null;
  const isFiction = parsed.country === undefined && parsed.countryCallingCode === NORTH_AMERICA.callingCode;
  const country = isFiction ? NORTH_AMERICA.country : parsed.country;
  return country !== undefined && countries.includes(country) && !NOT_FOR_TEXTS.includes(parsed.getType())
    ? country
    : null;
}
