import {
  adminCleanTestDataEndpoint,
  adminClearAllDataEndpoint,
  adminResetAnalyticsEndpoint,
  CONFIRMATION_PHRASES,
  FINAL_CONFIRMATION,
  type ClearAllDataResponse,
  type DataBackupRow,
} from '@summit/contracts';
import type { BearerApi } from '@summit/web-app/calls/create-bearer-api';

/** Large summits take their time. */
const TIMEOUT_MS = 120_000;

export interface DataTool {
  id: DataBackupRow['tool'];
  name: string;
  phrase: string;
  about: string;
  stays: string;
  /** Asks a second time and for the last word. */
  needsFinalPhrase: boolean;
  send: (
    api: BearerApi,
    body: { phrase: string; dry_run: boolean },
  ) => Promise<Pick<ClearAllDataResponse, 'message' | 'deleted'>>;
}

/** From mild to severe. */
export const TOOLS: readonly DataTool[] = [
  {
    id: 'clean-test-data',
    name: 'Clean test data',
    phrase: CONFIRMATION_PHRASES.cleanTestData,
    about: 'Registrations with test addresses and orders that are marked as tests, with their payments and codes.',
    stays:
      'Real people and orders, test orders that can still be paid or have an invoice or a commission, the ledger, members, all content.',
    needsFinalPhrase: false,
    send: (api, body) => api.send(adminCleanTestDataEndpoint, { body, timeoutMs: TIMEOUT_MS }),
  },
  {
    id: 'reset-analytics',
    name: 'Reset analytics',
    phrase: CONFIRMATION_PHRASES.resetAnalytics,
    about: 'Page views, clicks on affiliate links, and offer timers. Visitors get their first 15 minutes again.',
    stays: 'Registrations, orders, who referred whom, commissions, revenue figures.',
    needsFinalPhrase: false,
    send: (api, body) => api.send(adminResetAnalyticsEndpoint, { body, timeoutMs: TIMEOUT_MS }),
  },
  {
    id: 'clear-all-data',
    name: 'Clear all data',
    phrase: CONFIRMATION_PHRASES.clearAllData,
    about:
      'All registrations, analytics, ratings, watch positions and prompt visits, test orders and failed orders without a payment.',
    stays:
      'Administrators, the audit log, the ledger, every paid order with its commission and invoice, member and speaker accounts, settings and all content.',
    needsFinalPhrase: true,
    send: (api, body) =>
      api.send(adminClearAllDataEndpoint, {
        body: { ...body, confirmation: FINAL_CONFIRMATION },
        timeoutMs: TIMEOUT_MS,
      }),
  },
];

export const toolName = (id: DataTool['id']): string => TOOLS.find((tool) => tool.id === id)?.name ?? id;

/** `aweber_subscribers` as `Aweber subscribers`. */
export const kindName = (kind: string): string =>
  `${kind.charAt(0).toUpperCase()}${kind.slice(1).replaceAll('_', ' ')}`;

/** Kinds of records with their numbers, the sum apart. */
export const kindsOf = (counts: Record<string, number>): [kind: string, count: number][] =>
  Object.entries(counts).filter(([kind]) => kind !== 'total');
