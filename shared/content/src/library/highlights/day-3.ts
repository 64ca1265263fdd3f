import type { Highlight } from './highlight.js';

/** Cuts of the interviews of day 3. */
export const HIGHLIGHTS_3: readonly Highlight[] = [
  {
    speakerSlug: 'ines-castellane',
    headline: 'The list that cost me a client',
    startSeconds: 1700,
    lines: [
      'The first version said: not included, anything else. That is not a list, it is a mood.',
      'A client read it and left, and she was right.',
      'The second version names things. No signs. No second direction. No calls after six.',
      'And beside each one stands who does it instead.',
      'Take ten old invoices and a pencil. Find the part that was the same each time.',
      'That part has a length. If it has a length, it can have a price.',
      "Everything around it is somebody's weekend. Decide whose.",
    ],
  },
  {
    speakerSlug: 'jonah-feldstein',
    headline: 'The question asked eighty-one times',
    startSeconds: 450,
    lines: [
      'Eighty-one people asked me where to put the tuning fork.',
      'I had said it. Lesson nine, minute thirty. They asked in lesson two.',
      'So I did not record anything. I moved one sentence and drew a fork.',
      'The year after, four people asked.',
      'That is what the week in spring is for. I read, I count, I move sentences.',
      'I also read the refunds. They are the only reviews that cost somebody something.',
      'And the module on business that I promised? I should have promised a page.',
    ],
  },
  {
    speakerSlug: 'lars-overgaard',
    headline: 'Watching a stranger follow the page',
    startSeconds: 580,
    lines: [
      'She has never been in this shop. She has the page, and a customer who is cross.',
      'I am not allowed to speak. I am holding on to the table.',
      'She stops here. The page says check the slip, and there are two slips.',
      'I had forgotten the second one, because my hands know it.',
      'That is why memory writes bad procedures. It leaves out what the hands do.',
      'I add four words. She goes on. The money is back in the drawer.',
      'Nineteen minutes, one page, and the owner was at lunch.',
    ],
  },
  {
    speakerSlug: 'noor-al-khatib',
    headline: 'What you can check in a minute',
    startSeconds: 770,
    lines: [
      'People give away what they dislike, and that is mostly what they cannot judge.',
      'Then it comes back wrong, or right, and they do not know which.',
      'So: hand over what you can check in a minute.',
      'Here is a brief. It begins with one that is done, because good is no description.',
      'Then two mistakes that I have seen. Not ten. Two.',
      'And when to ask: once a day, everything in one message.',
      'Seven of our handovers failed. In six of them that first line was empty.',
    ],
  },
  {
    speakerSlug: 'camila-restrepo',
    headline: 'Ten minutes without a word',
    startSeconds: 300,
    lines: [
      'He has opened the budget. I may not speak for ten minutes.',
      'He is looking for the total. It is there. It is pink. He cannot see it.',
      'I am biting my pen. This is the most useful pain in my work.',
      'He types the total in himself, at the bottom, and looks content.',
      'So the total belongs at the bottom. I have been wrong for two years.',
      'Five people, ten minutes each. Where a face changes, a line of the instructions is born.',
      'And when he thanks me, I ask what he would delete. He says: the pink.',
    ],
  },
  {
    speakerSlug: 'henry-oduya-and-beatrix-lang',
    headline: 'The tool that nobody missed',
    startSeconds: 310,
    lines: [
      'Beatrix: When did somebody last miss this one?',
      'Henry: It draws the planting plans. It is the best of all fourteen.',
      'Beatrix: The last plan is from the spring before last.',
      'Henry: That is because it is quick. They made them all at once.',
      'Beatrix: Then they can have it for one month each spring, and pay for one.',
      'Henry: I hate it when she does that. Cancel it, and put March into the calendar.',
      'Beatrix: One job, one month, one name. And the export lies in the folder Kept.',
    ],
  },
];
