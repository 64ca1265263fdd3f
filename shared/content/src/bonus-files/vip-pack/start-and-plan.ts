import type { BonusChapter } from '../bonus-document.js';

export const startHere: BonusChapter = {
  title: 'Start here',
  blocks: [
    {
      kind: 'lead',
      text: 'Recordings are comfortable to own and easy to leave unwatched. This pack is the part that happens with a pen.',
    },
    {
      kind: 'paragraph',
      text: 'It has three layers. The action sheets turn each of the thirty-one sessions into one step within forty-eight hours. The ninety-day plan puts a few of those steps into a sensible order. The kits, for offers, delegation, letters and numbers, are there to be copied when a step needs them. You do not need all of it. People who choose five sheets and finish them gain more than those who print thirty-one.',
    },
    {
      kind: 'steps',
      title: 'Ninety minutes to begin',
      items: [
        'Write the goal from the homework of day 1 in the first box below.',
        'Look through the sheets and mark at most five sessions that serve this goal.',
        'Put a date on each. One a week is a good pace; two is the limit.',
        'Watch with the sheet in front of you and stop the recording when you write.',
        'Do the step within forty-eight hours. If you miss it, choose a smaller step, not a later date.',
      ],
    },
    {
      kind: 'worksheet',
      title: 'My route',
      fields: [
        { label: 'My ninety-day goal, checkable by a stranger', lines: 2 },
        { label: 'Why it matters to me', lines: 2 },
        { label: 'Five sessions, with dates', lines: 5 },
        { label: 'Who will ask me how it went, and when', lines: 1 },
      ],
    },
    {
      kind: 'table',
      caption: 'Which sheets for which situation',
      columns: ['If this sounds like you', 'Begin with', 'Then use'],
      widths: [42, 32, 26],
      rows: [
        ['I have many ideas and no decision', 'Day 1, first three sheets', 'Ninety-day plan'],
        ['I have something good and nobody sees it', 'Day 2, one sheet only', 'Welcome sequence'],
        ['I have customers and no evenings', 'Day 3, sheets three and four', 'Delegation kit'],
        ['People look and do not buy', 'Day 4, first and last sheet', 'Offer canvas'],
        ['It runs, but only with me inside', 'Day 5, first four sheets', 'Metrics sheet'],
      ],
    },
    {
      kind: 'note',
      title: 'Copy freely, for yourself',
      text: 'You may print and change every page for your own business and your own team. Please do not pass on the file itself. Nothing in the pack is legal, tax or financial advice.',
    },
  ],
};

export const ninetyDayPlan: BonusChapter = {
  title: 'The ninety-day plan',
  blocks: [
    {
      kind: 'lead',
      text: 'Three blocks of thirty days, each with one outcome, one review and one thing that you agree not to do.',
    },
    {
      kind: 'table',
      caption: 'Thirteen weeks at a glance',
      columns: ['Week', 'Main work', 'Evidence by Friday', 'From the pack'],
      widths: [10, 38, 30, 22],
      rows: [
        ['1', 'Goal, reason, limits, calendar', 'Goal read by one other person', 'Day 1 sheets'],
        ['2', 'Twelve conversations, first half', 'Six pages of exact words', 'Interview notes'],
        ['3', 'Twelve conversations, second half', 'One sentence heard five times', 'Offer canvas'],
        ['4', 'Offer on one page; rest', 'Two people asked the price', 'Offer canvas'],
        ['5', 'Hardest part of the product', 'One buyer tried it while I watched', 'Day 3 sheets'],
        ['6', 'The remaining parts', 'Two buyers finished it', 'Process page'],
        ['7', 'Price, page, payment, refund', 'Test purchase from a phone', 'Day 4 sheets'],
        ['8', 'Deliver to first buyers; rest', 'All promised deliveries made', 'Welcome sequence'],
        ['9', 'One way of being found', 'First piece published', 'Day 2 sheets'],
        ['10', 'The same way again', 'A stranger wrote back', 'Partner letter'],
        ['11', 'Hand over one task', 'Done by somebody else', 'Delegation kit'],
        ['12', 'Alarms and numbers', 'Metrics sheet filled four times', 'Metrics sheet'],
        ['13', 'Review and decision; rest', 'One written decision', 'Season review'],
      ],
    },
    {
      kind: 'paragraph',
      text: 'The plan assumes five hours a week in two fixed blocks. It leaves the last week of each month half empty on purpose: illness, school plays and slow answers will fill it. If you have less time, keep the order and stretch the dates; do not run blocks in parallel.',
    },
    { kind: 'heading', text: 'Days 1 to 30: decide and listen' },
    {
      kind: 'paragraph',
      text: 'Outcome: an offer on one page, in the words of people who have the problem. Agreement: no logo, no website, no purchase above the limit you wrote down. If twelve conversations lead nowhere, that is the result. Return to the parked models with a better ear.',
    },
    {
      kind: 'checklist',
      title: 'Review on day 30',
      items: [
        'I can say for whom the offer is not.',
        'Five people used nearly the same words for the problem.',
        'Two people asked about the price before I mentioned it.',
        'I still want to work on this on a wet Tuesday.',
      ],
    },
    { kind: 'heading', text: 'Days 31 to 60: make and deliver' },
    {
      kind: 'paragraph',
      text: 'Outcome: something that two strangers have used to the end. Agreement: no new features after day 50. Ask buyers for one sentence about what was hardest, and repair that before you answer any wish.',
    },
    {
      kind: 'checklist',
      title: 'Review on day 60',
      items: [
        'Delivery works without my being awake.',
        'The refund was tested and its text is beside the price.',
        'I know how many hours this block really took.',
        'One sentence from a buyer may be quoted, with written permission.',
      ],
    },
    { kind: 'heading', text: 'Days 61 to 90: be found and hand over' },
    {
      kind: 'paragraph',
      text: 'Outcome: one buyer who came without knowing you, and one task that you no longer do. Agreement: a single channel. If it brings nobody in four weeks of honest work, change the channel at the review and not before.',
    },
    {
      kind: 'worksheet',
      title: 'Season review, day 90',
      fields: [
        { label: 'The goal, and the proof for or against', lines: 2 },
        { label: 'What took twice as long as planned', lines: 2 },
        { label: 'What I would pay somebody to do next season', lines: 1 },
        { label: 'Keep, change one thing, or stop, and why', lines: 3 },
        { label: 'First appointment of the next season', lines: 1 },
      ],
    },
  ],
};

