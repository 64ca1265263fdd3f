import { checklist, grid, lead, pdf, worksheet } from '../blocks.js';
import type { TemplateFile } from './template-file.js';

/** The templates that are filled in by hand. */
export const PRINTED_TEMPLATES: readonly TemplateFile[] = [
  {
    fileName: '14-launch-checklist.pdf',
    title: 'Launch checklist',
    about: 'What has to be true a week before, a day before and an hour after.',
    content: pdf(
      lead('Print it, hang it up, and tick with a pen. What is not ticked has an owner or is cut.'),
      checklist('A week before', [
        'The offer has been read aloud to a buyer',
        'Somebody has paid in test mode and got everything',
        'The refund has been tried',
        'Letters are written and dated',
        'Two people know the answers to ten questions',
      ]),
      checklist('The day before', [
        'The price is the same on the page, in the letter and at the till',
        'Links are pressed on a phone',
        'The clock of the deadline shows the right zone',
        'Backup is done',
        'Everybody knows who sleeps when',
      ]),
      checklist('The hour after', [
        'The first order has arrived where it should',
        'The first mail has been opened',
        'The first question is answered by a person',
        'Numbers are in the tracker',
        'Nobody changes anything',
      ]),
      worksheet('If it goes wrong', ['Who decides to stop', 'The sentence that we publish then', 'Whom we call first']),
    ),
  },
  {
    fileName: '15-weekly-review.pdf',
    title: 'Weekly review',
    about: 'A quarter of an hour on paper before the weekend.',
    content: pdf(
      grid('Numbers', { '': 34, 'This week': 22, 'Last week': 22, 'A year ago': 22 }, [
        'Money in',
        'New customers',
        'Customers who came back',
        'Hours worked',
        'Questions open',
      ]),
      worksheet('Words', [
        'What worked, and would again',
        'What I did instead of what I had planned',
        'Who helped, and does not know it yet',
        'What I stop on Monday',
        ['The one result of next week', 1],
      ]),
      checklist('Then', ['The desk is empty', 'Monday\u2019s first task lies on it', 'The computer is off']),
    ),
  },
];
