import { docx, lead, note, steps, worksheet } from './blocks.js';
import type { FileContent } from './sheet.js';

/** What a buyer of the Implementation Package fills in before the call: six questions (page /implementation). */
export const PREPARATION_SHEET: FileContent = docx(
  lead('Six questions before the call, so that no minute goes into background. Half an hour of writing is enough.'),
  worksheet('1. The project', [['What do you want to have at the end, in words that a stranger could check?', 3]]),
  worksheet('2. What is there', [['What exists already: people who know you, texts, a site, money, hours?', 4]]),
  worksheet('3. The buyer', [['Who would pay for it, by name if you can? When did you last talk to one of them?', 3]]),
  worksheet('4. The obstacle', [['What have you put off, and what happened the last time you tried?', 4]]),
  worksheet('5. The limits', [['How many hours a week, how much money, and what may not happen?', 3]]),
  worksheet('6. The call', [['If only one question were answered, which should it be?', 3]]),
  steps('How to send it', [
    'Save the file under your name.',
    'Reply to the message in which you found it and attach the file, two days before the call.',
    'Your coach reads it before the call and begins with question 6.',
  ]),
  note('Nobody else reads it', 'The sheet goes to the coach who holds your call. Write as you would speak.'),
);
