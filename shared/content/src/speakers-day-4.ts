import { giftUrl } from './gift-url.js';
import type { Speaker } from './speaker.js';

/** Day 4, Monetize & Automate: prices, offers, e-mail, payments and the work that software can do. */
export const SPEAKERS_DAY_4: readonly Speaker[] = [
  {
    slug: 'marcus-abernathy',
    name: 'Marcus Abernathy',
    title: 'Pricing strategist',
    bio: 'Marcus Abernathy keeps a drawer of price lists that made him laugh, including two of his own. He set fares for a ferry line before he set fees for consultants, and he brought the ferry habit along: publish the price, say what it covers, change it on a known date. In workshops he asks owners to read their price aloud to another person and then stay silent. Most of the useful work, he finds, happens in the following ten seconds.',
    topic: 'Price the outcome: five pages, before and after',
    day: 4,
    affiliateCode: 'MARCUS',
    socialLinks: {
      linkedin: 'https://linkedin.example/in/marcus-abernathy',
      website: 'https://readitaloud.example',
    },
    gift: {
      title: 'The price page teardown',
      description: 'Five pricing pages with margin notes, and the checklist behind the notes.',
      url: giftUrl('readitaloud-teardown'),
    },
    secondName: null,
  },
  {
    slug: 'dmitri-volkanov',
    name: 'Dmitri Volkanov',
    title: 'Automation engineer',
    bio: 'An automation that nobody understands is a debt with good manners. Dmitri Volkanov has been repaying such debts for other people since 2012, first in a hospital laboratory in Riga, later for shops and schools. He starts each project by doing the task by hand ten times. If it still annoys him on the tenth round, he automates it, and he always leaves a switch and a note for the person who finds it broken on a Saturday.',
    topic: 'Automations worth the afternoon they cost',
    day: 4,
    affiliateCode: 'DMITRI',
    socialLinks: {
      linkedin: 'https://linkedin.example/in/dmitri-volkanov',
      website: 'https://tenthround.example',
    },
    gift: {
      title: 'The Saturday note',
      description: 'A template for documenting any automation so that a stranger can switch it off safely.',
      url: giftUrl('tenthround-saturday-note'),
    },
    secondName: null,
  },
  {
    slug: 'elodie-marchand',
    name: 'Elodie Marchand',
    title: 'Email sequence writer',
    bio: 'Elodie Marchand writes emails for people who dread being a nuisance. She learned restraint translating subtitles in Brussels, thirty-eight characters a line, and still drafts every message inside that limit before letting it grow. Her welcome sequences teach one thing a day and ask for nothing until the fourth. She measures replies ahead of clicks. When a client asks for more urgency, she asks for the real date, prints it once and leaves the rest of the message in peace.',
    topic: 'A welcome sequence that teaches before it asks',
    day: 4,
    affiliateCode: 'ELODIE',
    socialLinks: {
      linkedin: 'https://linkedin.example/in/elodie-marchand',
      website: 'https://thirtyeight.example',
    },
    gift: {
      title: 'A seven-email welcome sequence',
      description: 'The full text of a working sequence, with notes on why each message is where it is.',
      url: giftUrl('thirtyeight-seven-emails'),
    },
    secondName: null,
  },
  {
    slug: 'sanjay-vaidyanath',
    name: 'Sanjay Vaidyanath',
    title: 'Payments and renewals analyst',
    bio: 'Somewhere between "card declined" and "subscription ended" a business loses customers who meant to stay. Sanjay Vaidyanath has spent his career in that gap. At a utility in Pune he rewrote the reminder letters; at two software companies he rebuilt what happens when a card expires. His method is unglamorous: a table of every failure reason, the message each one triggers and the date of the next attempt. He reads terms and conditions on holiday and recommends it to no one.',
    topic: 'Renewals without the awkward email',
    day: 4,
    affiliateCode: 'SANJAY',
    socialLinks: {
      linkedin: 'https://linkedin.example/in/sanjay-vaidyanath',
      twitter: 'https://twitter.example/renewalnotes',
      website: 'https://renewalnotes.example',
    },
    gift: {
      title: 'The failed-payment table',
      description: 'Eleven reasons why a charge fails, and a tested message for each.',
      url: giftUrl('renewalnotes-table'),
      promoCode: 'RENEW15',
    },
    secondName: null,
  },
  {
    slug: 'wanjiru-mutiso',
    name: 'Wanjiru Mutiso',
    title: 'Host of very small webinars',
    bio: 'Twelve seats. Wanjiru Mutiso has never sold a thirteenth. Her webinars on farm record-keeping fill every fortnight from a village outside Nakuru, over a connection that drops when it rains, so the handout is always posted first. People ask questions because they can see who is listening. Over time she worked out what a small room does to an offer: less theatre, more detail, a decision the next day. Larger companies send their presenters to sit in the back and take notes.',
    topic: 'A webinar for twelve people, repeated',
    day: 4,
    affiliateCode: 'WANJIRU',
    socialLinks: {
      facebook: 'https://facebook.example/twelveseats',
      website: 'https://twelveseats.example',
    },
    gift: {
      title: 'The twelve-seat run sheet',
      description: 'Minute by minute: opening, teaching, questions, the offer and the follow-up note.',
      url: giftUrl('twelveseats-run-sheet'),
    },
    secondName: null,
  },
  {
    slug: 'petra-havelkova',
    name: 'Petra Havelkova',
    title: 'Checkout tester, Pokladna Lab',
    bio: 'Petra Havelkova buys things for a living. From Brno she has completed some five thousand test orders on four hundred checkouts, noting each moment when a sensible person would hesitate. The list is dull and valuable: unclear totals, a missing delivery date, a coupon box shouting at people who have no coupon. Shops hire her for a day, fix six things and invite her back a year later. She returns nearly everything she orders, except notebooks.',
    topic: 'Where buyers hesitate: a checkout walk-through',
    day: 4,
    affiliateCode: 'PETRA',
    socialLinks: {
      linkedin: 'https://linkedin.example/in/petra-havelkova',
      website: 'https://pokladnalab.example',
    },
    gift: {
      title: 'The hesitation list',
      description: 'Thirty-two moments at which buyers stop, in the order in which they are cheapest to fix.',
      url: giftUrl('pokladnalab-hesitation-list'),
    },
    secondName: null,
  },
];
