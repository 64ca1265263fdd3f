import { judge, type Judgment, type Mode, type Signals } from './judge.js';

const PERSON: Signals = {
  token: 'fresh',
  fromPage: true,
  trapFilled: false,
  disposable: false,
  crowded: false,
  proven: false,
};
const PROGRAM: Signals = { ...PERSON, token: 'missing', fromPage: false };

describe('judge', () => {
  it.each<[string, Signals, Mode, Judgment]>([
    ['accepts a person with a fresh token', PERSON, 'calm', { verdict: 'accept', suspicious: false }],
    ['accepts the plain call of the documents', PROGRAM, 'calm', { verdict: 'accept', suspicious: true }],
    [
      'accepts a token without a page, and remembers it',
      { ...PERSON, fromPage: false },
      'calm',
      { verdict: 'accept', suspicious: true },
    ],
    [
      'asks a page without a token',
      { ...PERSON, token: 'missing' },
      'calm',
      { verdict: 'ask', reason: 'no_token', suspicious: true },
    ],
    [
      'asks a form that was open for a day',
      { ...PERSON, token: 'expired' },
      'calm',
      { verdict: 'ask', reason: 'old_token', suspicious: true },
    ],
    [
      'asks who is faster than a person',
      { ...PERSON, token: 'young' },
      'calm',
      { verdict: 'ask', reason: 'instant', suspicious: true },
    ],
    [
      'asks who sends a token again',
      { ...PERSON, token: 'used' },
      'calm',
      { verdict: 'ask', reason: 'used_token', suspicious: true },
    ],
    [
      'asks who brings a token of his own',
      { ...PERSON, token: 'forged' },
      'calm',
      { verdict: 'ask', reason: 'forged_token', suspicious: true },
    ],
    [
      'asks a block that sends more than people do',
      { ...PERSON, crowded: true },
      'calm',
      { verdict: 'ask', reason: 'crowded', suspicious: true },
    ],
    ['asks everybody under attack', PERSON, 'attack', { verdict: 'ask', reason: 'attack', suspicious: false }],
    ['asks the plain call under attack', PROGRAM, 'attack', { verdict: 'ask', reason: 'attack', suspicious: true }],
    [
      'accepts who did the work, whatever the token said',
      { ...PERSON, token: 'not_asked', proven: true },
      'attack',
      { verdict: 'accept', suspicious: false },
    ],
    [
      'refuses a filled hidden field, work or not',
      { ...PERSON, trapFilled: true, proven: true },
      'calm',
      { verdict: 'refuse', reason: 'trap' },
    ],
    [
      'refuses an address of throwaway mail, work or not',
      { ...PERSON, disposable: true, proven: true },
      'calm',
      { verdict: 'refuse', reason: 'disposable' },
    ],
    [
      'accepts a sign-in, which has no token',
      { ...PROGRAM, token: 'not_asked' },
      'calm',
      { verdict: 'accept', suspicious: false },
    ],
    [
      'asks a sign-in under attack',
      { ...PROGRAM, token: 'not_asked' },
      'attack',
      { verdict: 'ask', reason: 'attack', suspicious: false },
    ],
  ])('%s', (_name, signals, mode, expected) => {
    expect(judge(signals, mode)).toEqual(expected);
  });
});
