import type { SessionDraft } from './session-draft.js';

/** Passive income edition, day 4. */
export const PASSIVE_DAY_4: readonly SessionDraft[] = [
  {
    speakerSlug: 'marcus-abernathy',
    durationMinutes: 40,
    topic: 'Price the outcome: five pages, before and after',
    description:
      'Five pricing pages, before and after, with the owners on the line. Marcus asks each of them to read the price aloud and then to say nothing. What follows, the apology or the silence, tells him where to begin.\n\nHe separates three questions that usually arrive tangled: what is the result worth to this buyer, what does it cost you to stand behind it, and what would they do instead? One page ends with a higher price, two with fewer options, one with a guarantee that is easier to keep, and one is left as it was.\n\nYou receive the checklist that he uses and a safe way to change a price that is already public.',
  },
  {
    speakerSlug: 'dmitri-volkanov',
    durationMinutes: 35,
    topic: 'Automations worth the afternoon they cost',
    description:
      'Before Dmitri automates anything, he does it ten times by hand. By the sixth round he usually knows which step is the real one, and by the tenth he often finds that the task should not exist. He shows this with an invoice routine that shrank from fourteen steps to four before a single tool was opened.\n\nThe second half builds one automation slowly: a trigger, two checks, an action, and a switch that a stranger can find. He breaks it on purpose to show what the note for Saturday should say.\n\nExpect a formula for deciding whether an afternoon of building will ever come back to you.',
  },
  {
    speakerSlug: 'elodie-marchand',
    durationMinutes: 35,
    topic: 'A welcome sequence that teaches before it asks',
    description:
      'Somebody gave you an address a minute ago. What should they find in the inbox tomorrow, and the day after? Elodie reads a complete welcome sequence of seven messages, the one she wrote for a seed merchant, and explains the order of it.\n\nDay one delivers what was promised and nothing more. The next three teach one thing each. The offer comes afterwards, once, with a clear way to hear less. She counts replies, and shows why a message that drew forty of them sold nothing and still earned its place.\n\nYour exercise is to write the fourth message first. It tells you what the others must teach.',
  },
  {
    speakerSlug: 'sanjay-vaidyanath',
    durationMinutes: 30,
    topic: 'Renewals without the awkward email',
    description:
      'People rarely leave on purpose; their card expires. Sanjay brings a table with eleven reasons why a charge can fail, and for each reason the message, the waiting time and the person who should hear about it. "Insufficient funds" calls for patience and a date. "Card stolen" calls for tact.\n\nYou will see the reminders of a choir school before and after he rewrote them. The later ones are shorter, say what happens next and never threaten.\n\nHe also makes a case for the easy cancellation. A door that opens from the inside, in his figures, is one that people come back through.',
  },
  {
    speakerSlug: 'wanjiru-mutiso',
    durationMinutes: 35,
    topic: 'A webinar for twelve people, repeated',
    description:
      'Wanjiru has given the same webinar more than two hundred times, to twelve people at a time, over a connection that drops when it rains. This is how it runs: the handout goes out the day before, cameras are optional, and the first question is asked by name within four minutes.\n\nThe offer takes six sentences. She reads them, explains why the price comes second and what she writes to those who say no. The offer stays open, and the next date is simply a fortnight away.\n\nTake the run sheet, change the subject to yours, and invite twelve people. If only five come, she explains why that is a good evening.',
  },
  {
    speakerSlug: 'petra-havelkova',
    durationMinutes: 30,
    topic: 'Where buyers hesitate: a checkout walk-through',
    description:
      'Petra buys a tea set, a dance lesson and a piece of software in front of you and says what goes through her mind at every click. Where is the total? When will it arrive? Is this box ticked because I ticked it? She stops at thirty-two moments of doubt and marks each with the cost of fixing it.\n\nMost of the fixes are sentences. A delivery date, a plain refund line and a button that says what it does will settle half the list.\n\nOpen your own checkout on a telephone while you watch, and follow along. Allow for the odd wince.',
  },
  {
    speakerSlug: 'marcus-abernathy',
    durationMinutes: 25,
    topic: 'Workshop: a one-line offer and its next step',
    description:
      'A working session for the homework of day 4. An offer in one line names the person you help and the outcome they get. Marcus collects the two words that spoil most of them, "solutions" and "empower", and puts them out of reach.\n\nHe works through seven lines sent in by attendees, among them a dog trainer, a tax adviser and a maker of stage costumes. Each ends up shorter, and each gets a first step that can be taken within seven days: a call, a sample, a page, a price in a window.\n\nWrite yours, read it to someone who is not in your trade, and send it to the host.',
  },
];
