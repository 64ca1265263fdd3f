import type { BonusChapter } from '../bonus-document.js';

const beingFound: BonusChapter = {
  title: 'Being found without posting every day',
  blocks: [
    {
      kind: 'lead',
      text: 'Attention rented by the day must be paid for by the day. Look for places where one good piece of work keeps answering questions for years.',
    },
    {
      kind: 'paragraph',
      text: 'There are three kinds of shelf. Your own shelf is a page and a mailing list that nobody can take away. Borrowed shelves are other people’s newsletters, shops, podcasts and classrooms. Searched shelves are the places where people type a question. A quiet asset needs one of each, tended in that order of importance and filled in the reverse order: searched, borrowed, own.',
    },
    { kind: 'heading', text: 'Searched: five answers' },
    {
      kind: 'paragraph',
      text: 'Take the five questions that came up most often in your ten conversations. Write the best answer you can to each, complete, with an example and a picture, free. Publish them on your own page. At the end of each, one sentence says what the paid product adds. Five complete answers outperform fifty short posts, and you will update them twice a year instead of feeding a stream.',
    },
    { kind: 'heading', text: 'Borrowed: ten hosts' },
    {
      kind: 'paragraph',
      text: 'List ten people whose audience has the problem and who publish regularly. Read or listen to three pieces by each. Then offer something finished: a checklist for their readers, a guest lesson, a worked example with their own material. Say what it is, how long it takes to consume, and that they may edit it. Most will not answer. Treat the one or two who do so well that they come back.',
    },
    { kind: 'heading', text: 'Own: one letter a month' },
    {
      kind: 'paragraph',
      text: 'A monthly letter that people are glad to receive is the most durable marketing a small product can have. One useful thing, one story from a user, one line about what you offer. Ask for permission plainly, confirm the address, make leaving as easy as joining. If a month has nothing useful in it, send nothing.',
    },
    {
      kind: 'table',
      caption: 'A quarter of distribution in twenty hours',
      columns: ['Month', 'Searched', 'Borrowed', 'Own', 'Hours'],
      widths: [12, 28, 28, 22, 10],
      rows: [
        ['1', 'Write answers one and two', 'Study ten hosts, write to three', 'First letter', '8'],
        ['2', 'Write answers three and four', 'Deliver to whoever replied', 'Second letter', '7'],
        ['3', 'Write answer five, revise one', 'Write to three more', 'Third letter', '5'],
      ],
    },
    { kind: 'heading', text: 'Advertising, later and small' },
    {
      kind: 'paragraph',
      text: 'Paid advertising multiplies what already works. Before strangers buy without it, it multiplies nothing and the invoice arrives anyway. When you do try, fix a sum you can lose, one audience, one page, two weeks, and write down beforehand which cost per sale you would accept. Stop on the date, not on a feeling.',
    },
    {
      kind: 'note',
      title: 'Example: Mira, part 6',
      text: 'Mira wrote five complete answers, beginning with "How do I tell parents that a class is full?" A regional association reprinted the second in its newsletter because it came finished, with permission to shorten. She had written to six hosts; one answered. Her own letter went to ninety people in its third month, and thirty-one opened it. The first stranger who bought wrote that a colleague had forwarded the page about waiting lists.',
    },
    {
      kind: 'checklist',
      title: 'Signs that the shelf is stocked',
      items: [
        'A stranger bought and told me which answer or host led them here.',
        'My page explains the product to someone who arrives from the middle.',
        'At least two hosts would take another piece.',
        'Every address on my list was given for this purpose.',
        'I know last month’s number of visits, sign-ups and sales.',
      ],
    },
  ],
};

const systems: BonusChapter = {
  title: 'Systems that answer for you',
  blocks: [
    {
      kind: 'lead',
      text: 'Automate what is boring and identical. Do by hand what is rare or upsetting. Most trouble comes from confusing the two.',
    },
    {
      kind: 'paragraph',
      text: 'Draw the path of a sale on one sheet: visit, payment, receipt, delivery, first use, question, refund, update. Under each step, write who does it today, what can fail, and how you would learn about the failure. The last line matters most. A delivery mail that silently lands in spam looks exactly like a quiet week.',
    },
    {
      kind: 'table',
      caption: 'The path of a sale',
      columns: ['Step', 'Automate', 'Keep by hand', 'Alarm'],
      widths: [16, 30, 30, 24],
      rows: [
        ['Payment', 'Charge, receipt, tax line', 'Disputed payments', 'Daily total by mail'],
        ['Delivery', 'Link valid for a stated time', 'Buyers who write that nothing came', 'Test purchase on the 1st'],
        [
          'First use',
          'One welcome message with the first step',
          'Reply to those who answer it',
          'Share who opened the file',
        ],
        [
          'Questions',
          'A page with the ten most common answers',
          'Everything else, within two days',
          'Oldest unanswered mail',
        ],
        ['Refunds', 'A clear form', 'The decision, generous and quick', 'Refunds per 100 sales'],
        ['Updates', 'Mail to buyers with what changed', 'Apologies for errors', 'Date of last update'],
      ],
    },
    { kind: 'heading', text: 'Write the answer once' },
    {
      kind: 'paragraph',
      text: 'Answer each question twice by hand and the third time with a saved text. Keep the texts in one document with the date of the last check. When a text is used more than five times in a month, the product is asking to be repaired: move the answer into it and retire the text. This habit lowers the hours per sale more than any tool.',
    },
    { kind: 'heading', text: 'Refunds as research' },
    {
      kind: 'paragraph',
      text: 'Offer a refund period you can honour without a discussion and describe it in the same size of type as the price. Ask one optional question: what did you hope to find? Ten answers from disappointed buyers improve the sales page more than a hundred from happy ones, because they show which sentence promised too much.',
    },
    { kind: 'heading', text: 'The holiday test' },
    {
      kind: 'steps',
      items: [
        'Choose two weeks and tell nobody.',
        'Do no work on the asset except reading the alarms.',
        'Write down what broke, what waited and who noticed.',
        'Repair the cause of the most expensive item, not the loudest.',
        'Repeat after three months.',
      ],
    },
    {
      kind: 'note',
      title: 'Example: Mira, part 7',
      text: 'During her first holiday test nobody noticed that Mira was away, except one buyer whose school filter had swallowed the delivery mail. The repair was a sentence on the thank-you page and a second link in the receipt. She moved four saved answers into the product. What she did not automate was the reply to a secretary who wrote that she had been dismissed; that took twenty minutes, and she would spend them again.',
    },
    {
      kind: 'checklist',
      title: 'Handed to the system',
      items: [
        'I receive one short mail a day with sales, refunds and oldest question.',
        'A test purchase runs on the first of every month.',
        'Passwords and recovery codes are in a vault that one trusted person could open.',
        'Customer data are kept only as long as I can explain.',
        'A stranger could run the asset for a week from my notes.',
      ],
    },
  ],
};

