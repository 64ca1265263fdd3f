import type { Script } from '../brand-fonts.js';

/** A stretch of text that one font file has all letters of. */
export interface FontRun {
  text: string;
  script: Script;
}

const LATIN = /[\u0020-\u007e\u00a0-\u00ff\u0131\u0152\u0153\u2010-\u2027\u20ac\u2122\u2191\u2193\u2212]/u;
/** Which letters each file has (`unicode-range` of @fontsource, as far as names, addresses and our own texts need it); the first that has one counts. */
const LETTERS: readonly (readonly [Script, RegExp])[] = [
  ['latin', LATIN],
  ['latin-ext', /[\u0100-\u0130\u0132-\u0151\u0154-\u017f\u0218-\u021b\u1e80-\u1e85\u1ef2\u1ef3]/u],
  ['vietnamese', /[\u01a0\u01a1\u01af\u01b0\u1ea0-\u1ef9\u20ab]/u],
  ['greek', /[\u0386\u0388-\u038a\u038c\u038e-\u03a1\u03a3-\u03ce]/u],
  ['cyrillic', /[\u0400-\u045f\u0490\u0491\u04b0\u04b1\u2116]/u],
  ['cyrillic-ext', /[\u0492-\u04ff]/u],
];
const LATIN_ONLY = new RegExp(`^${LATIN.source}*$`, 'u');

const scriptOf = (sign: string): Script | undefined => LETTERS.find(([, letters]) => letters.test(sign))?.[0];

/** The text in runs of one font each. A letter that no file has is a question mark: better than an empty box. A mark above one is left out. */
export function fontRuns(text: string): FontRun[] {
  if (LATIN_ONLY.test(text)) return [{ text, script: 'latin' }];
  const runs: FontRun[] = [];
  for (const sign of text.normalize('NFC').replace(/[\t\n\r]\s*/gu, ' ')) {
    const known = scriptOf(sign);
    if (!known && /\p{M}/u.test(sign)) continue;
    const { script, shown } = known ? { script: known, shown: sign } : { script: 'latin' as const, shown: '?' };
    const last = runs.at(-1);
    if (last?.script === script) last.text += shown;
    else runs.push({ text: shown, script });
  }
  return runs;
}
