import { giftUrl } from './gift-url.js';
import type { SessionDraft } from './session-draft.js';

/** Business growth edition, July 2024, day 5. */
export const GROWTH_DAY_5: readonly SessionDraft[] = [
  {
    speakerSlug: 'solveig-aamodt',
    durationMinutes: 40,
    topic: 'From one person to three: the awkward middle',
    description:
      'One person is a craft, ten are a company, and three are a family dinner. Solveig has been the second employee four times and describes the awkward middle from the inside: who opens the post, who may be ill, who hears about the bad month.\n\nShe brings the notes of a mapmaking firm that grew from one to three within a summer. It worked because they agreed on five things beforehand, wrote them on a door and rewrote them in September. She reads both versions of the door.\n\nThe session suits owners who hired recently, as well as those who decided against it and wonder.',
    gift: {
      title: 'Five agreements for a team of three',
      description: 'The questions behind the five agreements, with example answers.',
      url: giftUrl('secondemployee-agreements'),
    },
  },
  {
    speakerSlug: 'lucia-marchetti',
    durationMinutes: 35,
    topic: 'Price and pace: growing without speeding up',
    description:
      'A bakery cannot rush the dough, and for a long time Lucia thought that this excused her from planning. Then she noticed that the calm bakeries in her circle all did the same three things: they sold in batches, closed on a fixed day, and raised prices a little each January with a letter.\n\nShe reads the letter. It has nine lines, thanks people first and gives the reason in the middle, where nobody can miss it.\n\nFrom there the session becomes practical. You choose a batch, a closing day and a date for the letter, and you work out what the business looks like after two years at that pace.',
    gift: {
      title: 'The January letter',
      description: 'A price letter in three lengths, with comments on each line.',
      url: giftUrl('fornoaperto-january-letter'),
    },
  },
  {
    speakerSlug: 'kwame-asante',
    durationMinutes: 35,
    topic: 'Protect a name before it grows',
    description:
      'The name on your van is worth protecting before it is worth copying. Kwame explains in plain words what a trade name, a trade mark and a domain name do, and what none of them will do for you. He is careful to say where a local lawyer has to take over.\n\nHe follows a maker of rucksacks through the whole course: the search, the application, the objection from a distant shoe company, the agreement that both could live with. It took fourteen months and one good letter.\n\nYour task is a search of one hour, and he gives you the list of places to look.',
  },
  {
    speakerSlug: 'adjoa-bediako',
    durationMinutes: 30,
    topic: 'Partners, shares and the conversation nobody wants',
    description:
      'Two friends start a business on a handshake. Ten years later one of them moves abroad, marries, falls ill or loses interest, and the handshake has no page for it. Adjoa has sat in the room where the page gets written too late.\n\nShe prefers it early and in good humour. The session contains eleven questions for partners, among them what we do if one wants to sell, who decides when we disagree, and what a fair month looks like when one works more.\n\nTwo sisters with a print workshop answer them on camera, for the first time. It is the most cheerful half hour of the week.',
    gift: {
      title: 'Eleven questions for partners',
      description: 'A conversation guide with space for two sets of answers.',
      url: giftUrl('fourpageletter-eleven-questions'),
    },
  },
  {
    speakerSlug: 'sunniva-dahl-and-mateus-rocha',
    durationMinutes: 40,
    topic: 'How to end a product with dignity',
    description:
      'Everything that you launch will end, and a good ending is worth practising. Mateus announces endings the way radio announces the last programme of a series: early, warmly, with the best parts played again. Sunniva draws the plan and insists on dates.\n\nThey walk through the closing of their own most popular workshop. You see the notice, the offer to existing customers, the archive that stays open, the refund for those who had just paid, and the empty month that they kept free afterwards.\n\nThey argue about whether they closed it a year too soon. Listeners may vote; they have promised to read the letters.',
    gift: {
      title: 'The closing plan',
      description: 'A twelve-week plan for ending a product, with texts for each stage.',
      url: giftUrl('slowlaunch-closing-plan'),
    },
  },
  {
    speakerSlug: 'callum-strachan',
    durationMinutes: 30,
    topic: 'The four-day week, tested for five years',
    description:
      'Callum keeps records of everything, a habit from the kitchen. For five years he has written down what happened in his four-day weeks: income, hours, complaints, sleep, and the number of Fridays that were lost to work after all. In this session he turns the pages with you.\n\nThe first year was worse than the fifth day. The second was saved by a later delivery promise and by a price that rose once. From the third on he no longer noticed.\n\nHe offers a trial of six weeks that you can reverse, with four figures to watch, and tells you honestly for whom it will not work.',
    gift: {
      title: 'The six-week trial log',
      description: 'A daily log for testing a four-day week, with a page for the verdict.',
      url: giftUrl('ontherota-trial-log'),
    },
  },
];
