import { bullets, emptyRows, facts, lead, mail, note, pdf, steps, table, worksheet, grid, xlsx } from '../blocks.js';
import type { FileContent } from '../sheet.js';

/** Gifts of the first day of the business growth edition, by key. */
export const GROWTH_GIFTS_1: Readonly<Record<string, FileContent>> = {
  'onemeeting-missed': pdf(
    lead('Ask customers what they would miss before you ask what they want. The first question has an answer already.'),
    mail('Four questions, two minutes', [
      'Hello [name],',
      'I am deciding what to keep and what to let go. Would you answer four questions? Short and blunt is best.',
      '1. If we closed on Friday, what would you do instead on Monday?',
      '2. Which one thing of ours would you miss first?',
      '3. Which part have you never used?',
      '4. When did you last tell somebody about us, and in which words?',
      'Thank you. I read every answer myself.',
    ]),
    steps('How to send it', [
      'Write to twenty customers who paid in the last year: half of them often, half of them once.',
      'Send it from your own address and without pictures, so that people can simply reply.',
      'Remind once after four days. Stop at twelve answers; the next ones repeat.',
    ]),
    table('Weighing the answers', { Answer: 34, Weight: 12, Why: 54 }, [
      ['Names a substitute at once', '1', 'They can leave without pain.'],
      ['Names a person of yours', '2', 'The value is in somebody who can fall ill.'],
      ['Describes extra work for themselves', '3', 'You save them effort that they can feel.'],
      ['Says they would not know', '4', 'You are part of how they work.'],
    ]),
    worksheet('What I learn', [
      'The thing that most people would miss',
      'The part that nobody uses, and the date on which I stop paying for it',
      'The sentence in their words that belongs on my page',
    ]),
  ),
  'smallledger-index-card': pdf(
    lead('A budget that fits on a card gets read at the counter. One card a month, both sides, in pencil.'),
    table('Front: the month in six lines', { Line: 50, Planned: 25, Real: 25 }, [
      ['Came in', '', ''],
      ['Materials and fees', '', ''],
      ['Tools and rent', '', ''],
      ['Put aside for tax', '', ''],
      ['Paid to myself', '', ''],
      ['Left over', '', ''],
    ]),
    table('Back: an example month of a small print shop', { Line: 50, Planned: 25, Real: 25 }, [
      ['Came in', '2,400', '2,150'],
      ['Materials and fees', '620', '590'],
      ['Tools and rent', '410', '425'],
      ['Put aside for tax', '340', '285'],
      ['Paid to myself', '800', '800'],
      ['Left over', '230', '50'],
    ]),
    bullets('House rules of the card', [
      'Round to tens. A card is for steering, the accounts are for the tax office.',
      'Fill in the left column before the month begins, the right one on its last evening.',
      'Two months with nothing left over: change a price or a cost before the third.',
      'Keep twelve cards. The pile is your forecast.',
    ]),
  ),
  'kleinenstil-nine-minutes': pdf(
    lead('Nine minutes are short enough for a yes and long enough for one true story.'),
    mail('Nine minutes about [last time they did it]', [
      'Hello [name],',
      'You [booked, bought, cancelled] in [month]. May I call for nine minutes to hear how that day went? I sell nothing on the call and stop at nine minutes by the clock.',
      'Would Tuesday at ten or Thursday at four suit you?',
    ]),
    table('The nine minutes', { Minute: 16, Say: 84 }, [
      ['1', 'Thank you. I will ask about one day only. Please tell me what happened, not what should have.'],
      ['2 to 4', 'What were you doing just before you started looking? Who else was there?'],
      ['5', 'What did you try first, and how did that end?'],
      ['6', 'What nearly stopped you?'],
      ['7', 'How did you explain it to somebody else afterwards?'],
      ['8', 'What have I not asked?'],
      ['9', 'Thank you, and the end, even if it is getting good. Ask for a second call instead.'],
    ]),
    mail('Thank you for the nine minutes', [
      'Hello [name],',
      'You said: "[their sentence]". I had not thought of it that way, and I have written it on the wall here.',
      'When something changes because of it, I will tell you first.',
    ]),
    note('While they talk', 'Write down verbs and exact words. Anything with "would" in it is a guess; leave it out.'),
  ),
  'ninetydays-wall': pdf(
    lead('Thirteen columns of paper on a wall show what a calendar hides: that two busy weeks have the same name.'),
    facts([
      [
        'Size of the wall',
        'Thirteen strips, each as wide as a sheet held upright; one row for each person, three rows at most.',
      ],
      ['Cards', 'Index cards cut in half. If the work does not fit on half a card, it is two pieces of work.'],
      ['Colors', 'One for work that earns, one for work that keeps, one for rest. No more.'],
    ]),
    grid('Column headings to print', { Week: 10, Begins: 20, 'The one result': 45, 'Who is away': 25 }, [
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
      '7',
      '8',
      '9',
      '10',
      '11',
      '12',
      '13',
    ]),
    steps('Filling the wall', [
      'Put up rest and absences first. They happen anyway.',
      'Leave weeks 5 and 10 empty on purpose; that is where delays go.',
      'Place the last result in week 12, never in 13.',
      'Work backwards from it, one card a week.',
      'Every Friday, move cards with your own hands and say aloud what moved.',
    ]),
    note(
      'When a card moves twice',
      'It is too big, or nobody wants it. Cut it, give it away, or throw it away in front of the others.',
    ),
  ),
  'lowtide-backlist': xlsx(
    {
      name: 'Backlist',
      intro:
        'One row for everything you have already made. Answer the four questions with 0, 1 or 2; the last column adds them up.',
      columns: [
        { title: 'What it is', width: 34 },
        { title: 'Year', width: 8 },
        { title: 'Still correct?', width: 14 },
        { title: 'Somebody asked this year?', width: 24 },
        { title: 'Mine to sell?', width: 14 },
        { title: 'One day to repair?', width: 18 },
        { title: 'Points', width: 10 },
      ],
      rows: [
        ['Example: handout of the spring course', 2021, 1, 2, 2, 1, '=SUM(C4:F4)'],
        ...emptyRows(30, (row) => [null, null, null, null, null, null, `=SUM(C${row}:F${row})`], 5),
      ],
    },
    {
      name: 'What to do',
      intro: 'Read the points from the first tab like this.',
      columns: [
        { title: 'Points', width: 10 },
        { title: 'Next step', width: 80 },
      ],
      rows: [
        ['7 to 8', 'Put it on sale this month as it is, with today\u2019s date in it.'],
        ['5 to 6', 'Give it one day of repair, then sell it. If one day is not enough, it was a 4.'],
        ['3 to 4', 'Offer it free to the people who asked, and listen to what they ask next.'],
        ['0 to 2', 'Archive it with a note why. Look again in a year, not before.'],
      ],
    },
  ),
};
