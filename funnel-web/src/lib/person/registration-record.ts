import { FREE_BONUS_KEYS, type FreeBonusKey } from '@summit/rules';
import { browserStore, type BrowserStore } from '../browser/browser-store';

/** What this browser remembers of a registration (F-082). */
export interface RegistrationRecord {
  name: string;
  bonuses: { key: FreeBonusKey; url: string }[];
  inviteUrl: string | null;
}

/** Null where nobody registered in this browser. Stored bonus links that can't be read are ignored (F-115). */
export function readRegistration(store: BrowserStore = browserStore): RegistrationRecord | null {
  if (!store.get('userEmail')) return null;
  return {
    name: store.get('userName') ?? '',
    bonuses: readBonuses(store.get('bonusDownloadUrls')),
    inviteUrl: store.get('inviteUrl'),
  };
}

/** The record of who registered in this browser. A buyer's address alone is not a registration: the downloads are. */
export function knownRegistration(store: BrowserStore): RegistrationRecord | null {
  const record = readRegistration(store);
  return record !== null && (record.bonuses.length > 0 || record.inviteUrl !== null) ? record : null;
}

function readBonuses(text: string | null): RegistrationRecord['bonuses'] {
  try {
    const stored = JSON.parse(text ?? '{}') as Partial<Record<FreeBonusKey, { url?: unknown }>> | null;
    return FREE_BONUS_KEYS.flatMap((key) => {
      const url = stored?.[key]?.url;
      return typeof url === 'string' && /^https?:\/\//.test(url) ? [{ key, url }] : [];
    });
  } catch {
    return [];
  }
}
