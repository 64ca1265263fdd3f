/** A stretch of text that one font file has all letters of. */
export interface FontRun {
  text: string;
  /** Whether the letters are in the file of extended Latin. */
  extended: boolean;
}

/** What the Latin file has (`unicode-range` of @fontsource/figtree, as far as names and addresses need it). */
const LATIN = /[\u0020-\u007e\u00a0-\u00ff\u0131\u0152\u0153\u2010-\u2027\u20ac\u2122]/u;
/** Letters that only the extended file has. */
const EXTENDED = /[\u0100-\u0130\u0132-\u0151\u0154-\u017f\u0218-\u021b\u1e80-\u1e85\u1ef2\u1ef3]/u;

/** The text in runs of one font each. What neither file has is a question mark: better than an empty box. */
export function fontRuns(text: string): FontRun[] {
  const runs: FontRun[] = [];
  for (const sign of text.normalize('NFC').replace(/\s+/gu, ' ')) {
    const extended = EXTENDED.test(sign);
    const shown = extended || LATIN.test(sign) ? sign : '?';
    const last = runs.at(-1);
    if (last?.extended === extended) last.text += shown;
    else runs.push({ text: shown, extended });
  }
  return runs.length > 0 ? runs : [{ text: '', extended: false }];
}
