const PAIR = ' and ';

/** Who is meant by a name: two speakers of one session are joined by " and " (M-102). */
export const peopleIn = (name: string): string[] =>
  name
    .split(PAIR)
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** The person behind `Name, role` below a quotation (F-054). */
export const quotedPerson = (author: string): string => (author.split(', ')[0] ?? author).trim();

/** The same for a name however it is spaced and capitalized. */
export const personKey = (name: string): string => name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();
