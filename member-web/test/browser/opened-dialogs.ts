/** What opens above the dashboard of a member, by the button that opens it. */
export const MEMBER_DIALOGS = [
  { shows: 'AccountPanel', opener: 'Account menu', role: 'dialog' },
  { shows: 'ConfirmDialog', opener: 'Replace address', role: 'alertdialog' },
] as const;
