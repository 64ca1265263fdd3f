import { bonusDownloadEndpoint, endpointUrl, type BonusDownloadQuery } from '@summit/contracts';
import { FREE_BONUS_KEYS, type BonusKey } from '@summit/rules';
import type { BrowserStore } from '../../lib/browser/browser-store';
import { knownBuyer } from '../../lib/person/buyer';
import { readRegistration } from '../../lib/person/registration-record';
import { BONUS_FACTS } from './thank-you-copy.baked';

export interface BonusRow {
  key: BonusKey;
  title: string;
  /** "PDF, 28.7 MB" */
  size: string;
  cover: 1 | 2 | 3;
  fileName: string;
  query: BonusDownloadQuery;
  /** The same download as a link, for those who open it in their own way. */
  href: string;
}

/** The parts of a stored download link, or null when it is none of ours. */
function queryOf(url: string): BonusDownloadQuery | null {
  const { searchParams } = new URL(url);
  const email = searchParams.get('email');
  const expires = Number(searchParams.get('expires') ?? NaN);
  const signature = searchParams.get('signature');
  if (!email || signature === null || !Number.isSafeInteger(expires)) return null;
  return { email, expires, signature };
}

function rowOf(key: BonusKey, query: BonusDownloadQuery): BonusRow {
  const href = endpointUrl(bonusDownloadEndpoint, { params: { bonus_key: key }, query });
  return { key, ...BONUS_FACTS[key], query, href };
}

/**
 * The downloads that this browser can offer (F-082, F-256, F-263): the stored links, else links by the stored address, which also
 * serve those whose stored links can't be read (F-115). None where the browser knows no address.
 */
export function bonusRows(store: BrowserStore, { withVipPack }: { withVipPack: boolean }): BonusRow[] {
  const email = knownBuyer(store)?.email;
  if (email === undefined) return [];
  const stored = new Map(readRegistration(store)?.bonuses.map(({ key, url }) => [key, url]));
  const free = FREE_BONUS_KEYS.map((key) => {
    const url = stored.get(key);
    return rowOf(key, (url !== undefined ? queryOf(url) : null) ?? { email });
  });
  return withVipPack ? [...free, rowOf('vip-upgrade-bonus', { email })] : free;
}
