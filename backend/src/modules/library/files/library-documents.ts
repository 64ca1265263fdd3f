import { SESSIONS, SPEAKERS, giftKeyOf } from '@summit/content';
import {
  DAY_PAGE_CONTENTS,
  GIFT_CONTENTS,
  HIGHLIGHTS_BOOK,
  LIBRARY_FILES,
  PREPARATION_SHEET,
  TEMPLATES_KIT,
  type FileContent,
} from '@summit/content/library';
import { BONUS_TITLES } from '@summit/content/bonus-catalog';
import type { FileHead } from '../../../platform/documents/render-file.js';
import { giftFile, libraryFile, summitResourceFile } from './library-folder.js';

/** A file that one document makes. */
export interface LibraryDocument {
  /** Below the library folder. */
  path: string;
  head: FileHead;
  content: FileContent;
}

/** The gifts of the speakers: what the card of the session says stands at the top of the file. */
export const giftDocuments = (): LibraryDocument[] =>
  Object.entries(GIFT_CONTENTS).map(([key, content]) => {
    const session = SESSIONS.find(({ gift }) => gift && giftKeyOf(gift.url) === key);
    const speaker = SPEAKERS.find(({ slug }) => slug === session?.speakerSlug);
    const file = giftFile(key);
    if (!session?.gift || !speaker || !file) throw new Error(`No session gives the gift ${key}`);
    const subtitle = `A gift from ${speaker.name}, day ${session.day}: ${session.topic}`;
    return { path: file.path, head: { title: session.gift.title, subtitle, day: session.day }, content };
  });

/** The files of the day pages (M-131). */
const resourceDocuments = (): LibraryDocument[] => [
  {
    path: summitResourceFile('day-page-blueprints').path,
    head: {
      title: `${BONUS_TITLES['free-signup-bonus-1']}, in short`,
      subtitle: 'One line for each blueprint: what it is and what it costs to begin',
      day: 2,
    },
    content: DAY_PAGE_CONTENTS['day-page-blueprints'],
  },
  {
    path: summitResourceFile('day-page-playbook').path,
    head: {
      title: `${BONUS_TITLES['free-signup-bonus-2']}, in short`,
      subtitle: 'The steps and checklists of every chapter',
      day: 3,
    },
    content: DAY_PAGE_CONTENTS['day-page-playbook'],
  },
];

/** What comes with orders and add-ons. */
const orderDocuments = (): LibraryDocument[] => [
  {
    path: libraryFile('preparation-sheet').path,
    head: { title: LIBRARY_FILES['preparation-sheet'].title, subtitle: 'Implementation Package', day: 4 },
    content: PREPARATION_SHEET,
  },
  {
    path: libraryFile('highlights-transcripts').path,
    head: { title: 'Speaker Interview Highlights', subtitle: 'Transcripts of the cuts in the vault', day: 1 },
    content: HIGHLIGHTS_BOOK,
  },
];

export const libraryDocuments = (): LibraryDocument[] => [
  ...giftDocuments(),
  ...resourceDocuments(),
  ...orderDocuments(),
];

/** The files of the Templates Kit's archive. */
export const templateDocuments = (): LibraryDocument[] =>
  TEMPLATES_KIT.map(({ fileName, title, about, content }) => ({
    path: fileName,
    head: { title, subtitle: about, day: 4 },
    content,
  }));
