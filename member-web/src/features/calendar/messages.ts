export const CALENDAR_TEXTS = {
  add: 'Add to calendar',
  addAll: 'Add all days to calendar',
  feedTitle: 'Your calendar',
  feedLead:
    'Subscribe once: your calendar then follows every change, in your own time zone. Whoever has the address can read it.',
  feedLabel: 'Address of your calendar',
  open: 'Open in my calendar',
  copy: 'Copy address',
  replace: 'Replace address',
  replaceTitle: 'Replace the address?',
  replaceBody: 'Calendars that use the old address stop being updated. You subscribe anew with the new one.',
  replaced: 'The address is new. The old one no longer works.',
  replaceFailed: 'We could not replace the address. Try again in a moment.',
  loadFailed: 'We could not load the address of your calendar.',
} as const;
