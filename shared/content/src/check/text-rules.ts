// What must hold for a single text. Every rule answers findings, none where the text is right.
import { matchPage } from '@summit/contracts';
import { FIGURE_KEYS, fillFigures, PAGE_FIGURE_KEYS, placeholdersOf } from '../figures.js';
import { wrongTerms } from './stated-terms.js';
import { figuresIn, unknownFigures, type KnownFigure } from './figures-in-text.js';
import { STATED_FIGURES } from './stated-figures.js';

export type TextKind = 'page' | 'legal' | 'message' | 'talk' | 'prompt' | 'bonus file';

/** A text with the place where it stands. */
export interface ContentText {
  kind: TextKind;
  /** File and the way to the value inside it, or the item of the CMS with its field. */
  place: string;
  text: string;
  /** What `{{…}}` may name, in messages. */
  variables?: readonly string[];
}

export interface TextFinding {
  place: string;
  /** The words around what is wrong. */
  excerpt: string;
  problem: string;
}

/** What a rule found, and where in the text. */
interface Problem {
  at: number;
  problem: string;
}

/** Amounts that are neither filled in nor ours: the code of an example (C-007), the sales of the speakers together (F-065). */
const OTHER_AMOUNTS: readonly KnownFigure[] = [
  { unit: '$', from: 10, source: 'code of the commission example, C-007' },
  { unit: '$', from: 2_000_000_000, source: 'F-065' },
];
/** Figures of single sentences, each known in its own place only: what people are asked to do, and how a project runs. */
const OWN_FIGURES: readonly { words: RegExp; source: string }[] = [
  {
    words: /About six hours over the whole project|a 40-minute (?:recording|call)/g,
    source: 'what we ask of a Done-For-You client',
  },
  { words: /[Ff]ive hours a week/g, source: 'time that a visitor has' },
  { words: /best ten minutes of every interview/g, source: 'length of the highlights' },
  { words: /the twelve months before the claim/g, source: 'limit of liability' },
];

/** Names as the documents write them; any other spelling of the same words is wrong. A number is looked at from its first digit only. */
const NAMES: readonly [RegExp, string][] = [
  [/done[- ]for[- ]you/gi, 'Done-For-You'],
  [/implementation package/gi, 'Implementation Package'],
  [/growth (?:&|and) scale(?: summit)?/gi, 'Growth & Scale Summit'],
  [/speaker interview highlights? vault/gi, 'Speaker Interview Highlights Vault'],
  [/templates kit\b/gi, 'Templates Kit'],
  [/vip exclusive bonus pack/gi, 'VIP Exclusive Bonus Pack'],
  [/(?<!\d)\d*\+? ?profitable side hustle blueprints/gi, '100+ Profitable Side Hustle Blueprints'],
  [/passive income playbook/gi, 'Passive Income Playbook'],
  [/playbook\s*[-–—]\s*2025/gi, 'Playbook - 2025'],
  [/(?<!\d)\d*\+? ?proven super prompts/gi, '500 Proven Super Prompts'],
  [/(?<![\w/{.-])vip(?!\.\w|[\w/}-])/gi, 'VIP'],
];

/** A sentence about us, as opposed to a speaker's or a reader's business. */
const ABOUT_US = /\bVIP\b|Implementation Package|Done-For-You|the summit\b|Growth & Scale/;

/** From when the VIP guarantee counts is said in one wording everywhere: a page that leaves out half of it contradicts the policy (F-146). */
const GUARANTEE_START = /\bthe end of the summit\b(?!, or from the day of your order if you buy later)/g;

