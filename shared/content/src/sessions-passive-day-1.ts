import type { SessionDraft } from './session-draft.js';

/** Passive income edition, day 1. */
export const PASSIVE_DAY_1: readonly SessionDraft[] = [
  {
    speakerSlug: 'amara-okafor',
    durationMinutes: 35,
    topic: 'Pick one income model and say no to the rest',
    description:
      'Nine income models fit on one table: royalties, courses, memberships, templates, licences, small software, affiliate sites, rentals and print. Amara fills the table in with you, column by column, and asks of each model how many hours it takes to start, how many it takes to keep, and what breaks first when you look away.\n\nThen she opens her folder of declined ideas. Every one of them was good; each was refused for a reason that she wrote down in advance. You finish with a single model circled, two parked with a date, and a sentence that you can say to yourself when the next bright idea arrives.',
  },
  {
    speakerSlug: 'kwame-asante',
    durationMinutes: 30,
    topic: 'Royalties for people who never wrote a book',
    description:
      'You probably own something that another business would pay to use: a photograph, a pattern, a checklist, a recording, a method with a name. Kwame walks through a shelf of such things and shows, item by item, who licensed them, for how long and under which limits.\n\nHalf of the session is a close reading of one short licence agreement. Which clause gives away more than it seems to? What does exclusive mean on a Tuesday? He marks three sentences that he never signs as they stand.\n\nBring one finished thing you made. By the end you will have described it in the four lines that a licensee needs.',
  },
  {
    speakerSlug: 'hanneke-verbruggen',
    durationMinutes: 30,
    topic: 'Twelve conversations before the first page',
    description:
      'A survey tells you what people wish they were like. A conversation about last Thursday tells you what they did. Hanneke demonstrates her postcard interview with a volunteer, live and unedited, including the two questions that fall flat.\n\nAfterwards she sorts the notes on camera. Exact words go to the left, guesses to the right, and anything containing "would" goes into the bin. The left side turns out to hold a headline, an objection and a price range that nobody was asked for.\n\nYour task is small on purpose: invite three people this week, twenty minutes each, using the invitation that she reads out.',
  },
  {
    speakerSlug: 'rafael-quintanilla',
    durationMinutes: 30,
    topic: 'Goals you can see from 90 days away',
    description:
      'A year is too long to notice that you are lost; a week is too short to arrive anywhere. Rafael plans in seasons of ninety days and has kept the review pages of the last thirty-one of them. He reads from three: one that went well, one that he dropped on the agreed date, and one that he should have dropped.\n\nYou learn to write a goal that a stranger could check, choose three early signs that it is on course, and set the day on which giving it up would be the sensible thing to do. The Friday page takes eleven minutes to fill in. He times it.',
  },
  {
    speakerSlug: 'mei-lin-tsao',
    durationMinutes: 35,
    topic: 'The arithmetic of a five-hour week',
    description:
      'What does an hour of your evening cost? Mei-Lin starts with that figure, then builds a complete side business around five of those hours in a spreadsheet that you can copy. Nothing in it is clever. There is a line for supplies, one for fees, one for the tax you will owe and one for the month in which you fall ill.\n\nShe changes a single cell at a time, so that you see which decisions matter and which only feel important. Raising the price moves the answer; a prettier website does not. The example is her own stationery shop, with the unsold calendars left in.',
  },
  {
    speakerSlug: 'sunniva-dahl-and-mateus-rocha',
    durationMinutes: 40,
    topic: 'Your first hundred people, found by hand',
    description:
      'Nobody has an audience at the start, and borrowed ones go home early. Sunniva and Mateus show the log of a launch that reached its first hundred people without advertising: who they met, in which room or forum, what was asked, and when they wrote again.\n\nThey disagree on the pace. Sunniva would have stopped at forty and improved the product; Mateus kept inviting. The recording keeps the argument, because you will have it with yourself.\n\nThe practical part is a table with five columns and a rule: no entry without the words that the other person used. Start it tonight with ten names.',
  },
  {
    speakerSlug: 'rafael-quintanilla',
    durationMinutes: 25,
    topic: 'Workshop: one goal and one reason, in one sentence',
    description:
      'A working session for the homework of day 1. Rafael takes six sentences that attendees sent in before the summit and rewrites each one aloud: shorter, with a date, with a reason that belongs to the writer and not to a poster.\n\nYou pause the recording four times and write. The first version may be clumsy. The second loses its adjectives. The third gains a number that you could check on a Friday in January, and the fourth says why it matters to someone you could name.\n\nAt the end you read it out loud once, then send it to the host by email. She answers every one.',
  },
];
