/** True while the page is rendered to HTML at build. A constant of its own, so that a browser's bundle drops what only the build needs. */
export const isServer: boolean = import.meta.env.SSR;

/** The only reader of build-time settings. Origins carry no trailing slash. */
export const env = {
  funnelOrigin: import.meta.env.FUNNEL_ORIGIN ?? 'http://localhost:4200',
  memberOrigin: import.meta.env.MEMBER_ORIGIN ?? 'http://localhost:4201',
  /** Messaging app behind the floating chat link (F-064). */
  chatUrl: import.meta.env.FUNNEL_CHAT_URL ?? 'https://chat.growth-and-scale.example/summit',
  /** True while the page is rendered to HTML at build. */
  isServer: import.meta.env.SSR,
} as const;
