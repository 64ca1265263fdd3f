import { bullets, checklist, facts, grid, lead, mail, note, pdf, steps, table, worksheet } from '../blocks.js';
import type { FileContent } from '../sheet.js';

/** Gifts of the fifth day of the business growth edition, by key. */
export const GROWTH_GIFTS_5: Readonly<Record<string, FileContent>> = {
  'secondemployee-agreements': pdf(
    lead('Three people need five agreements. Written down they take an evening; unwritten they take a year.'),
    table('The five, with answers of a real workshop of three', { Agreement: 16, Question: 40, 'Example answer': 44 }, [
      ['Hours', 'When may nobody expect an answer?', 'After six and before nine; Fridays after two.'],
      ['Money', 'Who may spend how much without asking?', 'Anybody up to a day\u2019s takings, once a week.'],
      [
        'Mistakes',
        'What happens when one of us breaks something?',
        'Say it within the hour; mend it together; write it in the log.',
      ],
      ['Credit', 'Whose name stands where?', 'Whoever made it signs it, also on the site.'],
      ['Leaving', 'How does one of us go?', 'Three months\u2019 notice, a handover list, a dinner.'],
    ]),
    steps('The evening', [
      'Everybody writes answers alone, fifteen minutes, no talking.',
      'Read aloud without comment. Mark only where two answers differ.',
      'Talk about the marks, smallest first.',
      'Write one sentence for each agreement; all three sign.',
      'Read it again in six months, and change at least one word.',
    ]),
    worksheet('Ours', [
      'Hours',
      'Money',
      'Mistakes',
      'Credit',
      'Leaving',
      ['The date of the next reading, and who brings the paper', 1],
    ]),
  ),
  'fornoaperto-january-letter': pdf(
    lead('One letter a year says what things will cost. Three lengths, depending on how much has changed.'),
    mail('Short: a price rises by little', [
      'Hello [name],',
      'from 1 February [thing] costs [new price] instead of [old price]. The flour rose, the rent did not. Everything you have booked until then stays at the old price.',
    ]),
    mail('Middle: a price rises so that people feel it', [
      'Hello [name],',
      'from 1 February [thing] costs [new price]. That is [difference] more, and I would rather explain it than hide it.',
      'Last year I made [number] of them and worked [hours] on each. At the old price an hour brought in [amount]. I want to go on making them, so the price has to carry it.',
      'Until 31 January you can buy a year at the old price: [link]. After that I will not make exceptions, because they would be unfair to whoever did not ask.',
    ]),
    mail('Long: what you sell changes', [
      'Hello [name],',
      'two years ago you signed up for [old thing]. From March it becomes [new thing], and this letter says what that means for you.',
      'What stays: [two lines]. What goes: [one line]. What comes: [two lines]. What it costs: [new price] from [date], [old price] until then.',
      'If it no longer fits, reply "stop" by [date]. You get back what you have paid beyond that day, no form, no call.',
      'I am grateful that you have come this far. Whatever you choose, thank you.',
    ]),
    table('Why each line is there', { Line: 42, Why: 58 }, [
      ['The new price in the first sentence', 'They look for it anyway.'],
      ['Old bookings keep their price', 'Trust costs less than a quarter\u2019s difference.'],
      ['No exceptions', 'Quiet discounts are told at dinner.'],
      ['A way out with a date', 'People who may leave decide to stay.'],
    ]),
  ),
  'fourpageletter-eleven-questions': pdf(
    lead(
      'For two people who share a business or a household with one. Answer apart, then compare over something warm.',
    ),
    grid('Eleven questions', { Question: 40, 'My answer': 30, 'Your answer': 30 }, [
      '1. What do we own together, in one sentence?',
      '2. What would each of us do with a year off?',
      '3. Which bill frightens you?',
      '4. Who could run it for a month?',
      '5. What would make you want to stop?',
      '6. At which offer would we sell?',
      '7. What is yours alone, and may stay so?',
      '8. Who must never learn of a bad month from others?',
      '9. Where is the list of passwords?',
      '10. What do we owe, to whom, until when?',
      '11. What did we do well this year?',
    ]),
    steps('The conversation', [
      'Begin with question 11. End with question 2.',
      'Read your own answers aloud; nobody explains the other\u2019s.',
      'Where you differ by a year or by a month\u2019s income, put a date beside it and go on.',
      'Write down three decisions, not more.',
    ]),
    note('When it gets loud', 'Stop for a day. The question that made it loud is the one to take to somebody neutral.'),
  ),
  'slowlaunch-closing-plan': pdf(
    lead(
      'Ending a product well takes twelve weeks and leaves you with customers. Ending it suddenly leaves you with mails.',
    ),
    table('Twelve weeks', { Weeks: 14, What: 52, 'Said to whom': 34 }, [
      ['1 to 2', 'Decide the last day, the refund rule and who answers', 'Each other, in writing'],
      ['3', 'Tell the ten most loyal customers by phone', 'Them, one by one'],
      ['4', 'Announcement', 'All customers'],
      ['5 to 8', 'Help with moving: exports, alternatives, office hours', 'Whoever asks'],
      ['9', 'No new sales', 'The page says why'],
      ['10', 'Second letter, with what is still open', 'Those who have not moved'],
      ['11', 'Last day', 'Everybody'],
      ['12', 'Refunds paid, data deleted, the page stays up', 'A short note'],
    ]),
    mail('Announcement', [
      'Hello [name],',
      '[Product] closes on [date]. You have used it since [year], so you should hear the reason: [one honest sentence].',
      'Until then everything works. You can take your data with you here: [link]. What you have paid beyond [date] comes back by itself.',
      'These do something similar, and we earn nothing by naming them: [two names].',
    ]),
    mail('Last day', [
      'Hello [name],',
      'today is the last day of [product]. Your data are kept for thirty days more, then deleted. Thank you for [one true thing].',
    ]),
    checklist('Easily forgotten', [
      'Search for the product\u2019s name in every automatic mail',
      'Links in other people\u2019s articles lead to the closing page',
      'The domain is paid for two more years',
      'Somebody says thank you to the team',
    ]),
  ),
  'ontherota-trial-log': pdf(
    lead(
      'Six weeks of a four-day week, written down daily. Memory will tell you that it went wonderfully, or terribly.',
    ),
    facts([
      ['Day off', 'The same weekday for all six weeks, or each person\u2019s own; decide before.'],
      ['Stays', 'Opening hours, delivery dates, pay.'],
      ['Measured', 'Work delivered, mails waiting on Friday, how tired on a scale to five.'],
    ]),
    grid('Daily line', { Week: 10, Mo: 13, Tu: 13, We: 13, Th: 13, Fr: 13, Waiting: 13, Tired: 12 }, [
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
    ]),
    bullets('What to write in a day\u2019s cell', [
      'One word for what got done.',
      'A dot for every meeting that could have been a note.',
      'A cross if somebody worked on the day off.',
    ]),
    table('Reading it', { 'You see': 36, 'It means': 64 }, [
      ['Crosses from week three', 'The work did not shrink; it moved. Drop something first.'],
      ['Dots vanish', 'The meetings were the fifth day.'],
      ['Waiting doubles and stays', 'Customers pay for your day off. Change the day or the promise.'],
      ['Tired falls, work stays', 'Keep it.'],
    ]),
    worksheet('The verdict, on the last Friday', [
      'What we stopped doing and did not miss',
      'What broke, and what it cost',
      'Who would not go back, and why',
      ['We keep it, change it or end it, from (date)', 1],
    ]),
  ),
};
