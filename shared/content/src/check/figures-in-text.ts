/** A figure that stands in a text: an amount, a percentage, a size, a time or a count. */
export interface FigureInText {
  /** `$`, `%`, `MB`, or the noun counted, in the plural: `days`, `business hours`, `sessions`. */
  unit: string;
  /** Dollars for `$`. Differs from `to` in a range such as "4 to 6 weeks". */
  from: number;
  to: number;
  /** As written. */
  shown: string;
  /** Where. */
  at: number;
}

/** A figure that texts may state, and the row of the documents that says so. Without `to` it is no range. */
export interface KnownFigure {
  unit: string;
  from: number;
  to?: number;
  source: string;
}

const WORDS: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  ninety: 90,
};
const SCALES: Readonly<Record<string, number>> = { k: 1e3, M: 1e6, B: 1e9 };

/** Nouns whose number is a statement about the product, by the plural that names the unit. */
const NOUNS = [
  'minutes',
  'hours',
  'days',
  'weeks',
  'months',
  'speakers',
  'sessions',
  'recordings',
  'prompts',
  'gifts',
  'bonuses',
  'downloads',
  'blueprints',
  'payments',
  'spots',
  'clients',
  'friends',
  'characters',
];

// "one" is left out: it is an article more often than a figure.
const NUMBER = `(?:\\d{1,3}(?:,\\d{3})+|\\d+(?:\\.\\d+)?|${Object.keys(WORDS).join('|')})`;
const RANGE = `(?<![\\w.,$-])(${NUMBER})(?:(?:\\s+to\\s+|\\s+and\\s+|\\s*[–-]\\s*)(${NUMBER}))?\\+?`;
const singularOf = (plural: string): string => plural.replace(/(?<=bonus)es$|s$/, '');
const PLURALS = NOUNS.join('|');
const SINGULARS = NOUNS.map(singularOf).join('|');
/** What ends the words that may stand between a number and its noun. */
const BREAKS = `(?:${NUMBER}|${PLURALS}|and|or|of|in|to|for|from|by|with|each)`;

/** Amounts, percentages, sizes, "48-hour", and counts with up to three words between number and noun. */
const PATTERNS: readonly { pattern: RegExp; unitOf: (match: RegExpExecArray) => string }[] = [
  { pattern: /\$\s?(\d[\d,]*(?:\.\d+)?)([kMB]\b)?/g, unitOf: () => '$' },
  { pattern: new RegExp(`${RANGE}\\s?%`, 'giu'), unitOf: () => '%' },
  { pattern: new RegExp(`${RANGE}\\s?MB\\b`, 'giu'), unitOf: () => 'MB' },
  { pattern: new RegExp(`${RANGE}-(${SINGULARS})\\b`, 'giu'), unitOf: (match) => pluralOf(match[3]) },
  {
    pattern: new RegExp(`${RANGE}\\s+((?:(?!${BREAKS}\\b)[\\p{L}’-]+\\s+){0,3}?)(${PLURALS})\\b`, 'giu'),
    unitOf: (match) => (/\bbusiness\s+$/i.test(match[3] ?? '') ? 'business ' : '') + pluralOf(match[4]),
  },
];

const pluralOf = (noun = ''): string =>
  NOUNS.find((plural) => [plural, singularOf(plural)].includes(noun.toLowerCase())) ?? noun;

const numberOf = (text: string): number => WORDS[text.toLowerCase()] ?? Number(text.replaceAll(',', ''));

/**
 * The figures of a text in order of appearance: "$2,497", "3 to 5%", "28.7 MB", "48-hour", "4 to 6 business hours",
 * "five days", "35 other sessions". Numbers that count nothing of ours ("page 3", "24 teams") are not figures.
 */
export function figuresIn(text: string): FigureInText[] {
  const found = PATTERNS.flatMap(({ pattern, unitOf }) =>
    [...text.matchAll(pattern)].map((match) => {
      const unit = unitOf(match);
      const scale = unit === '$' ? (SCALES[match[2] ?? ''] ?? 1) : 1;
      const from = numberOf(match[1] ?? '') * scale;
      const to = unit === '$' || match[2] === undefined ? from : numberOf(match[2]);
      return { unit, from, to, shown: match[0], at: match.index };
    }),
  );
  return found.sort((a, b) => a.at - b.at);
}

/** The figures of a text that nobody knows (C-001). */
export function unknownFigures(text: string, known: readonly KnownFigure[]): FigureInText[] {
  return figuresIn(text).filter(
    (figure) =>
      !known.some(({ unit, from, to = from }) => unit === figure.unit && from === figure.from && to === figure.to),
  );
}
