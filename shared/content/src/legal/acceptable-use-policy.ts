import { DRAFT_NOTE } from './draft-note.js';
import type { LegalPage } from './legal-page.js';

export const acceptableUsePolicy: LegalPage = {
  pageId: 'acceptable-use-policy',
  title: 'Acceptable Use Policy',
  slug: 'acceptable-use-policy',
  metaDescription:
    'What you may and may not do with the recordings, downloads, prompts, affiliate links and accounts of the Growth & Scale Summit, and what follows if you do.',
  updated: '2025-11-03',
  content: `${DRAFT_NOTE}

## Why there are rules

Speakers give us their work, members pay for access, and affiliates earn by recommending both. These rules protect the three of them. They apply to everyone who uses our pages, whether registered or not, and are part of the [terms of service](/terms-of-service).

## What you may do

- Watch sessions as often as you like while their window is open, and recordings for as long as you have access.
- Keep your own copies of the downloads on your own devices.
- Use prompts, templates and homework in your business, also for your clients, and sell what you make with them.
- Quote a few lines of a session or a download, with the name of the speaker and of the summit.
- Share the public address of a session page, of a day page or of the home page with anybody.
- Share your own invite link and, as an affiliate, your own affiliate link.

## Accounts and links

A VIP account is for one person. Do not share the password, do not sell or lend the account, and do not pass on setup links, reset links or download links. Such links are made for one address and are counted.

Register once, with an address that is yours. Extra registrations to get around the limit of 10 prompts in 24 hours, or to fill the counter of ten friends, are removed. Friends who register through your invite link must be real people who know that you invited them.

## Content

You may not

- record, download or re-upload sessions, or show them to a paying audience,
- publish, resell or give away the downloads, the prompt library or the VIP bonus pack, in whole or in large part,
- remove names, marks or notices from our files,
- feed the recordings, downloads or the library into a service that offers them to others, or
- present our content or that of a speaker as your own.

If you want to use something for a class, a team or an article, ask. We usually find a way.

## Technical limits

The free window of a session lasts 48 hours from midnight Pacific on its day. It is enforced by our server, and trying to get around it is a breach of these rules. So is

- reading our pages or interfaces with programs, beyond what a search engine does,
- guessing coupon codes, sign-in codes, tokens or addresses of other people,
- interfering with the offer window, prices or totals of an order,
- placing orders with payment methods that are not yours, or orders meant to be disputed,
- putting load on our service on purpose, or testing its security without our written consent, and
- sending files or text made to harm other people's devices.

If you find a weakness by chance, tell us and give us time to close it. We do not act against people who report in good faith and look no further than needed.

## Messages and behaviour

Do not use our pages, comments, coaching sessions or chat to insult, threaten or harass people, to spread hatred, to deceive, or to break the law. Do not enter personal data of others in comments, ratings or homework. How we moderate comments is described in the [community guidelines](/community-guidelines).

## Prompts

You are responsible for what you make with a prompt. Do not use the library to produce false reviews, to imitate real people without their consent, to write messages meant to mislead, or to give medical, legal or financial advice that you are not allowed to give. Check results before you use them.

## Affiliates and speakers

If you recommend the summit for a commission, these rules apply in addition.

1. Say openly that you earn a commission, near the link and in plain words.
2. Do not send unsolicited email, SMS or direct messages, and do not post links where they are not wanted.
3. Do not promise income, results or a place in a limited number of seats. Use our texts, or your own honest ones.
4. Do not bid on our name or a speaker's name in search advertising, and do not register domains or profiles that look like ours.
5. Do not buy through your own link or that of somebody in your household. Such orders earn nothing.
6. Do not offer cash back or prizes for using your link.
7. Do not set your code in other people's browsers without a click of theirs.

Commissions from orders that broke these rules are cancelled. Commissions already paid are taken off the next payout.

## What happens in a breach

We look at what was done, how often, and who was harmed. Small things get a message from a person, and nothing more if they stop. Otherwise:

| Case | What we do | How long |
| --- | --- | --- |
| First serious breach | Suspension of access or of affiliate payouts | 7 days |
| Repeated breach after a message | Suspension | 30 days |
| Serious harm to other people, resale of content, fraud | Suspension, or the end of the account | 90 days, or for good |

A suspension lasts at least 7 and at most 90 days. While it lasts you cannot sign in, and commissions are held. Bonus links, refund periods and payment plans keep running. In an emergency, such as an account in the hands of a stranger, we block access at once and explain afterwards.

We write to you with the reason, the evidence we rely on, and the date on which the suspension ends. You can answer within 14 days; somebody who did not take the decision looks at it again. If we were wrong, access is restored and its time is extended by the days you lost.

## Refunds and suspensions

Being suspended does not end a right to a refund that you already had under the [refund policy](/refund-policy). If an account is closed for good because recordings or files were passed on, we may refuse a refund for the product concerned.

## Reporting

Seen something that breaks these rules? Reply to any message from us, or use the chat link on the [home page](/), with the address of the page and what you saw. If your own work appears on our pages without your consent, name the work, the place and how we reach you. Support answers within 4 to 6 business hours, Monday to Friday, 9 to 5 EST.
`,
};
