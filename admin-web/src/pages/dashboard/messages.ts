/** Texts of the dashboard's frame (admin.md 1, 2; ui.md 4.3). */
export const DASHBOARD_TEXTS = {
  title: 'Admin Dashboard',
  subtitle: 'Growth & Scale Summit',
  setupTwoFactor: 'Setup 2FA',
  changePassword: 'Change Password',
  logout: 'Logout',
  search: 'Search the back office',
  searchButton: 'Search',
  searchExample: 'Name, email, order, code or section',
  searching: 'Searching...',
  searchEmpty: 'Nothing found',
  searchFailed: 'The search failed.',
  dangerHint: 'deletes data for good',
  dangerTitle: 'These tools delete data for good',
  summitNote:
    'The summit filter applies to the figures, products and payment methods. Revenue over time and the orders cover all summits.',
  toPromoCodes: 'Promo codes',
  toDataManagement: 'Data management',
  ownersOnly: 'Only owners see this section',
  ownersOnlyReason: 'Ask an owner of this back office for what you need from it.',
  tabFailed: 'We could not load this section.',
} as const;
