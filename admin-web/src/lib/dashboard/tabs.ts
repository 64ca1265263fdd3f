/** The tabs of the dashboard in their order, with their labels. */
export const TABS = [
  { id: 'overview', label: 'Overview' },
  { id: 'analytics', label: 'Analytics' },
  { id: 'installments', label: 'Payment Plans' },
  { id: 'customers', label: 'Customers' },
  { id: 'promo-codes', label: 'Promo Codes' },
  { id: 'vip-management', label: 'VIP Users' },
  { id: 'all-affiliates', label: 'All Affiliates' },
  { id: 'super-prompts', label: 'Super Prompts' },
  { id: 'session-ratings', label: 'Session Ratings' },
  { id: 'sessions', label: 'Sessions' },
  { id: 'landing-page', label: 'Landing Page' },
  { id: 'cms', label: 'CMS' },
  { id: 'data-management', label: 'Data Management' },
] as const;

export type TabId = (typeof TABS)[number]['id'];

/** A view that the header's menu opens; it is none of the thirteen tabs. */
export const AUDIT_LOG_VIEW = { id: 'audit-log', label: 'Audit log' } as const;

export type ViewId = TabId | (typeof AUDIT_LOG_VIEW)['id'];

export const labelOf = (view: ViewId): string =>
  [...TABS, AUDIT_LOG_VIEW].find(({ id }) => id === view)?.label ?? TABS[0].label;
