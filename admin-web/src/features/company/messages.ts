/** Texts of the company details. */
export const COMPANY_TEXTS = {
  title: 'Company details',
  about:
    'The seller on invoices. An invoice that has a number keeps the details that it was written with; a change counts from the next one on.',
  waiting: 'Loading the company details',
  loadFailed: 'The company details could not be loaded.',
  name: 'Company name',
  nameRequired: 'Please enter the company name',
  address: 'Address',
  addressHint: 'Line breaks are kept. Empty: the address under every mail.',
  taxId: 'Tax or registration number',
  taxIdHint: 'With its name, for example EIN 12-3456789. Empty: none is printed.',
  note: 'Note on invoices',
  noteHint: 'A sentence below the sums, for example on tax.',
  save: 'Save',
  saving: 'Saving...',
  saveFailed: 'The company details could not be saved.',
} as const;
