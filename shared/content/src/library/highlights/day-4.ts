import type { Highlight } from './highlight.js';

/** Cuts of the interviews of day 4. */
export const HIGHLIGHTS_4: readonly Highlight[] = [
  {
    speakerSlug: 'marcus-abernathy',
    headline: 'Say the price, then nothing',
    startSeconds: 680,
    lines: [
      'Read it aloud, please. Yes, the price too. And now nothing.',
      'Did you hear it? She laughed. The laugh is an apology.',
      'Nobody in the room had asked for one.',
      'What is the result worth to this one buyer? What does it cost you to stand behind it? What would they do instead?',
      'Three questions. You were answering them with one number.',
      'This page goes up. These two lose a plan. And that one we leave as it is.',
      'A price that you can say without breathing in is nearly always too low, or finished.',
    ],
  },
  {
    speakerSlug: 'dmitri-volkanov',
    headline: 'Breaking it on purpose',
    startSeconds: 940,
    lines: [
      'I built it last week and it is pretty. Now I pull this cable.',
      'Nothing happens. That is the worst thing that can happen.',
      'So the first note says: at seven there should be a mail. If there is none, read on.',
      'Then the switch. Where is it, in words for somebody in a coat, on a Saturday.',
      'Then how to do one by hand. Four steps. It was fourteen before I did it ten times.',
      'By the tenth time I usually find that the task should not exist.',
      'If it should, an afternoon is well spent. If not, I have saved an afternoon.',
    ],
  },
  {
    speakerSlug: 'elodie-marchand',
    headline: 'The message that sold nothing',
    startSeconds: 1310,
    lines: [
      'The fourth letter had forty replies and sold nothing at all.',
      'My client wanted to take it out. I asked him to read the replies.',
      'They told him what they would plant, where, and for whom.',
      'The fifth letter makes the offer, and it uses their words. Without the fourth it has none.',
      'So write the fourth one first. It tells you what the others have to teach.',
      'On day one you deliver, and you stop. They have given you an address, not an evening.',
      'And the way out stands in every letter, in the same size as the rest.',
    ],
  },
  {
    speakerSlug: 'sanjay-vaidyanath',
    headline: 'Card stolen is not insufficient funds',
    startSeconds: 120,
    lines: [
      'There are eleven rows in this table. Most shops have one message for all of them.',
      'Insufficient funds asks for patience and a date. The second of the month, say.',
      'Card stolen asks for tact. You do not try again, ever, and you say that you have deleted it.',
      'The choir used to write: your payment failed. I crossed out your.',
      'It is the charge that failed. The singer has done nothing.',
      'And make the leaving easy. I have the figures: they come back through a door that opens.',
      'Nobody returns to a shop they had to escape from.',
    ],
  },
  {
    speakerSlug: 'wanjiru-mutiso',
    headline: 'Five people is a good evening',
    startSeconds: 730,
    lines: [
      'I invited twelve and there are five. It is raining in Kisumu, so the line is bad as well.',
      'With five I know every name in four minutes. With twelve I need nine.',
      'The handout went out yesterday. If I vanish, they can go on without me.',
      'The offer has six sentences. What it is, what it costs, until when. I read it. I do not perform it.',
      'Then I stop. Somebody always asks the question that the others have.',
      'Those who say no get a letter, and the next date is in a fortnight.',
      'Two hundred times. I am still a little afraid until minute four.',
    ],
  },
  {
    speakerSlug: 'petra-havelkova',
    headline: 'Buying a tea set',
    startSeconds: 860,
    lines: [
      'I want this tea set. My card is here. Let us see who stops me.',
      'Where is the total? Here is a subtotal. I do not buy subtotals.',
      'When does it come? Three to nine days. Am I at home for nine days?',
      'And this box is ticked. Did I do that? I did not do that.',
      'Now I am no longer thinking about tea. I am thinking about them.',
      'A date, a total, a button that says pay. Three sentences, and half my list is gone.',
      'I have bought it. It took eleven minutes, and I wanted it.',
    ],
  },
];
