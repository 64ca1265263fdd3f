import { giftUrl } from './gift-url.js';
import type { Speaker } from './speaker.js';

/** Day 1, Opening Day: choosing a model, setting a goal, finding the first audience. */
export const SPEAKERS_DAY_1: readonly Speaker[] = [
  {
    slug: 'amara-okafor',
    name: 'Amara Okafor',
    title: 'Founder, Lowtide Handbooks',
    bio: 'Amara Okafor started Lowtide Handbooks at a kitchen table with one reprinted gardening manual and a borrowed printer. Fourteen years later the press keeps ninety small titles in print, most of them under a hundred pages. She learned to choose what not to publish by asking three questions of every idea, and she still answers them in pencil. Her talks are known for the part where she opens the folder of projects she turned down and explains each refusal.',
    topic: 'Pick one income model and say no to the rest',
    day: 1,
    affiliateCode: 'AMARA',
    socialLinks: {
      linkedin: 'https://linkedin.example/in/amara-okafor',
      website: 'https://lowtide.example',
    },
    gift: {
      title: 'The model chooser',
      description:
        'A two-page worksheet that compares nine income models by start-up hours, upkeep and what breaks first.',
      url: giftUrl('lowtide-model-chooser'),
    },
    secondName: null,
  },
  {
    slug: 'kwame-asante',
    name: 'Kwame Asante',
    title: 'Licensing and royalties',
    bio: 'What do a bird-call recording, a textile pattern and a tax checklist have in common? Kwame Asante has licensed all three. A former music librarian in Accra, he now drafts plain-language licences for people who do not think of themselves as authors: photographers, teachers, toolmakers. He keeps a public list of twenty clauses worth reading twice and answers questions about it every second Thursday. He plays the trombone, badly, and has never licensed that.',
    topic: 'Royalties for people who never wrote a book',
    day: 1,
    affiliateCode: 'KWAME',
    socialLinks: {
      linkedin: 'https://linkedin.example/in/kwame-asante',
      twitter: 'https://twitter.example/kwamelicenses',
      website: 'https://plainlicence.example',
    },
    gift: {
      title: 'Twenty clauses worth reading twice',
      description: 'An annotated licence agreement with each clause explained in one sentence and one example.',
      url: giftUrl('plainlicence-twenty-clauses'),
    },
    secondName: null,
  },
  {
    slug: 'hanneke-verbruggen',
    name: 'Hanneke Verbruggen',
    title: 'Audience researcher, Klein & Stil',
    bio: 'Before anyone builds a page, Hanneke Verbruggen wants them to make twelve phone calls. She spent a decade interviewing shoppers for a supermarket cooperative in Utrecht, then took the method to businesses with no research budget at all. Her interview script fits on a postcard and forbids the word "would". Owners use it to find the sentence that their buyers already say out loud. She teaches two workshops a year, each capped at the number of chairs in her studio.',
    topic: 'Twelve conversations before the first page',
    day: 1,
    affiliateCode: 'HANNEKE',
    socialLinks: {
      linkedin: 'https://linkedin.example/in/hanneke-verbruggen',
      website: 'https://kleinenstil.example',
    },
    gift: {
      title: 'The postcard interview script',
      description: 'Seven questions for a twenty-minute call, with a sheet for sorting what you hear.',
      url: giftUrl('kleinenstil-postcard'),
    },
    secondName: null,
  },
  {
    slug: 'rafael-quintanilla',
    name: 'Rafael Quintanilla',
    title: 'Planning coach for solo owners',
    bio: 'Rafael Quintanilla plans in seasons of ninety days because that is how long his grandmother waited for her chillies. He ran logistics for a furniture maker in Monterrey until he noticed that his weekend students finished more than his full-time team. The difference was a single written goal, checked on Fridays, with a date by which it could be dropped without shame. Today he coaches owners who work alone, forty at a time, and publishes every quarterly review he writes about himself.',
    topic: 'Goals you can see from 90 days away',
    day: 1,
    affiliateCode: 'RAFAEL',
    socialLinks: {
      linkedin: 'https://linkedin.example/in/rafael-quintanilla',
      instagram: 'https://instagram.example/noventadias',
      website: 'https://ninetydays.example',
    },
    gift: {
      title: 'The Friday review page',
      description: 'One printable page: the goal, three signs that it is on course, and the date to stop.',
      url: giftUrl('ninetydays-friday-page'),
    },
    secondName: null,
  },
  {
    slug: 'mei-lin-tsao',
    name: 'Mei-Lin Tsao',
    title: 'Accountant for side businesses',
    bio: 'Numbers come last in most business courses; Mei-Lin Tsao puts them first. Her practice in Taipei looks after two hundred side businesses, and every new client starts with the same exercise: how many hours does a week really hold, and what does each one cost? She is calm about small figures and strict about mixed bank accounts. Readers know her for a monthly column in which she audits her own stationery shop, losses included, down to the unsold calendars.',
    topic: 'The arithmetic of a five-hour week',
    day: 1,
    affiliateCode: 'MEILIN',
    socialLinks: {
      linkedin: 'https://linkedin.example/in/mei-lin-tsao',
      website: 'https://smallledger.example',
    },
    gift: {
      title: 'The five-hour spreadsheet',
      description: 'A workbook that turns hours, costs and prices into the date by which a side project covers itself.',
      url: giftUrl('smallledger-five-hours'),
      promoCode: 'LEDGER25',
    },
    secondName: null,
  },
  {
    slug: 'sunniva-dahl-and-mateus-rocha',
    name: 'Sunniva Dahl and Mateus Rocha',
    title: 'Co-founders, Slow Launch Studio',
    bio: 'One of them writes lists, the other tears them up. Sunniva Dahl trained as an architect in Bergen; Mateus Rocha edited radio in Porto. They met on a delayed train, argued about deadlines and founded Slow Launch Studio the following spring. Together they help teams of one or two open a product to its first hundred people without a discount or a borrowed audience, one conversation at a time. They speak as they work: in turns, with the disagreements left in.',
    topic: 'Your first hundred people, found by hand',
    day: 1,
    affiliateCode: 'SUNNIVAMATEUS',
    socialLinks: {
      linkedin: 'https://linkedin.example/company/slow-launch-studio',
      website: 'https://slowlaunch.example',
    },
    gift: {
      title: 'The first-hundred log',
      description: 'A shared-table template for recording who you met, what they asked and when to write again.',
      url: giftUrl('slowlaunch-first-hundred'),
    },
    secondName: 'Mateus Rocha',
  },
];
