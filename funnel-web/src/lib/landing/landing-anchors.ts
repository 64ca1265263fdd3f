/** In-page anchors of the landing page, in the order of the navigation (F-042). */
export const LANDING_ANCHORS = [
  { id: 'benefits', label: 'Benefits' },
  { id: 'who-it-s-for', label: 'Who it’s for' },
  { id: 'speakers', label: 'Speakers' },
  { id: 'bonuses', label: 'Bonuses' },
  { id: 'faq', label: 'FAQ' },
] as const;
export const SIGNUP_ANCHOR = '#signup';
export const ROADMAP_ANCHOR = '#roadmap';
