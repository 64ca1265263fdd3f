import { SPEAKERS } from '../speakers.js';
import { heading, lead, text } from './blocks.js';
import { HIGHLIGHTS } from './highlights/index.js';
import type { FileContent } from './sheet.js';

/** The words of all cuts as a book, in order of the days. */
export const HIGHLIGHTS_BOOK: FileContent = {
  format: 'pdf',
  blocks: [
    lead('The words of every cut in the vault, in order of the days. The film of each is in your library.'),
    ...HIGHLIGHTS.flatMap(({ speakerSlug, headline, lines }) => {
      const speaker = SPEAKERS.find(({ slug }) => slug === speakerSlug);
      return [heading(`${speaker?.name ?? speakerSlug}: ${headline}`), text(lines.join(' '))];
    }),
  ],
};