const moneyChapter: BonusChapter = {
  title: 'Money in order',
  blocks: [
    {
      kind: 'lead',
      text: 'Small income is easy to confuse with pocket money. Give it its own account, its own page and its own monthly half hour.',
    },
    {
      kind: 'paragraph',
      text: 'The aim of this chapter is modest: that you always know what is yours. Money arriving from a sale contains four shares: tax that you only carry, costs that are already owed, a reserve for repairs, and the remainder. Split it on the day it arrives and the year becomes calm.',
    },
    {
      kind: 'steps',
      title: 'The monthly half hour',
      items: [
        'Export sales, refunds and fees. Save the file with the month in its name.',
        'Move collected sales tax or VAT to its own pot.',
        'Move the share for income tax. Ask an adviser once which share fits you.',
        'Pay invoices and write next month’s known costs beside them.',
        'Put a fixed share into the repair reserve until it covers six months of costs.',
        'Write one sentence about anything unusual.',
      ],
    },
    {
      kind: 'table',
      caption: 'One page per asset',
      columns: ['Month', 'Sales', 'Refunds', 'Fees', 'Other costs', 'Hours', 'Left per hour'],
      widths: [14, 14, 14, 12, 16, 12, 18],
      rows: [
        ['1', '', '', '', '', '', ''],
        ['2', '', '', '', '', '', ''],
        ['3', '', '', '', '', '', ''],
        ['4', '', '', '', '', '', ''],
        ['5', '', '', '', '', '', ''],
        ['6', '', '', '', '', '', ''],
      ],
    },
    { kind: 'heading', text: 'When has it paid for itself?' },
    {
      kind: 'paragraph',
      text: 'Add all money spent and all hours until the first sale, with each hour at the wage from chapter one. That is what the asset cost. Each month, subtract what was left after costs and after paying yourself for the hours to keep. The month in which the line crosses zero is the payback month. Many good small assets need a year or two; some never cross. The line tells you earlier than the mood does.',
    },
    {
      kind: 'note',
      title: 'A worked line',
      text: 'Sixty hours at $25 and $180 of costs make a starting cost of $1,680. If $95 is left in an average month and two hours of upkeep are paid at $25, the line rises by $45 a month and crosses zero after thirty-eight months. Halving the upkeep to one hour brings it to twenty-four months. Upkeep, not sales, is often the lever.',
    },
    { kind: 'heading', text: 'What not to do with the remainder' },
    {
      kind: 'bullets',
      items: [
        'Do not buy tools to celebrate a first sale. Let the asset ask for them.',
        'Do not count on an unproven asset for rent.',
        'Do not borrow against projected sales.',
        'Do not leave collected tax in the same pot as your groceries.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'If the remainder grows to a sum that makes you curious about investing, speak with somebody who is licensed where you live and paid by you, not by the product they recommend. This book ends where that conversation begins.',
    },
    {
      kind: 'note',
      title: 'Example: Mira, part 8',
      text: 'Mira counted seventy-one hours until the first sale and valued them at $24, which is what the music school pays her. With $165 of costs the starting line was $1,869. She writes the remainder of each month under it in pencil. In some months the line rises by the price of a good pair of shoes, in others it falls. The pencil is the point: she knows where she stands without asking her mood.',
    },
    {
      kind: 'worksheet',
      title: 'My shares',
      fields: [
        { label: 'Tax carried for the state, and when it is due', lines: 1 },
        { label: 'Share set aside for income tax', lines: 1 },
        { label: 'Repair reserve: target and monthly share', lines: 1 },
        { label: 'Starting cost of my asset, hours included', lines: 1 },
        { label: 'Latest month by which the line should cross zero', lines: 1 },
      ],
    },
  ],
};

export const running: readonly BonusChapter[] = [beingFound, systems, moneyChapter];
