const BASIC =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
const EXTENDED = '\f^{}\\[~]|€';

const basic = new Set(BASIC);
const extended = new Set(EXTENDED);

const REPLACEMENTS: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '…': '...',
  '•': '-',
  '\u00A0': ' ',
};

/** Septets that `text` takes in the GSM 03.38 alphabet (160 fill one message), or null when a character is not in it. */
export function gsm7Length(text: string): number | null {
  let length = 0;
  for (const character of text) {
    if (basic.has(character)) length += 1;
    else if (extended.has(character)) length += 2;
    else return null;
  }
  return length;
}

/** Brings typographic marks and accented letters into the GSM 03.38 alphabet; other characters stay as they are. */
export function toGsm7(text: string): string {
  return [...text]
    .map((character) => {
      if (basic.has(character) || extended.has(character)) return character;
      const replacement = REPLACEMENTS[character] ?? character.normalize('NFD').replace(/\p{M}/gu, '');
      return gsm7Length(replacement) === null ? character : replacement;
    })
    .join('');
}