export const offerCanvas: BonusChapter = {
  title: 'The offer canvas',
  blocks: [
    {
      kind: 'lead',
      text: 'An offer is nine answers that agree with one another. When sales are slow, one of the nine is usually contradicting the rest.',
    },
    {
      kind: 'paragraph',
      text: 'Fill in the canvas in pencil and in the order given. The order matters: if you begin with the price, you will invent a buyer who can bear it. Keep each answer to two lines. Afterwards read all nine aloud to someone who does not know your field and ask which answer surprised them.',
    },
    {
      kind: 'worksheet',
      title: 'Nine answers',
      fields: [
        { label: '1. Person and moment: who, on which kind of day', lines: 2 },
        { label: '2. Their words for the problem', lines: 2 },
        { label: '3. What they do today instead, and what it costs them', lines: 2 },
        { label: '4. What they hold or can do afterwards', lines: 2 },
        { label: '5. What is included, in countable things', lines: 2 },
        { label: '6. What is not included', lines: 2 },
        { label: '7. Price, payment and when it is due', lines: 1 },
        { label: '8. What they risk, and how you carry part of it', lines: 2 },
        { label: '9. The next step, in one sentence with a verb', lines: 1 },
      ],
    },
    { kind: 'heading', text: 'A filled example' },
    {
      kind: 'table',
      caption: 'Invented: a fixed package of a bookkeeper for studios',
      columns: ['Answer', 'Example'],
      widths: [26, 74],
      rows: [
        ['Person and moment', 'Owner of a pottery studio, on the evening before the tax adviser calls'],
        ['Their words', '"I know it is all in the drawer somewhere."'],
        ['Today instead', 'Two lost weekends each quarter and a late fee now and then'],
        ['Afterwards', 'A folder the adviser accepts without questions'],
        ['Included', 'Up to 120 receipts, sorted, scanned, listed, one call of 30 minutes'],
        ['Not included', 'Tax advice, payroll, years before the current one'],
        ['Price', '$240 a quarter, half on collection'],
        ['Risk', 'Corrections free until the adviser accepts the folder'],
        ['Next step', 'Send a photograph of the drawer and choose a collection day'],
      ],
    },
    { kind: 'heading', text: 'Where canvases contradict themselves' },
    {
      kind: 'bullets',
      items: [
        'The moment is urgent and delivery takes three weeks.',
        'The words are about embarrassment and the page talks about efficiency.',
        'The price is a department’s and the buyer pays from a private account.',
        'The next step asks for a call and the problem is that they hate calls.',
        'The risk is their reputation and the guarantee returns money.',
      ],
    },
    {
      kind: 'steps',
      title: 'Testing the canvas in a week',
      items: [
        'Say answers 1, 4 and 7 to three people who match and write down the first question of each.',
        'Change only the answer that caused the question.',
        'Repeat with three others.',
        'When two in a row ask about the date and not about the meaning, put it on a page.',
      ],
    },
  ],
};
