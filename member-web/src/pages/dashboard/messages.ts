/** Texts of the dashboard (member.md 2.3). */
export const DASHBOARD_TEXTS = {
  pageTitle: 'Dashboard',
  loading: 'Loading your dashboard...',
  loadFailed: 'We could not load your dashboard.',
  welcome: 'Welcome',
  member: 'VIP Member',
  logout: 'Logout',
  access: 'Your Summit Access',
  lifetime: 'lifetime access',
  locked: "You don't have access to this summit yet",
  upgrade: 'Upgrade to Access',
  notSold: 'This edition is no longer sold. VIP opens the current summit.',
  open: 'Open',
  library: 'Resources Library',
  browseAll: 'Browse All Resources',
  account: 'Account',
} as const;

/** The three rows of the resources library (M-045). */
export const LIBRARY_ROWS = {
  bonuses: { title: 'Signup Bonuses', note: '3 premium resources' },
  gifts: { title: 'Speaker Gifts', note: '50+ exclusive bonuses' },
  recordings: { title: 'All Recordings', note: 'Lifetime access' },
} as const;

/** `Welcome Dana` for Dana Whitlock (M-040). */
export const welcomeText = (name: string): string => {
  const [first] = name.trim().split(/\s+/);
  return first ? `${DASHBOARD_TEXTS.welcome} ${first}` : DASHBOARD_TEXTS.welcome;
};
