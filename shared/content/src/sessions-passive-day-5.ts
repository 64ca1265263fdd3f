import type { SessionDraft } from './session-draft.js';

/** Passive income edition, day 5. */
export const PASSIVE_DAY_5: readonly SessionDraft[] = [
  {
    speakerSlug: 'priya-raghunathan',
    durationMinutes: 40,
    topic: 'Hiring yourself out of the work',
    description:
      'Who in your business may refund a customer without asking you? If the answer is nobody, Priya says, you have a job with extra steps. She describes the two years in which she left the support desk of her own company, one decision at a time.\n\nThe tool is a ladder with four rungs: decide and do not report, decide and report, propose, ask. Each recurring decision is placed on a rung, with an amount of money beside it. She shows the ladder of her first year and the one of today, and the three decisions that moved back up.\n\nYou will start your own with five decisions from last week.',
  },
  {
    speakerSlug: 'lucia-marchetti',
    durationMinutes: 35,
    topic: 'A membership with a quiet calendar',
    description:
      'The first membership that Lucia built was open every day and exhausted everyone in it, her most of all. The second has one live evening a month, one letter and an August in which nothing happens. Members stay longer in the quiet one.\n\nShe shows the calendar of a full year and explains the empty weeks. What does a member need in week one, month three, year two? When is silence a service? She also walks through the cancellation page, which takes two clicks and thanks people.\n\nIf a monthly payment is part of your plan, listen before you promise weekly anything.',
  },
  {
    speakerSlug: 'solveig-aamodt',
    durationMinutes: 35,
    topic: 'The first hire, from trial task to day ninety',
    description:
      'An interview tests how well a person interviews. Solveig prefers a paid task of three hours, taken from the real work, with the same brief for everyone and a score sheet agreed in advance. She shares two of them with the answers that led to a hire and the one that did not.\n\nThen she follows a single pair, a map publisher and her first assistant, through ninety days: the contract in plain words, the first wrong parcel, the Thursday check-in, and the question that she asks each of them alone.\n\nYou need no vacancy to benefit. Writing the trial task shows whether you have a job to give.',
  },
  {
    speakerSlug: 'diego-arriaga',
    durationMinutes: 35,
    topic: 'Build it as if you might sell it',
    description:
      'A buyer looks at a small business the way a surveyor looks at a house. Diego has accompanied a hundred and twelve of those surveys and lists what comes up, in order: passwords, contracts, the share of income that depends on one person, accounts that can be followed without a guide.\n\nHis tidy-up takes a year, an hour or two a month, and the session goes through it with a puzzle site as the example. Around month eight many owners notice that the business has become pleasant again and change their minds about selling.\n\nThat, he insists, is a perfectly good result. The list pays off either way.',
  },
  {
    speakerSlug: 'adjoa-bediako',
    durationMinutes: 30,
    topic: 'What to own when the launch is over',
    description:
      'Launches end; domain names, contracts, archives and good names can last. Adjoa separates what a small business rents from what it owns, and is surprised each time by how short the second list is. She then explains how to lengthen it, slowly and in writing.\n\nThe second part is the letter that every owner should leave: four pages for the person who would run, sell or close the business. Which accounts exist, who must be told, what was promised, what may simply end.\n\nShe writes the first paragraph together with you. It is a kind session about an unkind subject, and it is shorter than you fear.',
  },
  {
    speakerSlug: 'callum-strachan',
    durationMinutes: 30,
    topic: 'A calendar with room in it',
    description:
      'Rest that is not on the rota does not happen, in a kitchen or anywhere else. Callum redraws the week of a couple who run a language school from their flat. Meals go in first, then the children, then two empty afternoons. Only afterwards does the business get its hours, and some of it no longer fits.\n\nWhat happens to the part that falls out? He goes through the choices with them: a higher price, a longer delivery time, a helper, or an end.\n\nBring last month as it really was. The gap between that page and the one you wish for is the material of this session.',
  },
  {
    speakerSlug: 'callum-strachan',
    durationMinutes: 25,
    topic: 'Workshop: draw the workday you would repeat',
    description:
      'A working session for the homework of day 5. You draw one ordinary workday, from waking to sleeping, as you would like to repeat it two hundred times a year. Callum does the same beside you with a thick pen and no artistic ambition.\n\nThen come the habits. Choose three for the week, each tied to something that already happens: after coffee, before the school run, when the shop closes. He explains why three is the limit and how to write them so that a missed day does not end the attempt.\n\nPhotograph the page, send it to the host, and hang it where the alarm clock is.',
  },
];
