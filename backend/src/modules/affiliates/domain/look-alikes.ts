/** Scripts that are written together in one word count as one. */
const SCRIPTS: readonly RegExp[] = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Hebrew}/u,
  /\p{Script=Arabic}/u,
  /\p{Script=Devanagari}/u,
  /\p{Script=Thai}/u,
  /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|\p{Script=Bopomofo}/u,
  /\p{Script=Cherokee}/u,
];
/** Cyrillic, Greek, Armenian and Cherokee letters that are drawn like Latin ones. */
const DRAWN_LIKE_LATIN = /^[АВЕЅІЈКМНОРСТУХҮаеѕіјорсухүһԁԛԝӏΑΒΕΖΗΙΚΜΝΟΡΤΥΧονυικρχՏՕԼոսցօհᎠᎡᎢᎥᎪᎬᎳᎷᎻᎽᏀᏃᏎᏏᏔᏙᏚᏞᏟᏢᏦᏴ]$/u;
const INVISIBLE = /\p{C}|\p{Default_Ignorable_Code_Point}/u;

/**
 * Whether a text may be read as another one: letters of two scripts, a foreign word that is drawn like a Latin one, letters that only look
 * like plain ones (fullwidth, mathematical), and signs that nobody sees. Marks above letters are fine.
 */
export function hasLookAlikes(text: string): boolean {
  if (INVISIBLE.test(text) || text.normalize('NFKC') !== text.normalize('NFC')) return true;
  const letters = [...text.normalize('NFC')].filter((sign) => /\p{L}/u.test(sign));
  const known = SCRIPTS.filter((script) => letters.some((letter) => script.test(letter)));
  const isUnknown = letters.some((letter) => !SCRIPTS.some((script) => script.test(letter)));
  if (known.length + (isUnknown ? 1 : 0) > 1) return true;
  return letters.length > 0 && letters.every((letter) => DRAWN_LIKE_LATIN.test(letter));
}
