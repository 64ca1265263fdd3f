/** Control characters except line feed and tab, and the marks that turn the reading direction of what follows. */
const INVISIBLE = /(?![\n\t])\p{Cc}|\p{Bidi_Control}/gu;

/** A value as it may appear in a message: no control characters, and on one line unless `multiline`. */
export function cleanValue(value: string, multiline: boolean): string {
  const lines = value.replace(/\r\n?|[\u2028\u2029]/g, '\n');
  return (multiline ? lines : lines.replace(/\s*\n\s*/g, ' ')).replace(INVISIBLE, '').trim();
}
