import type { BonusChapter } from '../bonus-document.js';

const evidence: BonusChapter = {
  title: 'Evidence before effort',
  blocks: [
    {
      kind: 'lead',
      text: 'An idea becomes a project on the day a stranger gives up something for it: money, an hour, an introduction. Compliments do not count.',
    },
    {
      kind: 'paragraph',
      text: 'Most unfinished products were built in the wrong order. The maker designed, recorded, polished, announced, and only then met the buyer. Reverse it. Meet ten people who have the problem, describe what you would make, and ask for something that costs them a little. You will be refused; the refusals contain the design.',
    },
    { kind: 'heading', text: 'Ten conversations' },
    {
      kind: 'steps',
      items: [
        'Write the problem as one sentence in the words of the person who has it.',
        'List twenty people who probably have it. Relatives are allowed to introduce, not to be counted.',
        'Ask each for fifteen minutes about the last time the problem happened. The last time, not "usually".',
        'Ask what they tried, what it cost and where they looked for help.',
        'Say nothing about your idea until minute twelve. Then describe it in two sentences.',
        'Ask for one thing: a deposit, a place on the test list with a date, or the name of someone with the same problem.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Take notes in their vocabulary. If seven of ten say "month-end" and you say "reporting cycle", your product is called month-end from now on. People recognise their own words faster than any headline.',
    },
    {
      kind: 'table',
      caption: 'What different signals are worth',
      columns: ['Signal', 'Weight', 'What to do with it'],
      widths: [34, 14, 52],
      rows: [
        ['"Great idea, you should do it"', '0', 'Thank them and ask about the last time it happened'],
        ['Gives an e-mail address', '1', 'Send something useful within two days and watch for a reply'],
        ['Introduces another person', '2', 'Call today and mention the introduction'],
        ['Describes a workaround they built', '3', 'Ask to see it. That is your first version'],
        ['Pays a refundable deposit', '5', 'Give a date, put the money aside, deliver'],
      ],
    },
    {
      kind: 'paragraph',
      text: 'Add the weights of your ten conversations. Under ten points, the problem is mild or the people are wrong. Between ten and twenty, narrow the audience and repeat. Above twenty, build the smallest version that keeps your promise.',
    },
    { kind: 'heading', text: 'Looking without asking' },
    {
      kind: 'paragraph',
      text: 'Conversations tell you why; public traces tell you how many. Read forums, library loan lists, marketplace reviews with two or three stars, and questions under tutorials. Note questions that appear again and again with unsatisfying answers. Be suspicious of a field with no competitors at all: somebody usually tried.',
    },
    {
      kind: 'note',
      title: 'Example: Mira, part 3',
      text: 'Mira held eleven conversations in three weeks. She had expected complaints about forms. What she heard nine times was "the week of the phone calls": parents ringing because one letter had been unclear. Four secretaries showed her their own lists of answers, taped beside the telephone. Two paid a refundable deposit of $10 for a set of letters before the summer. Signal score: 26. The product changed its name on the same evening, from Form Kit to The Week of the Phone Calls.',
    },
    {
      kind: 'checklist',
      title: 'Enough evidence to start building',
      items: [
        'Ten conversations are written down, with dates.',
        'The problem sentence uses the buyers’ words.',
        'I have seen at least two home-made workarounds.',
        'Two people outside my circle paid or committed to a date.',
        'I know what they will use if I do nothing.',
      ],
    },
    {
      kind: 'worksheet',
      title: 'The offer in one paragraph',
      fields: [
        { label: 'For (who, in which situation)', lines: 1 },
        { label: 'who struggle with (their words)', lines: 1 },
        { label: 'this is (what it is, in five words)', lines: 1 },
        { label: 'so that they can (an action, not a feeling)', lines: 1 },
        { label: 'and unlike (what they use today) it', lines: 1 },
      ],
    },
  ],
};

const firstVersion: BonusChapter = {
  title: 'The first version in thirty days',
  blocks: [
    {
      kind: 'lead',
      text: 'Thirty days is long enough to make something useful and too short to make something grand. That is the point.',
    },
    {
      kind: 'paragraph',
      text: 'A first version answers one question: does this help the person who paid? Anything that does not help to answer it can wait, including the logo, the bonus chapter and the second language. Plan with the hours from chapter two. The table assumes five hours a week; with three, take fifty days and keep the order.',
    },
    {
      kind: 'table',
      caption: 'A thirty-day plan at five hours a week',
      columns: ['Days', 'Make', 'Show', 'Stop when'],
      widths: [12, 38, 28, 22],
      rows: [
        [
          '1–4',
          'One-page outline in the order of use, not of importance',
          'To two buyers, by phone',
          'Both can repeat it',
        ],
        ['5–11', 'The hardest third, complete and ugly', 'To one buyer, watching silently', 'They finish the task'],
        ['12–18', 'The rest at the same standard', 'To two others, by mail', 'Questions repeat'],
        ['19–23', 'Answers to those questions, built in', 'To the first buyer again', 'No new questions'],
        ['24–27', 'Delivery: page, payment, file, receipt, refund', 'Buy it yourself on a phone', 'It works twice'],
        ['28–30', 'Corrections only', 'To all who committed', 'It is delivered'],
      ],
    },
    { kind: 'heading', text: 'Watching silently' },
    {
      kind: 'paragraph',
      text: 'The most valuable hour of the month is the one in which you watch somebody use the ugly third and say nothing. Sit beside them or share a screen. Ask them to think aloud. Write down each place where they stop, scroll back or sigh. Explain nothing, because you will not be there when the next person buys. Everything that you long to explain is a sentence missing from the product.',
    },
    { kind: 'heading', text: 'What "good enough" looks like' },
    {
      kind: 'bullets',
      items: [
        'Text: read aloud once, spelling checked, every instruction tried by someone else.',
        'Sound: recorded close to the microphone in a furnished room; no music under speech.',
        'Pictures: sharp where it matters, with a description for people who cannot see them.',
        'Files: named so that they make sense in a download folder six months later.',
        'Links: as few as possible, because each one is a future repair.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Accessibility belongs to good enough. Real headings, captions, contrast and text that can be enlarged help everyone who reads on a small screen in a train, and they are far cheaper now than later.',
    },
    {
      kind: 'note',
      title: 'Example: Mira, part 4',
      text: 'The hardest third was the letter about fees. Mira watched a colleague use it over a shared screen and counted four sighs, three of them at the same paragraph. She split that letter in two. By day 30 she had fourteen letters, a one-page calendar and a table of who sends what. The cover was plain and the second language did not exist. Everybody who had paid a deposit received the set and used at least three letters.',
    },
    {
      kind: 'checklist',
      title: 'Ready to deliver',
      items: [
        'Someone who did not help to make it finished it without asking me.',
        'The first page says who it is for, what it needs and how long it takes.',
        'I own or have licensed every image, typeface and quotation.',
        'There is one address for questions, and I have answered it on a phone.',
        'A version number and date stand on the first page.',
        'I could rebuild everything from one backup folder.',
      ],
    },
    {
      kind: 'worksheet',
      title: 'Cut list',
      fields: [
        { label: 'What I wanted to include', lines: 3 },
        { label: 'What the two buyers really asked about', lines: 3 },
        { label: 'What moves to version two', lines: 2 },
      ],
    },
  ],
};

const pricing: BonusChapter = {
  title: 'Prices and licences',
  blocks: [
    {
      kind: 'lead',
      text: 'A price is a sentence about who the product is for. Write it with the same care as the title.',
    },
    {
      kind: 'paragraph',
      text: 'Nobody can compute the right price from costs alone, and nobody should ignore costs. Start from three fences. The lower fence is what each sale costs you, including payment fees, support minutes and refunds. The upper fence is the cost of the workaround that people use today, in money and evenings. The third fence is your nerve: a price that you cannot say aloud on the phone will be discounted at the first silence.',
    },
    { kind: 'heading', text: 'The lower fence, worked through' },
    {
      kind: 'table',
      caption: 'Example: a workbook sold for $24',
      columns: ['Line', 'Amount', 'Note'],
      widths: [40, 18, 42],
      rows: [
        ['Payment fee, 3% plus $0.30', '$1.02', 'Read your provider’s contract'],
        ['Platform or hosting share', '$1.20', 'Monthly fee divided by expected sales'],
        ['Support, 5 minutes at $30 an hour', '$2.50', 'Measure it in the first month'],
        ['Refunds, 4 in 100', '$0.96', 'The price times the refund share'],
        ['Taxes collected for the state', 'separate', 'Never count them as yours'],
        ['Left for building costs and you', '$18.32', 'Before income tax'],
      ],
    },
    {
      kind: 'paragraph',
      text: 'The example is only arithmetic; your lines will differ. Do it before you publish. A product at five dollars with ten minutes of support per sale is a volunteer position.',
    },
    { kind: 'heading', text: 'Three ways to test a price' },
    {
      kind: 'bullets',
      items: [
        'Say it in the conversation from chapter four and count the seconds until the answer. A quick yes from everyone means that it is low.',
        'Offer two sizes, such as the file alone and the file with a question session. Which do people discuss?',
        'Change it openly for new buyers at a date that you announced. Do not show different people different prices at the same time.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Avoid invented deadlines and struck-out prices that nobody ever paid. They are unlawful in many countries and expensive everywhere: the people they push are the people who ask for refunds.',
    },
    { kind: 'heading', text: 'Licences in everyday words' },
    {
      kind: 'paragraph',
      text: 'When you sell a file, you sell permission. Write the permission in a short list: may use personally, may use with clients, may print, may change, may not resell, may not share the file. Put it on the sales page as well as in the file, because a condition that appears after payment is a surprise. For organisations, state the number of people or sites. Keep one licence per product unless buyers ask for a second.',
    },
    {
      kind: 'table',
      caption: 'A licence that fits on a label',
      columns: ['Use', 'Personal', 'Professional', 'Organisation'],
      widths: [34, 22, 22, 22],
      rows: [
        ['Own use', 'yes', 'yes', 'up to the stated number'],
        ['With paying clients', 'no', 'yes', 'yes'],
        ['Change and adapt', 'yes', 'yes', 'yes'],
        ['Pass on the file', 'no', 'no', 'inside the organisation'],
        ['Resell', 'no', 'no', 'no'],
      ],
    },
    {
      kind: 'note',
      title: 'Example: Mira, part 5',
      text: 'Mira measured seven minutes of support per sale in the first month, most of it about changing the logo. She wrote half a page on logos and the number fell to two. Her lower fence was then $6. Secretaries told her that the week of the phone calls cost them two evenings. She could say "$39 for one school" without swallowing, and "$390" only while looking at the floor, so she left the district licence for later.',
    },
    {
      kind: 'worksheet',
      title: 'My three fences',
      fields: [
        { label: 'Cost per sale', lines: 1 },
        { label: 'What the workaround costs my buyer', lines: 1 },
        { label: 'The price I can say aloud', lines: 1 },
        { label: 'Licence in three lines', lines: 3 },
      ],
    },
  ],
};

export const building: readonly BonusChapter[] = [evidence, firstVersion, pricing];
