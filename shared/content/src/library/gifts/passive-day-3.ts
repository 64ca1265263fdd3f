import {
  bullets,
  checklist,
  docx,
  emptyRows,
  facts,
  heading,
  lead,
  note,
  pdf,
  steps,
  table,
  worksheet,
  xlsx,
} from '../blocks.js';
import type { FileContent } from '../sheet.js';

const procedure = (name: string, { when, work, wrong }: { when: string; work: readonly string[]; wrong: string }) => [
  heading(name),
  facts([['When', when]]),
  steps('Steps', work),
  facts([['If it goes wrong', wrong]]),
];

const brief = (name: string, [result, input, limit, done]: readonly [string, string, string, string]) => [
  heading(name),
  facts([
    ['Result', result],
    ['Input', input],
    ['Limit', limit],
    ['Looks done when', done],
  ]),
];

/** Gifts of the third day of the passive income edition, by key. */
export const PASSIVE_GIFTS_3: Readonly<Record<string, FileContent>> = {
  'castellane-not-included': pdf(
    lead('A package is described by its edges. Three that sell, with the list that most offers leave out.'),
    table('Three packages', { '': 18, 'Name and logo': 28, 'One page': 27, 'Brand hour': 27 }, [
      ['For', 'A business that opens this quarter', 'A service that people ask about', 'An owner with one question'],
      [
        'Included',
        'Three drafts, two rounds, files for print and screen',
        'Text, design, one form',
        'Sixty minutes, notes the same day',
      ],
      [
        'Not included',
        'Signs, cards, a site, "just one more direction"',
        'Blog, shop, photos, hosting',
        'Work after the hour',
      ],
      ['Ends when', 'Files are downloaded', 'The page is public for seven days', 'The notes are sent'],
    ]),
    bullets('How to say it on the page', [
      'Put the list of what is not included above the price, never in the terms.',
      'For each line, name who does it instead, or what it costs as an extra.',
      'Write it without "unfortunately". It is a border, not a regret.',
    ]),
    worksheet('My own list', [
      'The package, in five words',
      'What people assume and I do not do',
      'What I did for nothing last time',
      'Who does it better, by name',
      ['It ends when', 1],
    ]),
    note(
      'Test',
      'Read the list to the last three customers. Where one says "oh", you have found the line that saves a weekend.',
    ),
  ),
  'evenlytuned-revision-week': pdf(
    lead('Once a year, one week, no new lessons. Go through what students asked and decide with a pencil.'),
    steps('Monday: collect', [
      'Export a year of questions from mail, comments and calls.',
      'One line each, with the lesson it belongs to.',
      'Delete thanks; keep confusion.',
    ]),
    steps('Tuesday: count', [
      'Mark each line: did not find, did not understand, did not work, wanted more.',
      'Count by lesson and mark.',
    ]),
    table('Wednesday: decide', { 'You see': 38, Then: 62 }, [
      ['"Did not find" three times', 'Rename the lesson; add it to the first page'],
      ['"Did not understand" three times', 'Record the two minutes again, not the lesson'],
      ['"Did not work" once', 'Fix today; tell everybody'],
      ['"Wanted more" five times', 'Write one page; film nothing'],
      ['Nobody asked anything', 'Watch it yourself. It may be skipped'],
    ]),
    steps('Thursday: record', [
      'Same jacket, same room, so that the patch does not show.',
      'At most one hour of new film.',
      'Say the date once, at the start.',
    ]),
    steps('Friday: tell', [
      'One letter: what changed, why, and that nothing else did.',
      'Thank by name whoever found a mistake.',
      'Put next year\u2019s week into the calendar.',
    ]),
    checklist('Leave alone', ['What works and is ugly', 'Your accent', 'Lessons that only you dislike']),
  ),
  'manualandco-six-procedures': docx(
    lead(
      'Six procedures, each on one page. Copy, change the names, and let somebody else follow them while you watch.',
    ),
    ...procedure('1. Refund', {
      when: 'A buyer asks for money back within the period.',
      work: [
        'Find the order by its number, not by the name.',
        'Check the date; inside the period no reason is needed.',
        'Refund in full through the provider that took the money.',
        'Send the text "Your refund is on its way", with the amount and the days it takes.',
        'Note the reason, if one was given, in the list of reasons.',
      ],
      wrong: 'The provider refuses: tell the buyer today, pay by transfer, ask the provider tomorrow.',
    }),
    ...procedure('2. Monthly invoices', {
      when: 'First working day of the month.',
      work: [
        'Open last month\u2019s list of work.',
        'Copy the last invoice of each customer; raise its number by one.',
        'Change dates and lines; read the total aloud.',
        'Send before noon; put the due date into the calendar.',
      ],
      wrong: 'A number was used twice: cancel the second with a credit note; never delete it.',
    }),
    ...procedure('3. New customer', {
      when: 'A contract is signed.',
      work: [
        'Create the folder from the Shelf.',
        'Send the welcome letter with three dates.',
        'Give access to two tools at most.',
        'Write the first appointment into both calendars.',
      ],
      wrong: 'No answer within three days: call, do not write.',
    }),
    ...procedure('4. Complaint', {
      when: 'Somebody is unhappy, politely or not.',
      work: [
        'Wait until you have read it twice.',
        'Repeat their point in your own first sentence.',
        'Say what you do now and by when.',
        'Do it before that.',
        'Ask a week later whether it is mended.',
      ],
      wrong: 'It is public: answer there once, go on in private.',
    }),
    ...procedure('5. Backup', {
      when: 'Last Friday of the month.',
      work: [
        'Copy the folder Kept to the drive in the drawer.',
        'Restore one file from last month\u2019s copy.',
        'Write date and file into the log.',
        'Swap the drive with the one at home.',
      ],
      wrong: 'The file does not open: stop, tell everybody, do not overwrite the older drive.',
    }),
    ...procedure('6. Somebody is ill', {
      when: 'A message before nine.',
      work: [
        'Open the page of that person\u2019s week.',
        'Move what can wait; name who takes what cannot.',
        'Tell the customers who were promised something today.',
        'Do not ask when they will be back.',
      ],
      wrong: 'Nobody can take it: call the customer yourself and offer two new dates.',
    }),
  ),
  'seconddesk-briefs': pdf(
    lead('Ten briefs, filled in. Each says how the finished thing looks, because "good" is not a description.'),
    ...brief('1. Sort the inbox', [
      'Three labels: answer, know, throw. Nothing left unread',
      'Mailbox of the last week',
      '45 minutes; ask about at most five',
      'The first page shows only "answer"',
    ]),
    ...brief('2. Book travel', [
      'Tickets and a bed, arriving the evening before',
      'Dates, loyalty numbers, highest price',
      'One hour; call if all trains change twice',
      'One page with times, addresses, codes',
    ]),
    ...brief('3. Cut out photos', [
      'Twenty on white, shadows kept',
      'Raw files, list with numbers',
      'Six hours; stop and show at six',
      'All twenty in a row look like one family',
    ]),
    ...brief('4. Transcribe a talk', [
      'Text with speakers, no "um", times every five minutes',
      'Sound file, list of names',
      'Four hours for one hour of sound',
      'Somebody who was not there can quote it',
    ]),
    ...brief('5. Check links', [
      'List of dead ones with the page and a suggestion',
      'Address of the site',
      'Two hours',
      'Every row has three cells filled',
    ]),
    ...brief('6. Reply to comments', [
      'A reply to each within a day, none longer than three lines',
      'Five sample replies',
      '20 minutes a day',
      'No thread ends with a question',
    ]),
    ...brief('7. Prepare the books', [
      'Receipts scanned and named by date, supplier, amount',
      'Shoe box, folder',
      'Three hours a month',
      'The sum equals the bank statement',
    ]),
    ...brief('8. Research five suppliers', [
      'Table: price for 100, time, smallest order, contact',
      'Sample piece, must-haves',
      'Five hours; stop at five',
      'You could order from row one',
    ]),
    ...brief('9. Lay out the newsletter', [
      'Draft in the tool, both views tested',
      'Text, three pictures, last issue',
      '90 minutes',
      'Links pressed, sent to yourself, no line breaks oddly on a phone',
    ]),
    ...brief('10. Write the minutes', [
      'Decisions, who, by when; nothing else',
      'You are in the call',
      'Sent within an hour',
      'Fits on one screen',
    ]),
  ),
  'papelnorte-silent-test': pdf(
    lead('Give five people the template, say nothing, and write. The silence is the test.'),
    steps('Before', [
      'Choose people who have the problem, not friends of design.',
      'One at a time, at their own computer.',
      'Say: please use this for your own work. I will be quiet; it is not rudeness.',
    ]),
    steps('During, fifteen minutes', [
      'Sit where you see the screen and not the face.',
      'Write the time whenever the hands stop.',
      'If they ask something, answer: what would you do if I were not here?',
      'Do not nod.',
    ]),
    table('What to write down', { Minute: 12, Where: 20, 'What they did': 36, 'What they said': 32 }, [
      ['', '', '', ''],
      ['', '', '', ''],
      ['', '', '', ''],
      ['', '', '', ''],
      ['', '', '', ''],
      ['', '', '', ''],
    ]),
    bullets('After: three questions', [
      'Show me the part that you would delete.',
      'What did you think this cell was for?',
      'To whom would you send this, and with which words?',
    ]),
    table('Reading five tests', { 'Seen by': 28, Then: 72 }, [
      ['One person', 'Write it on the list; change nothing'],
      ['Two', 'Add a word or an example'],
      ['Three or more', 'The template is wrong there, not the people'],
    ]),
    note('Hardest rule', 'When they use it wrongly and it works, that is a feature. Leave it in.'),
  ),
  'toolshelf-clear-out': xlsx(
    {
      name: 'Subscriptions',
      intro:
        'List every tool that is paid for, also those on somebody\u2019s private card. Columns E and H are worked out.',
      columns: [
        { title: 'Tool', width: 26 },
        { title: 'Who looks after it', width: 20 },
        { title: 'Cost', width: 10 },
        { title: 'Times a year', width: 14 },
        { title: 'A year', width: 12 },
        { title: 'Last missed on', width: 18 },
        { title: 'Ends or renews on', width: 20 },
        { title: 'Share of all', width: 14 },
      ],
      rows: [
        [
          'Example: form builder',
          'Nina',
          19,
          12,
          '=C4*D4',
          'Nobody can say',
          '3 May',
          '=IF(SUM(E$4:E$43)>0,E4/SUM(E$4:E$43),"")',
        ],
        ...emptyRows(
          39,
          (row) => [
            null,
            null,
            null,
            null,
            `=C${row}*D${row}`,
            null,
            null,
            `=IF(SUM(E$4:E$43)>0,E${row}/SUM(E$4:E$43),"")`,
          ],
          5,
        ),
        ['All together', null, null, null, '=SUM(E4:E43)', null, null, null],
      ],
    },
    {
      name: 'Rules',
      intro: 'Decide in one sitting, an hour, with whoever pays.',
      columns: [
        { title: 'You see', width: 46 },
        { title: 'Then', width: 60 },
      ],
      rows: [
        ['Nobody looks after it', 'Cancel today; whoever shouts becomes its owner'],
        ['Nobody missed it in three months', 'Export, cancel, note where the export is'],
        ['Two tools do the same', 'Keep the one that exports; cancel the other before it renews'],
        ['One tool is a third of all', 'Ask for a yearly price, or for a smaller plan'],
        ['It holds customer data', 'Before cancelling: export, delete, ask for a written confirmation'],
      ],
    },
  ),
};
