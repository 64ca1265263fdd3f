/** Texts of the personal data of one person. */
export const PRIVACY_TEXTS = {
  title: 'Find a person',
  about:
    'When somebody asks what is stored about them, or wants to be erased: find them by e-mail address. Former addresses of a member lead to the same person.',
  email: 'E-mail address',
  emailRequired: 'Please enter an email address',
  find: 'Find',
  finding: 'Searching...',
  findFailed: 'The search did not work. Try again.',
  stored: 'What is stored',
  addresses: 'Addresses',
  what: 'What',
  rows: 'Records',
  effect: 'When erased',
  effects: { deleted: 'deleted', changed: 'stays without the person', kept: 'stays, names nobody' },
  download: 'Export',
  fallbackName: 'personal-data.json',
  erase: 'Erase',
  erasing: 'Erasing...',
  cannot: 'Can’t be erased now',
  eraseTitle: 'Erase this person for good?',
  eraseBody:
    'Name, addresses, telephone number, photo and texts go from every table and file, and the account is closed. Orders, payments, invoices and figures stay without the person. There is no undo.',
  eraseFailed: 'Nothing was erased',
  erased: 'The person is erased.',
  unknown: 'Unknown error',
  elsewhere:
    'The mailing-list service is told to delete the address. Stripe and PayPal keep what they must keep by law; ask for the rest in their dashboards.',
} as const;
