import type { ListChange } from '@summit/rules';
import type { Endpoint } from './endpoint.js';
import type { MessageAnswer } from './success-answer.js';

/** What somebody is told of, one reporter each. */
export const ALERT_KINDS = [
  'provider_down',
  'queue_late',
  'nightly_failing',
  'payments_failing',
  'signup_rate',
  'sales_rate',
  'books_differ',
  'experiment_split',
  'form_attacked',
  'reconciliation_differs',
] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

/** Times are ISO 8601, UTC. */
export interface AlertRow {
  id: string;
  kind: AlertKind;
  /** What it is about where a kind has several: a provider. */
  subject: string;
  /** A sentence for whoever is woken. It names no person. */
  summary: string;
  raised_at: string;
  /** Null while it stands. */
  ended_at: string | null;
  /** When mail and webhook were sent; null: it waits for the end of the quiet hours, or ended before. */
  told_at: string | null;
}

export interface AlertSettings {
  /** Who gets the mail; none: the address of support. */
  recipients: string[];
  /** Gets `{"text": "…"}` by POST, as Slack and its like expect. */
  webhook_url: string | null;
  /** Hours of the day in Pacific time, 0 to 23, between which only what can't wait is told. Equal: none are quiet. */
  quiet_from: number;
  quiet_to: number;
  /** Minutes that a due job may wait. */
  queue_minutes: number;
  /** Percent of an hour's payments that may fail. */
  failing_percent: number;
}

export interface AlertsResponse {
  success: true;
  /** What stands first, then what ended last; 100 at most. */
  data: AlertRow[];
  /** Only for owners: whoever knows the webhook can post to it. */
  settings: AlertSettings | null;
}

export const adminAlertsEndpoint: Endpoint<{ response: AlertsResponse }> = {
  method: 'GET',
  path: '/api/admin/desk/alerts',
  access: 'admin',
  staffRole: 'support',
  source: 'X-015',
};

/** What is to change, at least one of them; whatever is not named stays as it is, also where another owner has just set it. */
export type AlertSettingsChanges = Partial<Omit<AlertSettings, 'recipients'> & { recipients: ListChange }>;

export interface SaveAlertSettingsResponse extends MessageAnswer {
  /** All of them, as they are now. */
  settings: AlertSettings;
}

export const adminSaveAlertSettingsEndpoint: Endpoint<{
  body: AlertSettingsChanges;
  response: SaveAlertSettingsResponse;
}> = {
  method: 'PUT',
  path: '/api/admin/desk/alerts/settings',
  access: 'admin',
  source: 'X-015',
};

/** Sends a test message the way alerts go. */
export const adminTestAlertEndpoint: Endpoint<{ response: MessageAnswer }> = {
  method: 'POST',
  path: '/api/admin/desk/alerts/test',
  access: 'admin',
  source: 'X-015',
};
