import { giftUrl } from './gift-url.js';
import type { SessionDraft } from './session-draft.js';

/** Business growth edition, July 2024, day 3. */
export const GROWTH_DAY_3: readonly SessionDraft[] = [
  {
    speakerSlug: 'lars-overgaard',
    durationMinutes: 40,
    topic: 'The first ten pages of your company manual',
    description:
      'A manual of ten pages is read; a manual of a hundred is stored. Lars has chosen ten pages that almost every small company needs, beginning with "how we answer a complaint" and ending with "what to do when Lars is away". He explains why wages, passwords and mission statements are not among them.\n\nYou see the manual of a bicycle workshop grow over four months. Mechanics wrote it, one page a week, during the quiet hour after lunch. The pages have coffee on them, which he considers a good sign.\n\nStart with the page whose absence cost you an evening this month.',
    gift: {
      title: 'Ten manual pages',
      description: 'An outline for each of the ten pages, with one filled in completely.',
      url: giftUrl('manualandco-ten-pages'),
    },
  },
  {
    speakerSlug: 'noor-al-khatib',
    durationMinutes: 40,
    topic: 'Working well with freelancers',
    description:
      'A freelancer is neither an employee nor a vending machine. Noor has stood on both sides of the contract and describes the first fortnight of a good engagement: a small paid task, a named contact, one channel for questions, and a date on which either side may stop without giving a reason.\n\nShe compares two briefs for the same brochure. The short one led to three rounds of changes, the one with an example to none. Payment, she adds, is part of the brief. People do better work for clients who pay on the day they said.\n\nTemplates for the contract, the brief and the thank-you are in her gift.',
    gift: {
      title: 'The freelancer folder',
      description: 'A simple contract, a brief with an example and a closing letter.',
      url: giftUrl('seconddesk-folder'),
    },
  },
  {
    speakerSlug: 'ines-castellane',
    durationMinutes: 35,
    topic: 'Say yes with a boundary',
    description:
      'Every growing studio meets the request that is almost what it offers. Ines used to say yes and pay for it in August. She now answers with one of four sentences, and the session is built around them: yes and here is what it replaces, yes at a different price, not us but somebody I trust, and no, thank you.\n\nShe reads real requests, leaves time for your own answer and then reveals hers. Some are warmer than you would expect from a person with so many rules.\n\nThe last part concerns the team. A boundary that only the founder can defend is, in her words, a mood.',
    gift: {
      title: 'Four sentences for hard requests',
      description: 'Each sentence in three tones, with notes on when to use it.',
      url: giftUrl('castellane-four-sentences'),
    },
  },
  {
    speakerSlug: 'henry-oduya-and-beatrix-lang',
    durationMinutes: 40,
    topic: 'Choosing software as a team of three',
    description:
      'Somebody loves the new tool, somebody will never open it, and somebody has to pay. Henry and Beatrix act out the meeting that follows, with scripts collected from real companies, and then show how it could have gone.\n\nTheir procedure takes two weeks. In the first, everyone writes down the job that the tool should do, in one sentence and without naming a product. In the second, two candidates are tried on the same real task. The person who does the task most often decides.\n\nThey also hand out the cancellation clause that belongs in the purchase note. Beatrix wrote it on a bad day.',
    gift: {
      title: 'The two-week software trial',
      description: 'A score sheet, a test task and the cancellation note.',
      url: giftUrl('toolshelf-trial'),
      promoCode: 'SHELF2024',
    },
  },
  {
    speakerSlug: 'camila-restrepo',
    durationMinutes: 30,
    topic: 'Names, folders and versions: order for creative work',
    description:
      'The final file is called final_2_new_REALLY. Camila, once a geometry teacher, has opinions about this, and they have saved several design studios a great deal of searching. Her system has three folders, a date written backwards and a single rule for what may be deleted.\n\nShe tidies the shared drive of an illustrator during the session, in forty steps that she reduces to six as they go. There is a moment of grief over an old logo. It passes.\n\nAnyone who works with others will appreciate the last ten minutes, about handing over a project so that nobody has to ask.',
    gift: {
      title: 'The three-folder starter',
      description: 'An empty folder structure with naming rules on one page.',
      url: giftUrl('papelnorte-folders'),
    },
  },
  {
    speakerSlug: 'jonah-feldstein',
    durationMinutes: 35,
    topic: 'Teach your customers and answer fewer emails',
    description:
      'Piano owners ask the same nine questions, so Jonah answered each of them in a recording of two minutes and put a card with the address inside every piano that he tuned. His telephone became quieter and his customers happier, because they could tune their worries at midnight.\n\nThe session shows how to find your nine questions in an inbox, how to record an answer that does not age, and where to put it so that people meet it before they have to ask.\n\nHe also shares a small surprise: the customers who learned the most were the ones who stayed longest.',
  },
];
