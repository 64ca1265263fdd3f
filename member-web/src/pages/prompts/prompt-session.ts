import { browserStore, storedJson } from '@summit/web-app/browser/browser-store';

/** The open library of one address. */
export interface PromptSession {
  email: string;
  sessionId: string;
  /** Distinct prompts of the last 24 hours, as the server last counted them. */
  viewed: number;
  limit: number;
  /** Numbers of those prompts: they are open already. */
  counted: number[];
}

/** The server's default where an answer leaves the count out (M-167). */
export const DEFAULT_LIMIT = 10;

const isNumber = (value: unknown): value is number => typeof value === 'number';

function isSession(value: unknown): value is PromptSession {
  if (typeof value !== 'object' || value === null) return false;
  const { email, sessionId, viewed, limit, counted } = value as Record<string, unknown>;
  return (
    typeof email === 'string' &&
    typeof sessionId === 'string' &&
    isNumber(viewed) &&
    isNumber(limit) &&
    Array.isArray(counted) &&
    counted.every(isNumber)
  );
}

/** The session of this tab, so that a reload does not ask for the terms again; null where there is none. */
export function keptSession(): PromptSession | null {
  const value = storedJson('promptSession');
  return isSession(value) ? value : null;
}

export const keepSession = (session: PromptSession): void => browserStore.set('promptSession', JSON.stringify(session));

export const forgetSession = (): void => browserStore.remove('promptSession');
