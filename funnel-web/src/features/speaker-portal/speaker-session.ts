import { isApiError } from '@summit/api-client';
import type { SpeakerLoginResponse } from '@summit/contracts';
import type { BrowserStore } from '../../lib/browser/browser-store';

/** Token and name of the signed-in speaker, kept in this browser (F-308). */
export function keepSession(store: BrowserStore, { access_token, speaker_name }: SpeakerLoginResponse): void {
  store.set('speakerToken', access_token);
  store.set('speakerName', speaker_name);
}

export function clearSession(store: BrowserStore): void {
  store.remove('speakerToken');
  store.remove('speakerName');
}

/** The server no longer knows the token, or shows this speaker nothing any more (F-313). */
export const endsSpeakerSession = (error: unknown): boolean =>
  isApiError(error) && (error.status === 401 || error.status === 403);
