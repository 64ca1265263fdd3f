import { HOST } from './host.js';

/** Texts for speakers to copy; `{link}` is the speaker's own link, `{name}` the reader's first name (F-304). */
export interface EmailTemplate {
  name: string;
  subject: string;
  body: string;
}

export interface SocialPost {
  name: string;
  content: string;
}

export interface LinkedInPost {
  title: string;
  content: string;
}

/** What stands for `{link}` and `{name}` in a copied text while the page does not know them. */
export const LINK_STAND_IN = '[your affiliate link]';
export const NAME_STAND_IN = '[first name]';

/** Welcome letter at the top of /speaker-resources (F-294). */
export const SPEAKER_WELCOME = {
  title: 'Everything you need to tell people about your session',
  paragraphs: [
    'Thank you for being part of this. You gave us your working papers along with your talk, and attendees notice the difference.',
    'On this page you find your banner, a few texts to start from and the steps to get your own link. Change every text until it sounds like you, or ignore them and write two sentences of your own. Those usually do best.',
    'You earn 50% of what people pay who come through your link. Please say openly that it is an affiliate link, promise nobody an income, and write only to people who expect to hear from you.',
    'If something is missing, answer any of my emails. I read them myself.',
  ],
  signature: HOST.name,
  role: HOST.title,
} as const;

/** The notice beside the commission table (F-294). */
export const SPEAKER_COMMISSION_NOTICE =
  'You earn 50% commission on every sale that comes through your link: VIP, Implementation and Done-For-You.';

/** How to get a link, five steps (F-295). The address of the platform is configuration (C-057). */
export const SPEAKER_STEPS: readonly [string, string, string, string, string] = [
  'Open the sign-up page of our affiliate-tracking service with the button below.',
  'Create your account with the email address that you use with us, so that we can match it to your session.',
  'Confirm the address in the message that the service sends you, then sign in.',
  'Copy your personal link from the dashboard of the service and keep it where you will find it again.',
  'Use only that link in everything you share. A link that somebody else sends you credits somebody else.',
];

/** The how-to-get-link box under each banner (F-297). */
export const BANNER_LINK_HELP = {
  title: 'How to get your link',
  line: 'Sign in to the affiliate-tracking service, copy your personal link and put it under this banner wherever you post it.',
} as const;

/** Closing call to action (F-301). */
export const SPEAKER_CLOSING = {
  title: 'No link yet?',
  line: 'Creating the account takes a few minutes and needs no approval.',
  action: 'Create my affiliate account',
} as const;

/** Above the texts: affiliates who gave no session come here, too. */
export const SHARE_TEXTS_NOTE =
  'Most of these are written for speakers. If you gave no session, begin with "Short reminder" and "For people with little time", and change the others until every sentence is true of you.';

/** Three e-mails (F-299). */
export const EMAIL_TEMPLATES: readonly [EmailTemplate, EmailTemplate, EmailTemplate] = [
  {
    name: 'Personal invitation',
    subject: 'I spoke at a summit, and there is something in it for you',
    body: `Hello {name},

A while ago I recorded a session for the Growth & Scale Summit, a five-day event on building a business that does not need you in the room all day. It took me longer to prepare than I like to admit, because the host asks for working papers and not for slogans.

Registration is free. You get two downloads straight away, and you can see what all 31 speakers talk about:
{link}

That is my affiliate link: if you later buy something there, I earn a commission, and you pay the same.

If you watch my session, tell me which part was unclear. I would like to improve it.

Until soon`,
  },
  {
    name: 'One idea from my session',
    subject: 'The page I use every Friday',
    body: `Hello {name},

Here is one idea from the session I gave at the Growth & Scale Summit. You do not have to click on anything to use it.

[Describe one idea from your session in three or four sentences, so that a reader can try it today.]

The rest is in the recording, together with 35 other sessions. The live week was free and is over; the recordings come with VIP, one payment of {vip.early}, with a 7-day money-back guarantee, counted from the end of the summit, or from the day of your order if you buy later. Free registration still gets you two downloads and the prompt library:
{link}

The link is an affiliate link, so I earn a share if you decide to buy. Please do not buy it for my sake.

Best wishes`,
  },
  {
    name: 'Short reminder',
    subject: 'In case you meant to look at it',
    body: `Hello {name},

A short note, and the last one on this subject. Some of you wrote that you wanted to look at the Growth & Scale Summit and had not found the time. This is where it is:
{link}

If you only have half an hour, watch one session about the thing that annoys you most at the moment: finding people, setting a price, handing over work, or ending the day on time. There is one for each.

As before, that is my affiliate link.

Thank you for reading`,
  },
];

/** Four posts for any network (F-299). */
export const SOCIAL_POSTS: readonly [SocialPost, SocialPost, SocialPost, SocialPost] = [
  {
    name: 'Announcement',
    content:
      'I recorded a session for the Growth & Scale Summit: 31 speakers, five days, working papers included. Registration is free and comes with two downloads. {link} (affiliate link)',
  },
  {
    name: 'A question',
    content:
      'What in your business would still run if you were ill for a month? That is the first question the host of the Growth & Scale Summit asked me. My answer, and those of 30 other speakers: {link} (affiliate link)',
  },
  {
    name: 'One thing I learned',
    content:
      'My favourite session at the Growth & Scale Summit was not mine. Somebody reads out their "not included" list, and it changed how I write offers. You can see the programme and register free here: {link} (affiliate link)',
  },
  {
    name: 'For people with little time',
    content:
      'Five hours a week is enough to start, if you know which five things to leave out. The sessions of the Growth & Scale Summit take about 30 minutes each. Free registration: {link} (affiliate link)',
  },
];

/** Two posts for LinkedIn (F-299). */
export const LINKEDIN_POSTS: readonly [LinkedInPost, LinkedInPost] = [
  {
    title: 'What I prepared, and why it took so long',
    content: `When the Growth & Scale Summit invited me, I expected to send slides. Instead the host asked for the spreadsheet.

So I went back to the files behind my own work: the version that failed, the version that held, and the notes in between. Preparing them taught me more than giving the talk.

Three things I would tell anyone who is building something on the side:

1. Choose one model and write down why you refused the others.
2. Measure in seasons of 90 days. A week is noise and a year is too late.
3. Write the procedure while you do the work, not afterwards.

31 speakers opened their files in the same way. Registration is free and includes two downloads:
{link}

(That is my affiliate link. If you buy VIP later, I earn a commission and you pay the same price.)`,
  },
  {
    title: 'A business that runs for a month without you',
    content: `Here is a test that I borrowed from the Growth & Scale Summit. Imagine that you are away for a month, unplanned. What still runs, what stops within a day, and what would nobody notice?

Most of us find more in the third group than we expected.

The five days of the summit follow that test: choose what matters, be found for it, turn it into something that stands by itself, price it, and take time off. I contributed one session. The others are better than mine in places, which is the nicest thing I can say about a programme.

You can register free and look at all topics here:
{link}

For transparency, this is an affiliate link.`,
  },
];
