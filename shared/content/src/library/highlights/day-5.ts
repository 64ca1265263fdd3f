import type { Highlight } from './highlight.js';

/** Cuts of the interviews of day 5. */
export const HIGHLIGHTS_5: readonly Highlight[] = [
  {
    speakerSlug: 'priya-raghunathan',
    headline: 'The decisions that moved back up',
    startSeconds: 1290,
    lines: [
      'Three things I had given away came back to me. I took them, and it was right.',
      'One was refunds above a thousand. Not because they decided badly. Because it frightened them.',
      'A step is not a reward. It is where somebody can stand without shaking.',
      'Who in your business may refund without asking you? If nobody may, you have a job with extra steps.',
      'Four rungs: decide, decide and report, propose, ask. And an amount beside each.',
      'The argument is never about the rung. It is about last Tuesday. Use last Tuesday.',
      'And when it goes wrong, you mend the result and leave the rung alone.',
    ],
  },
  {
    speakerSlug: 'lucia-marchetti',
    headline: 'August, and nothing happens',
    startSeconds: 520,
    lines: [
      'In August we do nothing. It says so on the page, above the price.',
      'The first year I was afraid that they would leave. They sent postcards.',
      'The old one was open every day. People apologized for not coming. They paid to feel guilty.',
      'In week one they need a chair. In month three they need somebody to notice them.',
      'In year two they need to teach something. That is April.',
      'Leaving takes two clicks, and the page says thank you.',
      'A third of those who go come back, and they bring bread.',
    ],
  },
  {
    speakerSlug: 'solveig-aamodt',
    headline: 'The first wrong parcel',
    startSeconds: 890,
    lines: [
      'The first wrong parcel went to Bergen instead of Bodø, with a map of Tromsø in it.',
      'She told him within the hour. That is the line in my notes with a star.',
      'The trial task had shown it. She had asked one question, and it was the right one.',
      'An interview tests how well a person is interviewed.',
      'Three paid hours of real work, the same for everyone, and two of us score apart.',
      'On Thursdays I ask each of them alone: what do you not say when the other is here?',
      'By day ninety they had told each other. Then I stopped asking.',
    ],
  },
  {
    speakerSlug: 'diego-arriaga',
    headline: 'Around month eight',
    startSeconds: 1260,
    lines: [
      'Month one is money in. It is boring, and somebody cries in month six.',
      'That is when they find the contract that was never signed.',
      'A buyer is a surveyor. He knocks on the wall where you hung the picture.',
      'So we take the picture down ourselves, and write beside it what is behind.',
      'Around month eight they call me, and they sound different.',
      'The business has become pleasant again. They would not sell it now.',
      'I say good. The list cost you twenty-four hours. You have bought it back from yourself.',
    ],
  },
  {
    speakerSlug: 'adjoa-bediako',
    headline: 'The first paragraph, together',
    startSeconds: 670,
    lines: [
      'Take a pen. We write one paragraph. It begins with a name.',
      'Dear whoever it is. If you read this, I cannot answer. Nothing has to happen today.',
      'You may breathe. That sentence is the kindest one in the letter.',
      'Most of what you call yours is rented. The shop window, the audience, the address.',
      'What can last is short: a name, a contract, an archive, a good word.',
      'Today we make that list longer by one line. Only one.',
      'Put the date on it, and tell somebody where it lies.',
    ],
  },
  {
    speakerSlug: 'callum-strachan',
    headline: 'What no longer fits',
    startSeconds: 1050,
    lines: [
      'Meals first. In a kitchen everybody laughs at that, and they eat standing up.',
      'Then the children. Then two afternoons with nothing in them. Draw the nothing.',
      'Now the business. You see it, there are nine hours that no longer fit.',
      'They were there before. They were in the night.',
      'So what happens to the nine? A higher price, a longer date, a helper, or an end.',
      'They chose a longer date. Nobody complained. One customer said: finally.',
      'Rest that is not on the rota does not happen. So it is on the rota, in ink.',
    ],
  },
];
