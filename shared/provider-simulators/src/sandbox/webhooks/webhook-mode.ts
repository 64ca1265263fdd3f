/** How a provider delivers its events; the texts are those of the control page. */
export const WEBHOOK_MODES = {
  normal: 'Each event arrives once, in order, within a moment.',
  duplicate: 'Each event arrives twice, both at the same time.',
  reverse: 'Events that happen together arrive last one first.',
  hold: 'Events wait here until you send them.',
  drop: 'Events are lost on the way. The summit has to ask for itself.',
} as const;

export type WebhookMode = keyof typeof WEBHOOK_MODES;

export function isWebhookMode(text: unknown): text is WebhookMode {
  return typeof text === 'string' && Object.hasOwn(WEBHOOK_MODES, text);
}
