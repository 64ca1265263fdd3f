import { giftUrl } from './gift-url.js';
import type { SessionDraft } from './session-draft.js';

/** Business growth edition, July 2024, day 1. */
export const GROWTH_DAY_1: readonly SessionDraft[] = [
  {
    speakerSlug: 'priya-raghunathan',
    durationMinutes: 45,
    topic: 'Grow the part that customers would miss',
    description:
      'Growth usually begins with a long list of additions. Priya begins with a subtraction: if one feature, service or product disappeared tonight, which of them would a customer telephone about? She reads the support log of her lift-scheduling software to find out, and you watch the list shrink to two.\n\nThe second half turns the answer into a plan for one quarter, with one number for the part that people would miss and a budget of zero for everything else. She closes with a decision that she regrets, a reporting screen that took five months and nobody opened twice.',
    gift: {
      title: 'The would-they-miss-it survey',
      description: 'Four questions for existing customers, with a sheet for weighing the answers.',
      url: giftUrl('onemeeting-missed'),
    },
  },
  {
    speakerSlug: 'mei-lin-tsao',
    durationMinutes: 40,
    topic: 'A budget that fits on an index card',
    description:
      'Most owners check their balance and call it a budget. Mei-Lin asks for six numbers on an index card: what came in, what must go out, tax put aside, the cushion, the wage you pay yourself and the amount that you may spend on growing. Nothing else fits, which is the point.\n\nUsing the card of a violin repair shop, she works through a good month, a bad one and the month in which a large client pays late. You see when it is right to spend the growth money and when the card tells you to wait.\n\nHave your last three bank statements beside you.',
    gift: {
      title: 'The index-card budget',
      description: 'A printable card with an example month on the back.',
      url: giftUrl('smallledger-index-card'),
    },
  },
  {
    speakerSlug: 'marcus-abernathy',
    durationMinutes: 40,
    topic: 'Three customers you should stop serving',
    description:
      'Some customers cost more than they bring, and they are seldom the rude ones. Marcus describes three kinds with affection: the one whose work never fits the process, the one who buys a little of everything, and the one who pays on time but changes the brief on Fridays.\n\nFor each he proposes a conversation in place of a dismissal. A new price, a narrower service or an introduction to somebody better suited will do it, and he reads the letters that he has sent.\n\nAfter the session you can sort your own list in twenty minutes. Be ready to find a friend on it.',
  },
  {
    speakerSlug: 'hanneke-verbruggen',
    durationMinutes: 35,
    topic: 'Ask the people who nearly bought',
    description:
      'Happy customers are polite and former customers are busy. The people who nearly bought remember exactly why they stopped. Hanneke shows how she reaches them, with a two-line message that asks for nine minutes and sells nothing.\n\nShe plays parts of four such calls, shared with permission. One person could not find the delivery time. One needed a receipt in a company name. Two had simply been asked to decide on the wrong day.\n\nYou will learn to keep the conversation on what happened, to thank people in a way that they believe, and to stop at nine minutes when you promised nine.',
    gift: {
      title: 'The nine-minute call guide',
      description: 'The invitation, the questions and the thank-you note, word for word.',
      url: giftUrl('kleinenstil-nine-minutes'),
    },
  },
  {
    speakerSlug: 'diego-arriaga',
    durationMinutes: 35,
    topic: 'Know what your business is worth before you grow it',
    description:
      'A valuation is a set of questions that somebody else will ask sooner or later. Diego puts them to a small seed catalogue: how much of the income returns by itself, how much depends on the owner, what would a careful buyer deduct, and for what reason?\n\nHe is plain about the limits. Nobody should plan a life around such a figure, and the session gives no advice on selling. Its use lies in the deductions, because each of them is a weakness that also hurts you while you own the place.\n\nPick the largest deduction. That is your growth project for the year.',
  },
  {
    speakerSlug: 'rafael-quintanilla',
    durationMinutes: 30,
    topic: 'Plan a quarter on one wall',
    description:
      'A wall, thirteen columns, three colours of paper. Rafael plans a quarter with a family bakery in real time and lets the recording run while they argue about Christmas. Green cards are promises to customers, yellow ones are improvements, and white ones are weeks in which nothing new may start.\n\nThere have to be at least three white ones. He explains what happened in the years when he allowed two.\n\nThe wall is reviewed standing up, on Fridays, for ten minutes. Cards may move to the right once. A card that wants to move again has to be halved or taken down, out loud.',
    gift: {
      title: 'The thirteen-week wall plan',
      description: 'Column headings and card sizes for a printable wall plan.',
      url: giftUrl('ninetydays-wall'),
    },
  },
  {
    speakerSlug: 'amara-okafor',
    durationMinutes: 30,
    topic: 'The backlist: growth from what you already made',
    description:
      'Publishers call it the backlist: everything that is no longer new and still finds buyers. Amara believes that every small business has one and that few owners look at it twice. She takes three hours of a working day at Lowtide Handbooks to show how old titles are checked, corrected, given a new cover or let go.\n\nThe method carries over to courses, recipes, designs and services. You list what you have already finished, mark what people still ask for, and choose one thing to bring back properly.\n\nThe new thing that you had planned to start can wait a season. She will tell you why hers did.',
    gift: {
      title: 'The backlist inventory',
      description: 'A table for everything you have already made, with four questions for each row.',
      url: giftUrl('lowtide-backlist'),
    },
  },
];
