import type { BonusChapter } from '../bonus-document.js';

export const worksheetEvenings: BonusChapter = {
  title: 'Four evenings with three friends',
  blocks: [
    {
      kind: 'lead',
      text: 'Worksheets filled in alone are polite. Worksheets read aloud to three people become honest within ten minutes.',
    },
    {
      kind: 'paragraph',
      text: 'Find three people who are building something, not necessarily the same thing. Meet four times, two weeks apart, for ninety minutes, at a table or on a call. One person keeps the time and changes every evening. Nobody sells to anybody. What is said stays at the table, and everyone writes by hand while listening.',
    },
    {
      kind: 'table',
      caption: 'The four evenings',
      columns: ['Evening', 'Bring filled in', 'The question for everyone', 'Leave with'],
      widths: [13, 29, 32, 26],
      rows: [
        [
          '1',
          'First sheet of day 1, goal box',
          'What did you refuse, and what did it cost you?',
          'One goal each, read aloud',
        ],
        ['2', 'Offer canvas', 'Which answer do you believe least?', 'One answer rewritten'],
        ['3', 'Hand-over brief or process page', 'Where would a stranger stop?', 'One task with a date'],
        ['4', 'Metrics sheet with six weeks', 'What would make you stop?', 'Keep, change or stop'],
      ],
    },
    {
      kind: 'steps',
      title: 'Ninety minutes, to the minute',
      items: [
        'Ten minutes: everyone says in two sentences what happened since the last evening, including nothing.',
        'Seventeen minutes each: five to read the sheet aloud, seven for questions only, five in which the owner says what they heard.',
        'Seven minutes of silence to rewrite one line.',
        'Five minutes: one step each, with a day, written down by somebody else.',
      ],
    },
    {
      kind: 'bullets',
      title: 'House rules that keep it useful',
      items: [
        'Questions before advice. "Have you tried" is advice wearing a question mark.',
        'Advice only when asked for, and from experience rather than from books.',
        'Numbers are shared voluntarily and never repeated outside.',
        'Someone who missed an evening reports in writing before the next.',
        'After the fourth evening you stop, celebrate, and decide afresh who wants another four.',
      ],
    },
    { kind: 'heading', text: 'Questions worth keeping on a card' },
    {
      kind: 'bullets',
      items: [
        'When did this last happen, and what did you do in the hour after?',
        'Who loses if you succeed?',
        'Which part would you do on a bad day?',
        'What are you hoping that none of us asks?',
        'If you had half the time, what would remain?',
      ],
    },
    {
      kind: 'worksheet',
      title: 'Our table',
      fields: [
        { label: 'Three people I will ask, and why each of them', lines: 3 },
        { label: 'Four dates', lines: 1 },
        { label: 'What I promise to bring even when I have done nothing', lines: 2 },
      ],
    },
  ],
};