const isIdentifier = (text: string): boolean => /^[a-z0-9_./:#?=&%@-]*$/.test(text);
const excerptAt = (text: string, at = 0): string =>
  text
    .slice(Math.max(0, at - 30), at + 60)
    .replace(/\s+/g, ' ')
    .trim();

/** The findings of one text. `figures` are the values of `contentFigures`. */
export function textFindings(content: ContentText, figures: Readonly<Record<string, string>>): TextFinding[] {
  if (isIdentifier(content.text)) return [];
  const filled = fill(content, figures);
  if ('finding' in filled) return [filled.finding];
  const found = [
    ...figureProblems(content, filled.text, figures),
    ...wrongTerms(filled.text).map(({ shown, expected, source, at }) => ({
      at,
      problem: `"${shown}" must say ${expected} (${source})`,
    })),
    ...guaranteeProblems(filled.text),
    ...nameProblems(filled.text),
    ...linkProblems(content),
  ];
  return found.map(({ at, problem }) => ({ place: content.place, excerpt: excerptAt(filled.text, at), problem }));
}

const guaranteeProblems = (text: string): Problem[] =>
  /guarantee|money back|refund/i.test(text)
    ? [...text.matchAll(GUARANTEE_START)].map(({ index }) => ({
        at: index,
        problem:
          'the VIP guarantee counts from the end of the summit "or from the day of your order if you buy later" (F-146)',
      }))
    : [];

type Filled = { text: string } | { finding: TextFinding };

function fill({ kind, text, place, variables }: ContentText, figures: Readonly<Record<string, string>>): Filled {
  const onPage = Object.fromEntries(
    PAGE_FIGURE_KEYS.map((key) => [key, key === 'price' ? (figures['vip.early'] ?? '') : '…']),
  );
  const problem = (at: number, what: string) => ({ finding: { place, excerpt: excerptAt(text, at), problem: what } });
  // Prompts and files are shown as they are: braces of their own are no placeholders, but one of ours would stay unfilled.
  if (kind === 'prompt' || kind === 'bonus file') {
    const ours = placeholdersOf(text).find((key) => FIGURE_KEYS.some((one) => one === key));
    return ours ? problem(text.indexOf(`{${ours}}`), `{${ours}} is not filled here`) : { text };
  }
  const unknown = [...text.matchAll(/\{\{([^{}]*)\}\}/g)].find(([, name = '']) => !variables?.includes(name.trim()));
  if (unknown) return problem(unknown.index, `no value for ${unknown[0]}`);
  const plain = text.replace(/\{\{[^{}]*\}\}/g, '…');
  try {
    const filled = fillFigures(plain, { ...figures, ...onPage });
    const left = filled.search(/[{}]/);
    return left < 0 ? { text: filled } : problem(left, 'a brace that is no placeholder');
  } catch (error) {
    return problem(plain.indexOf('{'), (error as Error).message.replace(/ in "[^]*$/, ''));
  }
}

function figureProblems({ kind }: ContentText, text: string, figures: Readonly<Record<string, string>>): Problem[] {
  const aboutUs = kind === 'page' || kind === 'legal' || kind === 'message';
  if (!aboutUs && !ABOUT_US.test(text)) return [];
  const known = [
    ...STATED_FIGURES,
    ...OTHER_AMOUNTS,
    ...Object.entries(figures).flatMap(([key, value]) =>
      figuresIn(value).map((figure) => ({ ...figure, source: key })),
    ),
  ];
  const ownPlaces = OWN_FIGURES.flatMap(({ words }) =>
    [...text.matchAll(words)].map((match) => [match.index, match.index + match[0].length] as const),
  );
  return unknownFigures(text, known)
    .filter(({ at }) => !ownPlaces.some(([from, to]) => at >= from && at < to))
    .filter(({ at }) => aboutUs || ABOUT_US.test(sentenceAt(text, at)))
    .map(({ at, shown }) => ({ at, problem: `"${shown}" is no figure of the price book or of the stated figures` }));
}

const sentenceAt = (text: string, at: number): string => {
  const start = Math.max(...['. ', '? ', '\n'].map((end) => text.lastIndexOf(end, at)), -1) + 1;
  const rest = text.slice(at).search(/[.?]\s|\n|$/);
  return text.slice(start, at + rest);
};

function nameProblems(text: string): Problem[] {
  return NAMES.flatMap(([pattern, name]) =>
    [...text.matchAll(pattern)]
      .filter(([written]) => written.trim() !== name)
      .map(({ 0: written, index }) => ({ at: index, problem: `"${written.trim()}" must be written "${name}"` })),
  );
}

function linkProblems({ text, variables }: ContentText): Problem[] {
  const addresses = [...text.matchAll(/https?:\/\/[^\s)"']+/g)].map((match) => ({ at: match.index, target: match[0] }));
  return [...linksIn(text), ...addresses]
    .filter(({ target }) => !leadsSomewhere(target, variables))
    .map(({ at, target }) => ({ at, problem: `the link leads nowhere: ${target}` }));
}

/** Targets of `[…](target)`, up to the first closing bracket. Not by a pattern: each opening one would be followed to the end of the text. */
function linksIn(text: string): { at: number; target: string }[] {
  const links: { at: number; target: string }[] = [];
  let at = text.indexOf('](');
  let end = text.indexOf(')', at);
  while (at >= 0 && end >= 0) {
    links.push({ at, target: text.slice(at + 2, end) });
    at = text.indexOf('](', end);
    end = text.indexOf(')', at);
  }
  return links;
}

/** A page of the site map, a value that the mailer fills, or an address of the fictional people. */
function leadsSomewhere(target: string, variables: readonly string[] = []): boolean {
  const variable = /^\{\{\s*(\w+)\s*\}\}$/.exec(target);
  if (variable) return variables.includes(variable[1] ?? '');
  if (target.startsWith('/')) return matchPage(target) !== null;
  return /^https?:\/\/[a-z0-9.-]+\.example(?=[:/?#]|$)/i.test(target);
}
