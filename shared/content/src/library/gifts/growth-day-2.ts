import { bullets, checklist, grid, lead, mail, note, pdf, steps, table, worksheet } from '../blocks.js';
import type { FileContent } from '../sheet.js';

/** Gifts of the second day of the business growth edition, by key. */
export const GROWTH_GIFTS_2: Readonly<Record<string, FileContent>> = {
  'fieldnote-ten-pages': pdf(
    lead('A small site has about ten pages that could earn their keep. This sheet finds them and says where to begin.'),
    steps('Finding the ten', [
      'Open the search report of the last three months and sort by times shown.',
      'Cross out pages that answer questions you no longer want.',
      'Of the rest, keep those shown often and opened rarely: their titles promise badly.',
      'Add the pages that bring people who buy, however few they are.',
      'Stop at ten. The eleventh page is for next season.',
    ]),
    grid(
      'The ten, in order of rewriting',
      { 'No.': 7, Page: 26, Shown: 12, Opened: 12, 'Question it answers': 29, 'Done on': 14 },
      ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'],
    ),
    checklist('Rewriting one page in ninety minutes', [
      'The title holds the words of the question, not the name of the section.',
      'The answer stands in the first two sentences.',
      'Every figure has a date beside it.',
      'One example comes from a customer and is told in order.',
      'What the reader does next is one link, and it works on a phone.',
      'The old address still leads here.',
    ]),
    note(
      'Wait before judging',
      'Look at a rewritten page after six weeks. Search engines are slow readers, and so are people.',
    ),
  ),
  'sundaytimetable-wake-up': pdf(
    lead('Silence is not a crime, so the first letter afterwards is no confession. Pick one of three.'),
    mail('Version one, short: still here', [
      'Hello [name],',
      'You have not heard from me since [month]. Here is what I have been doing: [one sentence].',
      'From now on I write on the first Sunday of the month. If that no longer suits you, the link below ends it with one press, and I wish you well.',
    ]),
    mail('Version two, useful: one thing I learned while it was quiet', [
      'Hello [name],',
      'I stopped writing in [month] because [honest reason, one clause]. In the meantime I tried [thing] and it taught me this: [the lesson in three sentences].',
      'You can use it today like so: [one step].',
      'Next letter: [date].',
    ]),
    mail('Version three, asking: what should I write about', [
      'Hello [name],',
      'I am starting this letter again and would like to write fewer and better ones. Which question did you ask somebody last week about [field]?',
      'Reply with one line. I will answer the three most common ones, in order, from [date].',
    ]),
    table('Which one when', { 'Quiet for': 24, Send: 22, Then: 54 }, [
      ['Up to three months', 'Version one', 'Carry on as if nothing happened.'],
      ['Up to a year', 'Version two', 'Take out addresses that bounce.'],
      ['Longer', 'Version three', 'Remove who has not opened two letters; they have left already.'],
    ]),
    checklist('Before sending', [
      'Sent to fifty people first, and replies read before the rest goes out.',
      'No excuse is longer than one clause.',
      'The date of the next letter is in it, and in your calendar.',
    ]),
  ),
  'bothchairs-season': pdf(
    lead('Six episodes are a season that two people can finish beside their work. The seventh is how shows die.'),
    table('The six outlines', { Episode: 12, Guest: 25, 'Begins with': 34, 'Ends with': 29 }, [
      ['1', 'Nobody, you alone', 'Why this question will not leave you', 'What you will ask everybody'],
      ['2', 'Somebody who tried and stopped', 'The last day of it', 'What they kept'],
      ['3', 'Somebody who does it quietly', 'An ordinary Tuesday', 'What they would never teach'],
      ['4', 'A customer', 'How they found out they needed it', 'What still annoys them'],
      ['5', 'Somebody who disagrees', 'Their best argument, told by you', 'Where you both were wrong'],
      ['6', 'The guest of episode 2 again', 'What happened since', 'The answer you have now'],
    ]),
    mail('Letter to the guest of episode 2', [
      'Hello [name],',
      'You closed [project] in [year] and wrote one page about it. That page is the reason for this season.',
      'Would you talk with me for forty minutes about its last day? You hear the edit before anybody else and can take out what you regret.',
    ]),
    mail('Letter to the guest of episode 5', [
      'Hello [name],',
      'You think that [their position]. I think the opposite and would like to be told why I am wrong, in public and politely.',
      'I will begin the episode by giving your argument as well as I can; you correct me first.',
    ]),
    checklist('Editing one episode', [
      'Cut the first three minutes; the talk begins after them.',
      'Take out every question that repeats the answer before it.',
      'Keep one silence. It is where the listener thinks.',
      'Say the name of the guest again halfway through.',
      'End on the guest, not on you.',
      'Listen once on a phone in the kitchen.',
    ]),
  ),
  'atelierfenetre-shot-list': pdf(
    lead('Work explains itself when the camera waits. Nine shots, one morning, a phone and a stool.'),
    table('The nine shots', { 'No.': 8, Shot: 32, 'How long': 14, 'Caption, for example': 46 }, [
      ['1', 'The empty place before work', '5 s', 'Eight in the morning. The glue is still cold.'],
      ['2', 'Hands reaching for the first tool', '4 s', 'Always this knife. It was my aunt\u2019s.'],
      ['3', 'The material from close by', '6 s', 'Paper from rags. You can see the threads.'],
      ['4', 'The step that looks easy', '8 s', 'Three years until it stopped tearing.'],
      ['5', 'The same step going wrong', '6 s', 'This one goes into the stove.'],
      ['6', 'Your face looking at the work', '4 s', 'Checking the corner, as ever.'],
      ['7', 'A measure: rule, scale, clock', '4 s', 'Four minutes, not five.'],
      ['8', 'The finished piece turning', '8 s', 'Number 412 of this model.'],
      ['9', 'The swept table', '5 s', 'Tomorrow again.'],
    ]),
    bullets('Light and sound', [
      'One window from the side, the lamp off. Film between ten and noon.',
      'Put the phone on the stool; hands that hold a camera cannot work.',
      'Keep the sound of the work. Leave the music out.',
    ]),
    steps('From shots to film', [
      'Lay the nine in order without cutting inside any of them.',
      'Write the captions before you look for a tenth shot.',
      'Show it to somebody who does not know the craft; ask what the work is for.',
      'If they cannot say it, film shot 3 again from closer by.',
    ]),
    worksheet('My nine', [
      'The step that looks easy and is not',
      'What I measure, and with what',
      ['The captions, in the words I use at work', 5],
    ]),
  ),
};
