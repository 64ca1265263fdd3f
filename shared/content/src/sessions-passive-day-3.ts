import type { SessionDraft } from './session-draft.js';

/** Passive income edition, day 3. */
export const PASSIVE_DAY_3: readonly SessionDraft[] = [
  {
    speakerSlug: 'ines-castellane',
    durationMinutes: 40,
    topic: 'From custom work to a fixed-price product',
    description:
      'Ines used to write forty proposals a year and win eleven. Her studio now sells three packages, and the page for each of them is mostly a list of what is not included. She shows the first version of that list, the one that cost her a client, and the version she uses today.\n\nThe method has four steps: look through your last ten projects, find the part that was the same every time, give it a length and a price, and decide in writing what happens to everything else.\n\nYou will need your own last ten projects. A pile of old invoices is enough.',
  },
  {
    speakerSlug: 'jonah-feldstein',
    durationMinutes: 40,
    topic: 'The course that still sells in year eleven',
    description:
      'There is a week each spring in which Jonah answers no email and reads a year of student questions instead. That revision week, he believes, is why a course first recorded in a cold workshop is still being bought. He takes you through the last one: which lessons were recorded again, which were thrown away, which question had been asked eighty-one times.\n\nAlong the way he is frank about support hours, refunds and the module that he wishes he had never promised.\n\nIf you have a course, bring its complaints. If you do not, this session may save you from recording one too early.',
  },
  {
    speakerSlug: 'lars-overgaard',
    durationMinutes: 30,
    topic: 'Write the procedure while you do the work',
    description:
      'Procedures written from memory describe the work as it ought to be. Lars writes them while somebody is doing the work, with the cursor blinking and the telephone ringing. In this session he sits beside the owner of a small repair shop and documents how a refund is really made, in nineteen minutes and on one page.\n\nThe page begins with the mistake that it prevents. It names the person who decides, shows one picture and ends with how to tell that the job is done.\n\nHe then hands it to someone who has never seen the shop. Watching her follow it is the best part.',
  },
  {
    speakerSlug: 'noor-al-khatib',
    durationMinutes: 35,
    topic: 'Delegation for teams of one',
    description:
      'Hand over what you can check in a minute. Noor repeats the sentence often, because most first handovers break it: they give away the task that the owner dislikes and cannot judge. She sorts the week of a solo translator into four boxes and finds six hours that could leave without risk.\n\nA good brief is short. It opens with an example of done, names the two mistakes to avoid and says when to ask. You see three real ones, filled in, and the questions that came back.\n\nThe closing list is honest: seven handovers that failed at her agency, and what each taught.',
  },
  {
    speakerSlug: 'camila-restrepo',
    durationMinutes: 30,
    topic: 'Sell the file you already send for free',
    description:
      'Look through your sent mail for attachments. The file you have sent to eleven different people is a product with the price missing. Camila explains how a wedding budget that she mailed to friends became the first of a hundred templates, and why sixty of those no longer exist.\n\nThe heart of the session is her silent test: five strangers, one screen share each, ten minutes in which she may not speak. You watch two of them. Every place where a tester frowns turns into a line of the instruction sheet.\n\nShe ends with the shop itself: naming, previews, updates and the refund she never argues about.',
  },
  {
    speakerSlug: 'henry-oduya-and-beatrix-lang',
    durationMinutes: 40,
    topic: 'Tools worth paying for, and the ones to cancel',
    description:
      'Henry argues for a tool, Beatrix argues for cancelling it, and a three-person garden business lives with the verdict. They go through its fourteen subscriptions on camera, with the price, the owner and the date on which somebody last missed it. Five survive.\n\nNo product is recommended by name. What you take away is the test: one job, one month, one person responsible, and a note on how to leave with your data.\n\nThey also cover the awkward cases, such as the tool that everyone hates and nobody can replace, and the free one that is expensive. Have your bank statement ready; you will want it.',
  },
  {
    speakerSlug: 'lars-overgaard',
    durationMinutes: 25,
    topic: 'Workshop: turn one recurring task into a system',
    description:
      'A working session for the homework of day 3. Choose a task that came back at least three times this month, such as sending quotes, posting parcels or answering the same question. Lars asks you to do it once more, slowly, with a sheet of paper beside you.\n\nHe stops the clock at each stage: what started it, what you needed, where you hesitated, how you knew that it was finished. Four answers make a procedure. Only then does he talk about tools, and usually the tool is a folder.\n\nYou end with the name of the task, a first page, and one tool that deserves a trial.',
  },
];
