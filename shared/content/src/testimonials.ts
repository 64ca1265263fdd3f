import type { LandingPageContent } from '@summit/contracts';

type Testimonial = LandingPageContent['testimonials'][number];

/**
 * Sample quotations of fictional attendees that show tone and length (F-054). They claim no result in money.
 * The owner puts in quotations with permission, in the landing page editor, before the site takes orders.
 */
export const TESTIMONIALS: Testimonial[] = [
  {
    quote:
      'I came for ideas and left with a list of things to stop doing. The Friday review page has been on my wall since day 1, and it is the first plan I have kept for a whole quarter.',
    author: 'Marieke Oosterhuis, ceramics teacher',
  },
  {
    quote:
      'Two evenings a week was all I had. The sessions are short enough for that, and each one ends with something small to do before the next.',
    author: 'Olumide Adeyinka, pharmacist and part-time author',
  },
  {
    quote:
      'The speakers show their spreadsheets. I had sat through years of advice before I saw what a maintenance calendar for a small site looks like.',
    author: 'Caitriona Nolan, walking-guide publisher',
  },
  {
    quote:
      'I handed over my invoices the week after day 3, using the brief from the session. It took my new assistant one question to get it right.',
    author: 'Bogdan Ilyescu, sound engineer',
  },
  {
    quote:
      'Nobody told me to work harder. Somebody told me which of my four half-built products to drop, and gave reasons I could check.',
    author: 'Reyhan Aksoy, language tutor',
  },
  {
    quote:
      'I watched the recordings in the wrong order over a month. It still worked, because every session says what it assumes at the start.',
    author: 'Tomas Erlandsson, beekeeper',
  },
  {
    quote:
      'The homework is one sentence a day. I wrote all five answers on the back of an envelope, sent them in, and the host replied to each of them.',
    author: 'Graciela Fuenmayor, wedding baker',
  },
  {
    quote:
      'The checkout walk-through found three things on my page that I had looked past for a year. One of them was the delivery date. I had never said it.',
    author: 'Devika Subraman, bookbinder',
  },
  {
    quote:
      'I said no to the paid packages and nobody nagged me. The two free downloads were complete, and I came back for VIP in my own time.',
    author: 'Lukas Brandmeier, cycling instructor',
  },
  {
    quote:
      'What stayed with me was the goodbye letter for a group that had run its course. I had thought that ending something had to be a failure.',
    author: 'Sina Leaupepe, choir leader',
  },
];

/** The four quotations that rotate on /thank-you-1: people about the summit, never purchase notices (F-259). */
export const SOCIAL_PROOF: Testimonial[] = [
  {
    quote: 'The sessions are short enough for two evenings a week, and each one ends with something small to do.',
    author: 'Olumide Adeyinka, pharmacist and part-time author',
  },
  {
    quote: 'I watched the recordings in the wrong order over a month. It still worked.',
    author: 'Tomas Erlandsson, beekeeper',
  },
  {
    quote: 'I said no to the paid packages and nobody nagged me. I came back for VIP in my own time.',
    author: 'Lukas Brandmeier, cycling instructor',
  },
  {
    quote: 'The speakers show their spreadsheets.',
    author: 'Caitriona Nolan, walking-guide publisher',
  },
];
