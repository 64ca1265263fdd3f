import { giftUrl } from './gift-url.js';
import type { Speaker } from './speaker.js';

/** Day 3, Systemize & Productize: fixed-price products, written procedures, delegation, tools. */
export const SPEAKERS_DAY_3: readonly Speaker[] = [
  {
    slug: 'ines-castellane',
    name: 'Ines Castellane',
    title: 'Productized design studio',
    bio: 'In 2017 Ines Castellane stopped writing proposals. Her studio in Valencia offers three design packages, each with a fixed price, a fixed length and a list of what is not in it. The list was the hard part, and it is the part she teaches. Along the way she has said no to her own favourite client, twice, and kept the friendship. She sketches during calls, answers email on two mornings a week and publishes her capacity calendar for anyone to see.',
    topic: 'From custom work to a fixed-price product',
    day: 3,
    affiliateCode: 'INES',
    socialLinks: {
      linkedin: 'https://linkedin.example/in/ines-castellane',
      website: 'https://castellane.example',
    },
    gift: {
      title: 'The "not included" list',
      description: 'Three published packages with their limits, and a worksheet for writing your own.',
      url: giftUrl('castellane-not-included'),
    },
    secondName: null,
  },
  {
    slug: 'jonah-feldstein',
    name: 'Jonah Feldstein',
    title: 'Course business, 11 years in',
    bio: 'Most courses are finished on the day they open. Jonah Feldstein has been finishing his for eleven years. A piano tuner by trade, he recorded a first lesson for apprentices he could not visit, then corrected it every spring with the questions that had come in. Nothing in the business is clever, he says, and all of it is written down: the support hours, the revision week, the two lessons a year he throws away. His students now tune in nineteen countries.',
    topic: 'The course that still sells in year eleven',
    day: 3,
    affiliateCode: 'JONAH',
    socialLinks: {
      linkedin: 'https://linkedin.example/in/jonah-feldstein',
      website: 'https://evenlytuned.example',
    },
    gift: {
      title: 'The revision week checklist',
      description: 'How to go through a year of student questions and decide what to re-record.',
      url: giftUrl('evenlytuned-revision-week'),
    },
    secondName: null,
  },
  {
    slug: 'lars-overgaard',
    name: 'Lars Overgaard',
    title: 'Operations writer, Manual & Co.',
    bio: 'Lars Overgaard spent eight years writing maintenance manuals for wind turbines, documents that strangers follow at height, in gloves. Office procedures seemed easy after that. At Manual & Co. in Aarhus he sits beside owners while they work and writes down what they actually do, which is rarely what they describe. His procedures open with the mistake they prevent. He recommends paper for the first version and mistrusts any process that needs a diagram to explain.',
    topic: 'Write the procedure while you do the work',
    day: 3,
    affiliateCode: 'LARS',
    socialLinks: {
      linkedin: 'https://linkedin.example/in/lars-overgaard',
      website: 'https://manualandco.example',
    },
    gift: {
      title: 'Six procedures to copy',
      description: 'Six complete one-page procedures, from refunds to monthly invoices, in an editable file.',
      url: giftUrl('manualandco-six-procedures'),
    },
    secondName: null,
  },
  {
    slug: 'noor-al-khatib',
    name: 'Noor Al-Khatib',
    title: 'Delegation trainer, Second Desk',
    bio: 'The first task to hand over is not the one you hate, says Noor Al-Khatib, it is the one you can check in a minute. She founded Second Desk in Amman to train assistants and, before long, to train the people who hire them. Her agency works from short briefs with an example of done at the top. She has placed four hundred assistants with teams of one, stays on the first three calls with each and keeps a list of the handovers that failed.',
    topic: 'Delegation for teams of one',
    day: 3,
    affiliateCode: 'NOOR',
    socialLinks: {
      linkedin: 'https://linkedin.example/in/noor-al-khatib',
      website: 'https://seconddesk.example',
    },
    gift: {
      title: 'Ten handover briefs',
      description: 'Ten filled-in briefs for common tasks, each with how the finished result looks.',
      url: giftUrl('seconddesk-briefs'),
      promoCode: 'DESK10',
    },
    secondName: null,
  },
  {
    slug: 'camila-restrepo',
    name: 'Camila Restrepo',
    title: 'Template maker, Papel Norte',
    bio: 'Camila Restrepo sells the spreadsheets she used to email to friends for nothing. Papel Norte, her template shop in Medellín, carries forty-one items and has retired sixty more; the retired ones hang framed in the hallway. She tests each new file with five strangers, watches them over a video call and says nothing for ten minutes. What they get wrong becomes the instruction sheet. Before templates she taught secondary-school geometry, and it shows in the folders.',
    topic: 'Sell the file you already send for free',
    day: 3,
    affiliateCode: 'CAMILA',
    socialLinks: {
      instagram: 'https://instagram.example/papelnorte',
      website: 'https://papelnorte.example',
    },
    gift: {
      title: 'The silent test script',
      description: 'How to watch five people use a template without helping them, and what to write down.',
      url: giftUrl('papelnorte-silent-test'),
    },
    secondName: null,
  },
  {
    slug: 'henry-oduya-and-beatrix-lang',
    name: 'Henry Oduya and Beatrix Lang',
    title: 'Software reviewers, The Tool Shelf',
    bio: 'Henry Oduya buys software; Beatrix Lang cancels it. Between them they have run The Tool Shelf from Leeds and Graz since 2016, testing one product a month inside a real three-person business and paying for every licence themselves. A tool stays on the shelf only if somebody would notice its absence within a week. Their yearly clear-out, broadcast live with a calculator, is the closest thing the trade has to spring cleaning. No sponsor has ever appeared in it.',
    topic: 'Tools worth paying for, and the ones to cancel',
    day: 3,
    affiliateCode: 'TOOLSHELF',
    socialLinks: {
      linkedin: 'https://linkedin.example/company/the-tool-shelf',
      website: 'https://toolshelf.example',
    },
    gift: {
      title: 'The subscription clear-out sheet',
      description: 'List every tool, its owner, its yearly cost and the last time anybody missed it.',
      url: giftUrl('toolshelf-clear-out'),
    },
    secondName: 'Beatrix Lang',
  },
];
