import type { BonusChapter } from '../bonus-document.js';

export const delegationKit: BonusChapter = {
  title: 'The delegation kit',
  blocks: [
    {
      kind: 'lead',
      text: 'Handing over a task means handing over a result, the limits and the right to do it differently. Without the third, you only have a slower pair of hands.',
    },
    { kind: 'heading', text: 'Choose the first task' },
    {
      kind: 'paragraph',
      text: 'For two weeks, write down every task of more than five minutes. Then score each: how often it returns, how bad a mistake would be, how much you enjoy it. The first task to hand over returns often, forgives mistakes and bores you. Resist handing over the unpleasant rare thing; nobody can learn what happens twice a year.',
    },
    {
      kind: 'table',
      caption: 'Task log, with one line as an example',
      columns: ['Task', 'Times a week', 'Minutes', 'Worst mistake', 'Enjoy 0–5', 'Decision'],
      widths: [28, 13, 12, 20, 12, 15],
      rows: [
        ['Send booking confirmations', '9', '6', 'Wrong hour', '1', 'Hand over'],
        ['', '', '', '', '', ''],
        ['', '', '', '', '', ''],
        ['', '', '', '', '', ''],
        ['', '', '', '', '', ''],
        ['', '', '', '', '', ''],
      ],
    },
    { kind: 'heading', text: 'The hand-over brief' },
    {
      kind: 'paragraph',
      text: 'One page. If it takes two, it is two tasks. Give it to the person in writing before you talk, so that the talk can be about their questions.',
    },
    {
      kind: 'worksheet',
      title: 'Brief',
      fields: [
        { label: 'Result: what exists when it is finished', lines: 2 },
        { label: 'Example of a good result, and where it is kept', lines: 1 },
        { label: 'Trigger: when it starts, how they learn about it', lines: 1 },
        { label: 'Limits: money, words, people, data they may and may not use', lines: 2 },
        { label: 'Decide alone / tell me afterwards / ask me first', lines: 3 },
        { label: 'Due, and what to do when it will be late', lines: 1 },
        { label: 'How we both know that it went well', lines: 1 },
      ],
    },
    { kind: 'heading', text: 'Four conversations' },
    {
      kind: 'table',
      caption: 'From first try to full ownership',
      columns: ['When', 'You say', 'You do not'],
      widths: [18, 46, 36],
      rows: [
        ['Before', 'What would you need to know to do this without me?', 'Explain before they have read'],
        ['After the first try', 'Where did the page let you down?', 'Correct the result yourself'],
        ['After the third', 'What would you change in the way we do it?', 'Defend the old way'],
        ['After a month', 'From now on it is yours. When should I hear about it?', 'Keep a hidden copy of the list'],
      ],
    },
    { kind: 'heading', text: 'Paying for a trial' },
    {
      kind: 'paragraph',
      text: 'Trial work is work. Choose a real task of two to three hours, say in advance what it pays, judge it by the brief and give every candidate two sentences of reasons. People whom you decline kindly recommend you to others; people who work free tell others as well.',
    },
    {
      kind: 'checklist',
      title: 'Access, safely',
      items: [
        'Own account for every person; no shared passwords.',
        'The smallest rights that let the task be done.',
        'Second factor switched on for mail, money and domain.',
        'A list of who can open what, with dates.',
        'A five-minute routine for the last day: close, change, confirm.',
        'Customer data stay in the system and not in chats.',
      ],
    },
    { kind: 'heading', text: 'When it goes wrong' },
    {
      kind: 'bullets',
      items: [
        'The result is wrong in the same place twice: the page is unclear there. Rewrite it together.',
        'The result is late without a word: agree on the sentence that they send at the first doubt.',
        'The result is fine and you redo it anyway: the task is not the problem. Choose one you care less about.',
        'Questions all day: move one line from "ask me first" to "tell me afterwards".',
      ],
    },
    {
      kind: 'worksheet',
      title: 'Ninety days with a helper',
      fields: [
        { label: 'Day 1: first task and first example', lines: 1 },
        { label: 'Day 30: what runs without me, and what the page still lacks', lines: 2 },
        { label: 'Day 60: the second task, chosen by both', lines: 1 },
        { label: 'Day 90: what I did with the hours', lines: 2 },
      ],
    },
  ],
};
