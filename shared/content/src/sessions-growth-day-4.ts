import { giftUrl } from './gift-url.js';
import type { SessionDraft } from './session-draft.js';

/** Business growth edition, July 2024, day 4. */
export const GROWTH_DAY_4: readonly SessionDraft[] = [
  {
    speakerSlug: 'elodie-marchand',
    durationMinutes: 35,
    topic: 'The email after the purchase',
    description:
      'The receipt is the most opened message that a business sends and the least read before sending. Elodie collects good ones. She shows a florist whose receipt explains how to cut the stems, a lawyer whose receipt says when the telephone will ring, and a software firm whose receipt apologises for nothing at all.\n\nYou rewrite your own during the session: what was bought, what happens next and when, whom to ask, how to undo it. Only then may you add a sentence that is not strictly necessary, and she helps you choose which.\n\nA week later a second message should follow. It asks one thing.',
    gift: {
      title: 'Twelve receipts worth reading',
      description: 'Annotated receipt emails from shops, services and software.',
      url: giftUrl('thirtyeight-receipts'),
    },
  },
  {
    speakerSlug: 'petra-havelkova',
    durationMinutes: 35,
    topic: 'Delivery, returns and other promises',
    description:
      'Buyers read the return policy before they buy, and they read it for character. Petra compares eight of them, from the generous to the quietly hostile, and orders from each shop to see whether the words hold. Two do not, and she shows the exchange of letters.\n\nHer advice is to promise a little less and keep all of it: a date range you meet in a bad week, a return address that is a real room, and a refund that arrives when you said it would.\n\nThe exercise is uncomfortable. Order something from yourself, send it back, and time every step.',
    gift: {
      title: 'The promise audit',
      description: 'A list of every promise a shop makes, with room for proof.',
      url: giftUrl('pokladnalab-promises'),
    },
  },
  {
    speakerSlug: 'sanjay-vaidyanath',
    durationMinutes: 35,
    topic: 'Get invoices paid without losing the client',
    description:
      'An unpaid invoice has a cause, and it is rarely bad will. Sanjay sorts forty late payments of an engineering office by reason: wrong address, missing order number, an approver on holiday, a dispute that nobody had mentioned. Only three were about money.\n\nFor each cause there is a change to make before the invoice goes out and a sentence to use afterwards. His reminders are short and friendly and contain a date. The third is a telephone call, for which he offers a script and a cup of tea.\n\nHe explains when to involve a professional and when, occasionally, to let it go.',
    gift: {
      title: 'The reminder calendar',
      description: 'Three reminder texts and one call script, with the days on which to use them.',
      url: giftUrl('renewalnotes-reminders'),
    },
  },
  {
    speakerSlug: 'dmitri-volkanov',
    durationMinutes: 40,
    topic: 'What to automate last',
    description:
      'Everyone asks where to begin. Dmitri answers with the opposite list, the things that he would automate last or never: the reply to a complaint, the birthday greeting, the price for an unusual request, the decision to stop. He has stories about each, and some of them are expensive.\n\nFrom there he works backwards to the safe candidates. They are boring and frequent, they have a clear right answer, and somebody notices when they fail. A small hotel serves as the example, with its keys, its laundry and its breakfast list.\n\nYou finish with a ranking of your own tasks, and a reason for leaving some of them alone.',
  },
  {
    speakerSlug: 'wanjiru-mutiso',
    durationMinutes: 30,
    topic: 'Sell from a village: slow connections, real trust',
    description:
      'Half of the customers that Wanjiru serves read her messages once a week, standing on a hill. She cannot rely on video, so she relies on preparation: a handout that works on paper, a voice message under a minute and a list of people who will pass it on.\n\nThe constraints turned out to be good teaching. Offers became clearer because they had to be read aloud to somebody else. Prices became round. Guarantees were given in front of witnesses.\n\nIf your own customers have fast connections, you can still borrow the discipline. Explain your offer in a voice message and see what is left.',
    gift: {
      title: 'The paper-first handout',
      description: 'A handout template that works printed, forwarded and read aloud.',
      url: giftUrl('twelveseats-handout'),
    },
  },
  {
    speakerSlug: 'ayesha-farooqi',
    durationMinutes: 30,
    topic: 'Words on buttons, labels and errors',
    description:
      'The smallest texts in a business are written in a hurry and read in a crisis. Ayesha gathers error messages, button labels and waiting screens from twenty small companies and repairs them one at a time: say what happened, say what is safe, say what to do now.\n\nShe demonstrates how a changed label reduced the telephone calls to a dental practice, and how a clever one doubled them. Her rule of thumb is to read the sentence to a person who is slightly annoyed.\n\nAt the end you receive a list of the forty places in which such texts hide, and the order in which to visit them.',
    gift: {
      title: 'Forty hiding places',
      description: 'Where small texts live in a website, a shop and an inbox.',
      url: giftUrl('requiredfield-forty'),
      promoCode: 'FIELD2024',
    },
  },
];
