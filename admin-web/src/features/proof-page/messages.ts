/** Texts of the switch of /proof. */
export const PROOF_PAGE_TEXTS = {
  title: 'Page on our figures',
  about:
    'A public page that lists every price, clock and count of the site, where it comes from and when it was computed. Texts that nobody counts are named as such. While it is shown, the footers link to it and search engines may list it.',
  waiting: 'Loading the switch',
  loadFailed: 'We could not load the switch.',
  shown: 'Show the page',
  open: 'Open the page',
  saveFailed: 'The switch could not be saved.',
} as const;
