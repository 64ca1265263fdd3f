import type { LibraryFileKey, SummitResourceKey } from '@summit/rules';

/** A file that comes with an order, as cards and mails name it. */
export interface LibraryFileCopy {
  title: string;
  description: string;
  fileName: string;
  fileType: 'ZIP' | 'DOCX' | 'PDF';
  /** The product or add-on (key of the price book) that brings it. */
  boughtAs: 'implementation' | 'implementation_bump' | 'vip_bump';
}

export const LIBRARY_FILES: Readonly<Record<LibraryFileKey, LibraryFileCopy>> = {
  'preparation-sheet': {
    title: 'Preparation sheet for your call',
    description: 'Six questions before the call. Fill it in and reply with it to the message about your order.',
    fileName: 'preparation-sheet.docx',
    fileType: 'DOCX',
    boughtAs: 'implementation',
  },
  'templates-kit': {
    title: 'Templates Kit',
    description: 'Offer page, welcome sequence, handover brief, price letter and eleven more to edit, in one archive.',
    fileName: 'templates-kit.zip',
    fileType: 'ZIP',
    boughtAs: 'implementation_bump',
  },
  'highlights-transcripts': {
    title: 'Transcripts of the highlights',
    description: 'What is said in the highlights of every interview, to read and to search.',
    fileName: 'speaker-interview-highlights.pdf',
    fileType: 'PDF',
    boughtAs: 'vip_bump',
  },
};

/** Names under which the files of the day pages are stored and downloaded (M-131). */
export const SUMMIT_RESOURCE_FILES: Readonly<Record<SummitResourceKey, string>> = {
  'day-page-blueprints': 'side-hustle-blueprints-in-short.pdf',
  'day-page-playbook': 'passive-income-playbook-in-short.pdf',
};
