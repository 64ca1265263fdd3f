import type { BonusChapter } from '../bonus-document.js';

export const metricsSheet: BonusChapter = {
  title: 'The metrics sheet',
  blocks: [
    {
      kind: 'lead',
      text: 'Seven numbers, once a week, ten minutes. A number that has not changed a decision in three months may leave the sheet.',
    },
    {
      kind: 'table',
      caption: 'The seven numbers and how to count them',
      columns: ['Number', 'Count like this', 'Look closer when'],
      widths: [22, 46, 32],
      rows: [
        ['Conversations', 'Talks of ten minutes or more with someone who has the problem', 'Zero for two weeks'],
        ['New permissions', 'People who confirmed that they want your letter', 'Fewer than those who left'],
        ['Visits to the offer', 'People, not page views, from one source of data', 'Halves or doubles'],
        ['Orders', 'Paid and not refunded by Friday', 'Differs from the bank'],
        ['Refunds in 100', 'Refunds of the last 100 orders', 'Above 6'],
        ['Oldest question', 'Days that the oldest unanswered message waits', 'Above 2'],
        ['Hours', 'All hours for this business, honestly rounded', 'Above the limit you set'],
      ],
    },
    {
      kind: 'table',
      caption: 'Thirteen weeks',
      columns: ['Week', 'Talks', 'Permits', 'Visits', 'Orders', 'Refunds', 'Oldest', 'Hours', 'One sentence'],
      widths: [8, 8, 9, 9, 9, 9, 9, 8, 31],
      rows: Array.from({ length: 13 }, (_, i) => [String(i + 1), '', '', '', '', '', '', '', '']),
    },
    { kind: 'heading', text: 'Three ratios worth knowing' },
    {
      kind: 'bullets',
      items: [
        'Orders per 100 visits. Compare it with your own past, never with a stranger’s screenshot.',
        'Hours per order, upkeep included. It should fall from season to season.',
        'Share of orders from people who were recommended. It rises when the product is better than the page.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'With fewer than thirty orders, ratios jump about by chance. Write them down, but decide by reading messages and watching people. With a few hundred, trust a change that lasts four weeks and has a cause you can name.',
    },
    {
      kind: 'steps',
      title: 'The ten minutes on Friday',
      items: [
        'Copy the seven numbers by hand. Typing them is slower than glancing and that is the use of it.',
        'Write one sentence: what surprised me?',
        'Mark one number you will influence next week, and how.',
        'Close the sheet. Do not look at numbers again before Monday.',
      ],
    },
    {
      kind: 'table',
      caption: 'If this happens, look here first',
      columns: ['You see', 'Probably', 'First check'],
      widths: [30, 36, 34],
      rows: [
        [
          'Many visits, no orders',
          'Page promises something else than the source',
          'Read both aloud, one after the other',
        ],
        ['Orders, then refunds', 'One sentence oversells', 'Ask what people hoped to find'],
        ['Good ratio, few visits', 'Nobody knows', 'Day 2 sheets, one channel'],
        ['Hours rise with orders', 'Work per sale is not zero', 'Count minutes per order for a week'],
        ['Everything flat for a quarter', 'The goal is no longer yours', 'Season review with another person'],
      ],
    },
    {
      kind: 'worksheet',
      title: 'My limits',
      fields: [
        { label: 'Hours a week that I will not exceed', lines: 1 },
        { label: 'The sum I will not spend before the next review', lines: 1 },
        { label: 'The number that would make me stop', lines: 1 },
        { label: 'What I do on the day I reach it', lines: 2 },
      ],
    },
  ],
};
