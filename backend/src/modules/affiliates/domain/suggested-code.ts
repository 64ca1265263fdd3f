const LONGEST = 20;

/** Latin letters that are one sign and not a letter with a mark: without this, `Łukasz` would become `UKASZ`. */
const SPELLED: Readonly<Record<string, string>> = {
  Ł: 'L',
  Ø: 'O',
  Đ: 'D',
  Ð: 'D',
  Þ: 'TH',
  Æ: 'AE',
  Œ: 'OE',
  Ħ: 'H',
  Ŧ: 'T',
};

/** A referral code from a name: `Élodie Marchand` gives `ELODIE`; `AFFILIATE` where the name has no Latin letters. */
export function suggestedCode(name: string): string {
  const [first = ''] = name.trim().split(/\s+/);
  const letters = first
    .normalize('NFKD')
    .toUpperCase()
    .replace(/[ŁØĐÐÞÆŒĦŦ]/g, (letter) => SPELLED[letter] ?? '')
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, LONGEST);
  return letters || 'AFFILIATE';
}

/** The first of `ELODIE`, `ELODIE2`, `ELODIE3` … that nobody has. */
export function freeCode(name: string, taken: ReadonlySet<string>): string {
  const code = suggestedCode(name);
  if (!taken.has(code)) return code;
  let n = 2;
  while (taken.has(`${code}${n}`)) n += 1;
  return `${code}${n}`;
}
