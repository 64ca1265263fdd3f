/** Texts of the audit log. */
export const AUDIT_TEXTS = {
  title: 'Everything done in the back office',
  search: 'Search the audit log',
  searchExample: 'Address or action',
  failed: 'We could not load the audit log.',
  empty: 'Nothing is recorded yet',
  emptyReason: 'Every change and every sign-in of an administrator is written here and can not be edited.',
  nothingFound: (term: string) => `Nothing matches "${term}"`,
  nothingFoundReason: 'The search looks at addresses of administrators and at actions.',
  details: 'Details',
} as const;
