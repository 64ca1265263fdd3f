import { BONUS_LINK_DAYS, PUBLIC_WINDOW_HOURS, REFERRAL_WINDOW_DAYS } from '@summit/rules';
import {
  COACHING_MINUTES,
  DFY_GUARANTEE_DAYS,
  EMAIL_SUPPORT_DAYS,
  IMPLEMENTATION_REFUND_HOURS,
  VIP_GUARANTEE_DAYS,
} from '../copy-figures.js';

/** A phrase whose number has one right value, wherever it stands. */
interface StatedTerm {
  /** The number is its first group. */
  phrase: RegExp;
  expected: number;
  source: string;
}

export interface WrongTerm {
  /** The phrase as written. */
  shown: string;
  expected: number;
  source: string;
  /** Place in the text. */
  at: number;
}

const N = '(\\d+|[a-z]+)';
const term = (phrase: string, expected: number, source: string): StatedTerm => ({
  phrase: new RegExp(phrase.replaceAll('N', N), 'gi'),
  expected,
  source,
});

/** A number that is right in one sentence is wrong in another: these phrases say which one belongs where. */
const STATED_TERMS: readonly StatedTerm[] = [
  term('\\bN-day money-back guarantee', VIP_GUARANTEE_DAYS, 'F-146'),
  term('\\bwithin N days, counted from the end of the summit', VIP_GUARANTEE_DAYS, 'F-146'),
  term(
    '\\bwithin N hours of (?:your|the|its) (?:completed session|session|completion)',
    IMPLEMENTATION_REFUND_HOURS,
    'F-163',
  ),
  term('\\buntil N hours after your session is completed', IMPLEMENTATION_REFUND_HOURS, 'F-163'),
  term(
    '(?<!payable )\\bN days (?:after|from|of) (?:your|the) final (?:coaching )?session',
    DFY_GUARANTEE_DAYS,
    'F-181',
  ),
  term('\\bN days of email support', EMAIL_SUPPORT_DAYS, 'F-163'),
  term('\\bN-minute coaching (?:call|session)', COACHING_MINUTES, 'F-162'),
  term('\\bN-minute (?:offer )?window', 15, 'F-128'),
  term('\\bN hours, (?:starting at|from) midnight Pacific', PUBLIC_WINDOW_HOURS, 'M-093'),
  term('\\bfree (?:to watch )?for N hours', PUBLIC_WINDOW_HOURS, 'M-093'),
  term('\\bN% (?:commission|of the net amount|of what people pay|of what a referred buyer pays)', 50, 'F-283'),
  term('\\b(?:remembered|yours) for N days', REFERRAL_WINDOW_DAYS, 'F-284'),
  term('\\bN% interest', 0, 'F-179'),
  term('\\blinks (?:themselves )?work for N days', BONUS_LINK_DAYS, 'C-075'),
  term('\\blink works for N days and only once', 7, 'C-109'),
  term('\\bN prompts in (?:any )?24 hours', 10, 'M-167'),
  term('\\blibrary of N prompts', 500, 'M-167'),
];

const WORDS: Readonly<Record<string, number>> = { five: 5, seven: 7, ten: 10, fifteen: 15, thirty: 30, ninety: 90 };

/** The phrases of a text that name another number than the documents do (C-001). */
export function wrongTerms(text: string): WrongTerm[] {
  return STATED_TERMS.flatMap(({ phrase, expected, source }) =>
    [...text.matchAll(phrase)]
      .map((match) => ({ match, said: WORDS[match[1]?.toLowerCase() ?? ''] ?? Number(match[1]) }))
      .filter(({ said }) => said !== expected)
      .map(({ match }) => ({ shown: match[0], expected, source, at: match.index })),
  );
}
