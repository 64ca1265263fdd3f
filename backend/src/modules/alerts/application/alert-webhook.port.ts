/** Where a message for operators goes besides mail. */
export interface AlertWebhook {
  /** Posts `{"text": …}`. Throws where nobody takes it. */
  send(url: string, text: string): Promise<void>;
}

export const ALERT_WEBHOOK = Symbol('ALERT_WEBHOOK');
