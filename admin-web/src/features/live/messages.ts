/** Texts of the live view. */
export const LIVE_TEXTS = {
  figures: 'Right now',
  visitors: 'Visitors now',
  visitorsNote: (views: string) =>
    `Last 5 minutes, of those who agreed to be counted; ${views} page views of everybody`,
  signups: 'Signups',
  revenue: 'Revenue',
  failedPayments: 'Failed payments',
  lastHour: 'Last hour',
  connecting: 'Connecting...',
  live: 'Live. Updates every 5 seconds.',
  interrupted: 'Interrupted. Connecting again; the figures are old.',
} as const;
