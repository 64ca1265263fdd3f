import type { LibraryFileKey } from '@summit/rules';

/** How an add-on reaches its buyer. */
export type AddOnDelivery = {
  /** What the mail says it is and how it opens. */
  about: string;
} & ({ by: 'file'; file: LibraryFileKey } | { by: 'library'; part: 'highlights' });

/**
 * By key of the price book. What people of ours do, and no file, is not here: `dfy_bump` is more of the Done-For-You Service and starts
 * with its onboarding mail.
 */
export const ADD_ON_DELIVERIES: Readonly<Record<string, AddOnDelivery>> = {
  vip_bump: {
    by: 'library',
    part: 'highlights',
    about:
      'The best ten minutes of every interview, each with its transcript, are in your library behind the VIP sign-in. If you have not set your VIP password yet, do that first with the message about your access.',
  },
  implementation_bump: {
    by: 'file',
    file: 'templates-kit',
    about: 'Word, Excel and PDF files in one archive. Unpack it, copy a file, and replace what stands in brackets.',
  },
};
