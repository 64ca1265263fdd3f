/** What an address can't do without, and no name needs. */
const OF_ADDRESSES = /\/\/+|[\\@:]+/g;
/** A dot inside a word, as in a domain; IDNA reads the ideographic one as a dot too. */
const DOT_IN_WORD = /[.\u3002]+(?=[^\s.])/g;
const LONGEST = 60;

/**
 * A name as a mail greets with it. Whoever registers an address chooses the name, and we send it: a mail program must find nothing in it
 * that it would turn into a link ("evil.com" becomes "evil. com"), and no room for a message.
 */
export function greetingName(name: string): string {
  const plain = name
    .normalize('NFKC')
    .replace(OF_ADDRESSES, ' ')
    .replace(DOT_IN_WORD, '. ')
    .replace(/\s+/g, ' ')
    .trim();
  return [...plain].slice(0, LONGEST).join('').trim() || 'there';
}
