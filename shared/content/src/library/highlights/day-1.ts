import type { Highlight } from './highlight.js';

/** Cuts of the interviews of day 1. */
export const HIGHLIGHTS_1: readonly Highlight[] = [
  {
    speakerSlug: 'amara-okafor',
    headline: 'The folder of declined ideas',
    startSeconds: 120,
    lines: [
      'This folder is older than my press. Every page in it is a good idea that I refused.',
      'Here is a cookbook. It would have sold. It needed photographs, and I know how I am with photographs.',
      'So the reason on the page says: upkeep, not taste. I wrote that before I was in love with it.',
      'You circle one model, you park two, and you give the parked ones a date.',
      'The date matters. Without it a parked idea drives around the block all day.',
      'And when a bright new one knocks, I say: lovely, you may come back in March.',
      'Most of them never do. That is how I know they were only weather.',
    ],
  },
  {
    speakerSlug: 'kwame-asante',
    headline: 'What exclusive means on a Tuesday',
    startSeconds: 490,
    lines: [
      'They wrote: exclusive, worldwide, in all media. Three words, and my bird calls were gone.',
      'Exclusive means that you may not use it either. Not on a mug, not on your own site.',
      'So I ask one thing: exclusive for which shelf? Nearly always they mean greeting cards.',
      'Then we write greeting cards. The rest of the world stays with me.',
      'The second line I look at is the word net. A share of net is a share of what their accountant leaves.',
      'I say gross, or I name the price from which it is counted.',
      'Nobody has ever walked away over it. They walk away from people who do not ask.',
    ],
  },
  {
    speakerSlug: 'hanneke-verbruggen',
    headline: 'A question that falls flat, and the next one',
    startSeconds: 860,
    lines: [
      'Listen to what I do wrong here. I ask: would you like it to be faster?',
      'She says yes. Of course she does. Who would like it slower?',
      'That answer goes into the bin, with the question.',
      'Now I ask: when did you last do it? And she says, on Thursday, with the baby on my arm.',
      'On my arm. That is the headline. I could not have written it.',
      'Twelve times twenty minutes, and you stop guessing.',
      'The word would is forbidden, and my students owe the jar a coin for it.',
    ],
  },
  {
    speakerSlug: 'rafael-quintanilla',
    headline: 'The season that I should have dropped',
    startSeconds: 210,
    lines: [
      'This page is from a spring in which all three signs were red by week four.',
      'I had set the date to stop. It was the ninth of May. I wrote a new date over it.',
      'You can see the ink. That is the most expensive line in this folder.',
      'A goal is a sentence that a stranger could check without asking you how you feel.',
      'The signs come early; the result comes late. So look at the signs.',
      'And if the date to stop arrives, you stop. You can be sad about it on Saturday.',
      'The page takes eleven minutes. I have timed it for eight years.',
    ],
  },
  {
    speakerSlug: 'mei-lin-tsao',
    headline: 'One cell at a time',
    startSeconds: 280,
    lines: [
      'This is the calendar that did not sell. Two hundred of them, in a box under my bed.',
      'I left it in the sheet, because a sheet without the box would be a brochure.',
      'Watch what happens when I change only the price. The last line moves by four months.',
      'Now only the website, the prettier one. The last line does not move at all.',
      'An hour of your evening has a price. Put it in first, or you will pay it without noticing.',
      'There is a line for the month in which you fall ill. You will fall ill.',
      'Five hours are five hours. Seven is a wish.',
    ],
  },
  {
    speakerSlug: 'sunniva-dahl-and-mateus-rocha',
    headline: 'The argument at forty people',
    startSeconds: 350,
    lines: [
      'Sunniva: At forty I wanted to close the door and repair the thing.',
      'Mateus: And I had eleven invitations in my pocket from people who were waiting.',
      'Sunniva: Thirty-one of the forty had said the same sentence. We had not fixed it.',
      'Mateus: The forty-first said something else, and that became the product.',
      'Sunniva: We both have the log, and we both still think we were right.',
      'Mateus: The rule we agree on: nobody goes into the table without their own words.',
      'Sunniva: A name without a sentence is a number, and numbers do not reply.',
    ],
  },
];
