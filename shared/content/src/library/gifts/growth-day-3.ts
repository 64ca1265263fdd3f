import {
  bullets,
  checklist,
  docx,
  facts,
  grid,
  heading,
  lead,
  mail,
  note,
  pdf,
  steps,
  table,
  text,
  worksheet,
} from '../blocks.js';
import type { FileContent } from '../sheet.js';

/** Gifts of the third day of the business growth edition, by key. */
export const GROWTH_GIFTS_3: Readonly<Record<string, FileContent>> = {
  'manualandco-ten-pages': docx(
    lead(
      'Ten pages let somebody run your business for two weeks. Write them in this order; the first one is filled in.',
    ),
    heading('Page 1: who to call'),
    text('This page is complete, as an example. Change the names.'),
    table('Who to call', { If: 26, Call: 30, 'And say': 44 }, [
      ['The site is down', 'Hosting, number on the invoice', 'Customer number 4711, shop does not open since [time]'],
      ['A payment is disputed', 'Me, at any hour', 'Order number and the date of the letter'],
      ['A parcel is lost', 'Carrier, business line', 'Parcel number; send a new one the same day without waiting'],
      ['Somebody is rude', 'Nobody', 'Wait an hour, answer in three sentences, note it on page 10'],
    ]),
    heading('Pages 2 to 10: outlines'),
    facts([
      ['2. The week', 'What happens on which day, who does it, and what breaks if nobody does.'],
      ['3. An order', 'From the first mail to the parcel, with the one place where it goes wrong.'],
      ['4. Money in', 'How a payment is matched to an order, and what an unpaid one hears after how long.'],
      ['5. Money out', 'What is paid automatically, what by hand, and up to which amount without asking.'],
      ['6. Refunds', 'The rule in one sentence, the text to send, the place where it is noted.'],
      ['7. Passwords', 'Where they are kept, who can open the place, how a lost one is replaced.'],
      ['8. Supplies', 'The list, the lowest stock of each line, and where it is ordered.'],
      ['9. Words', 'Five sentences that we use and five that we never use.'],
      ['10. The log', 'One line a day: date, what was odd, what was decided.'],
    ]),
    checklist('A page is finished when', [
      'Somebody has followed it without you in the room.',
      'Every step begins with a verb.',
      'The date of the last reading is at the bottom.',
    ]),
  ),
  'seconddesk-folder': docx(
    lead('Everything for the first fortnight with a freelancer: what you agree, what you ask for, and how you part.'),
    heading('The contract, on one page'),
    facts([
      ['Between', '[Your name and address] and [their name and address]'],
      ['Work', 'What is described in the brief below; anything else needs a new brief.'],
      ['Pay', '[Amount] for the paid trial, [amount] an hour afterwards, due ten days after the invoice.'],
      ['Rights', 'What is paid for belongs to [you]; the freelancer may show it after [date].'],
      ['Confidence', 'Customer data stay in our tools and are deleted at the end.'],
      ['End', 'Either side, in writing, with [number] days\u2019 notice. Work begun is paid.'],
      ['Signed', '[Place, date, both names]'],
    ]),
    heading('The brief, with an example'),
    facts([
      ['Result', 'Twenty product photos on white, cut out, ready for the shop.'],
      ['Looks like', 'The three photos in the folder "good"; not like the two in "too dark".'],
      ['Input', 'Raw files in the shared folder, list of products with their numbers.'],
      ['Limits', 'Six hours. Stop at six and show what there is.'],
      ['Questions', 'Once a day by eleven, all in one message.'],
      ['Ready', 'Thursday noon, so that Friday is free for corrections.'],
    ]),
    mail('Closing letter', [
      'Hello [name],',
      'Today we end our work on [task]. What you did well: [two facts]. What I would brief differently: [one fact about myself].',
      'Please send your last invoice by [date]. I have taken your access to [tools] away today; tell me if something of yours is still in there.',
      'May I name you when somebody asks me for [skill]?',
    ]),
    checklist('First day', [
      'Access to exactly two tools',
      'One named person for questions',
      'The paid trial fits into one day',
      'The date on which both decide',
    ]),
  ),
  'castellane-four-sentences': pdf(
    lead('Four requests come back every month. Have the sentence ready, in the tone that the relationship can bear.'),
    table('The four sentences in three tones', { 'The request': 19, Warm: 27, Plain: 27, Firm: 27 }, [
      [
        '"Just one small change"',
        'Happy to. It is outside the package, so I will send a price first.',
        'That is a new piece of work; the price comes today.',
        'Changes after approval are billed by the hour, as agreed in point 4.',
      ],
      [
        '"Can you do it for less?"',
        'For that budget I would leave out [part]. Shall we?',
        'The price stays; the scope can shrink.',
        'No. I can recommend somebody who works at that price.',
      ],
      [
        '"We need it tomorrow"',
        'I can give you the first half tomorrow and the rest on Thursday.',
        'Thursday is the earliest. Tomorrow would cost double and be worse.',
        'I do not take work with one day\u2019s notice.',
      ],
      [
        '"Could we meet to pick your brain?"',
        'Send me your three questions; I answer in writing this week.',
        'My hour for advice costs [price] and can be booked here.',
        'I do not give advice without an order. Thank you for asking.',
      ],
    ]),
    bullets('When to use which tone', [
      'Warm: they pay on time and this is the first request of its kind.',
      'Plain: the second time, or a stranger. It is the tone to practise.',
      'Firm: the third time, or when somebody else is waiting for you.',
    ]),
    note(
      'After the sentence',
      'Stop. The next word is theirs. Most discounts are given in the four seconds of silence that follow.',
    ),
    worksheet('The request that I get most', [
      'In their words',
      'My sentence, plain',
      'The silence: what I do with my hands meanwhile',
    ]),
  ),
  'toolshelf-trial': pdf(
    lead('Two weeks, one task, one score. A trial that ends without a number ends as a subscription.'),
    facts([
      ['The test task', 'Take last Tuesday\u2019s real work and do it again in the new tool, start to finish.'],
      ['The rule', 'Nobody imports old data before day eight.'],
      ['The judge', 'The person who will use it daily, not the one who found it.'],
    ]),
    table('Score sheet, 0 to 3 each', { Question: 64, 'Day 3': 18, 'Day 10': 18 }, [
      ['Did the task get done without asking anybody?', '', ''],
      ['Is it faster than before, by the clock?', '', ''],
      ['Can everything be exported again, and did we try?', '', ''],
      ['What happened when we made a mistake on purpose?', '', ''],
      ['Does the price still hold with everybody on board?', '', ''],
      ['Did support answer a real question within a day?', '', ''],
    ]),
    bullets('Reading the score', [
      '15 or more on day ten: keep it and stop the old tool on the same day.',
      '10 to 14: leave. A lukewarm tool costs more attention than a bad one.',
      'Export scored 0: leave, whatever the rest says.',
    ]),
    mail('Cancellation note', [
      'Hello,',
      'Please end the trial of account [name] today and delete our data. We have exported what we need. Please confirm in writing that nothing will be charged.',
    ]),
    worksheet('Before day one', [
      'What we stop paying for if we keep it',
      'The date on which it is decided, and by whom',
    ]),
  ),
  'papelnorte-folders': pdf(
    lead('Three folders are enough for a team of five. The art is in the names and in what is thrown away.'),
    table('The structure', { Folder: 16, Holds: 54, 'Leaves it when': 30 }, [
      ['1 Now', 'What somebody works on this month, one folder for each piece of work', 'It is delivered'],
      ['2 Kept', 'What we must be able to find: contracts, invoices, finals', 'The law says so'],
      ['3 Shelf', 'Templates and masters that are copied and never edited', 'A newer one replaces it'],
    ]),
    steps('Naming a file', [
      'Date first, year before month: 2025-03-14.',
      'Then who it is for, in one word.',
      'Then what it is, as you would say it on the phone.',
      'Then a state: draft, sent or final. Nothing is ever called "new".',
    ]),
    facts([
      ['Good', '2025-03-14 bakery price list sent'],
      ['Bad', 'PriceList_new_v3_FINAL(2)'],
    ]),
    checklist('The quarter of an hour on Friday', [
      'Everything on the desktop goes into one of the three or into the bin.',
      'Delivered work moves from Now to Kept, without its drafts.',
      'One template on the Shelf is opened and read as a stranger would.',
      'Somebody else finds a file that you name; time it.',
    ]),
    grid('Our Shelf', ['Template', 'Who looks after it', 'Last read'], ['Quote', 'Invoice', 'Brief', 'Agenda', '']),
  ),
};
