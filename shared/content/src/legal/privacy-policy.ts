import { DRAFT_NOTE } from './draft-note.js';
import type { LegalPage } from './legal-page.js';

export const privacyPolicy: LegalPage = {
  pageId: 'privacy-policy',
  title: 'Privacy Policy',
  slug: 'privacy-policy',
  metaDescription:
    'Which personal data the Growth & Scale Summit collects, why, who sees it, how long it is kept and how to get a copy, a correction or a deletion.',
  updated: '2025-11-03',
  content: `${DRAFT_NOTE}

## Who is responsible

The operator of the Growth & Scale Summit ("we") decides how the data described here is used. Our postal address is at the foot of every email we send. For anything about your data, reply to one of those emails or use the chat link on the [home page](/).

## The short version

We collect what you type into our forms, what a purchase needs, and counts of page views that name nobody. We do not sell data. Card numbers never reach us. You can ask for a copy or a deletion with one message.

## What we collect and why

| What | When | Why | Legal ground |
| --- | --- | --- | --- |
| Name and email address | You register | To confirm the registration, send the two downloads and open the prompts library | Our agreement with you |
| Phone number, if you give one | You register | SMS reminders, nothing else | Your consent |
| Email, name, product, amounts, codes, order id, last four digits of the card or PayPal transaction id | You order | To deliver, to refund, to keep accounts | Our agreement with you; legal duty |
| Affiliate code and date | You come through an affiliate link | To pay the affiliate | Our legitimate interest in paying what we owe |
| Name, email, password (stored only as a hash), and what you add: photo, bio, social links | You have a VIP account | To run the account | Our agreement with you |
| Two-factor secret and backup codes (stored encrypted or as hashes) | You switch on two-factor authentication | To protect the account | Our agreement with you |
| Stars, comment, takeaways and a name if you give one | You rate a session | To improve sessions and show comments | Your consent by sending it |
| Email, prompts opened, acceptance of the terms | You use the prompts library | To keep the limit of 10 prompts in 24 hours | Our agreement with you |
| Downloads and clicks on speaker gifts | You download or open one | To see that links work, and to stop misuse | Legitimate interest |
| Page, referring site, affiliate code, kind of browser | You open a page | To count views; no identifier is kept | Legitimate interest |
| A random visitor id | You agree to analytics | To tell visitors from views | Your consent |
| Network address | You send a form or sign in | To limit abuse and attacks | Legitimate interest |

Giving data is voluntary, but without a name and an email address we cannot register you, and without a confirmed payment we cannot deliver an order.

## What we do not do

- We do not sell or rent personal data.
- We do not build profiles that decide anything about you. Prices depend on the product and on the offer window, not on who you are.
- We do not read private messages in the chat app; what you send there reaches us under the terms of that app.
- We do not use your homework or coaching notes in public without asking you.

## Who else sees data

- Payment providers: the card payment provider and PayPal process your payment under their own responsibility.
- Services that work for us: hosting, email and SMS delivery, and the mailing-list service. They act on our instructions.
- Video hosts: when you open a session, your browser loads the player from the video host.
- Speakers and affiliates: if you registered through the link of a speaker, that speaker sees your name, your email address, in full or masked, and the date of your registration in the speaker dashboard. Affiliates see counts and commissions, and no order details that name you.
- Coaches and the Done-For-You team: they see what you bought and what you send them.
- Other visitors: your comment, once approved, with your name if you gave one.
- Authorities, when a law obliges us.

Some of these services work in the United States or in other countries. Where the law asks for it, we rely on standard contract clauses or on a decision that the country protects data well enough.

## How long we keep it

| Data | Kept |
| --- | --- |
| Registration | Until you ask us to delete it, or three years after your last visit or message |
| Bonus download links | 90 days |
| Phone number | Until you answer STOP or the summit's reminders are over |
| Affiliate code in your browser | 45 days |
| Prompt accesses | The limit looks back 24 hours; the record stays with your registration |
| Orders, refunds and commissions | As long as tax law requires, without your profile |
| VIP account | Until you ask us to delete it |
| Password links | 7 days for setup links, minutes for reset links |
| Ratings | As long as the session is shown, or until you ask |
| Security and audit records | Up to two years |

## Your rights

You can ask us to

- tell you what we hold and send you a copy in a common format,
- correct what is wrong,
- delete what we no longer have to keep,
- stop a use that rests on legitimate interest, and
- end a consent, with effect from then on.

Write to us from the address that the data belongs to. We answer within 30 days and charge nothing. Deletion reaches every table of our systems in which your address stands; what tax law makes us keep is locked and reduced to the order itself. If you are not content with the answer, you can complain to the data protection authority where you live. If you live in California, you also have the right not to be treated worse because you used these rights.

You need no request for some things: VIP members change name, bio, photo and links on the profile page; cookie choices are in the footer; every SMS ends with the word STOP that ends them; every message that is not part of an order or account has an unsubscribe link.

## Emails and SMS

We send three kinds of messages. Transactional ones belong to your registration, order or account: downloads, receipts, setup links, security notices. Notifications remind you of sessions. Marketing tells you about offers, and only if you agreed. The last two kinds carry an unsubscribe link, and using it does not affect your registration.

## Security

Connections are encrypted. Passwords and single-use links are stored only as hashes. Sign-ins are limited in number, two-factor authentication is available, and a change of the password ends all other sign-ins. Administrators work on a separate address, and every administrative change is recorded. Still, no system is perfect: if a breach puts you at risk, we tell you and the authority without delay.

## Children

The summit is meant for adults. We do not knowingly keep data of children under 16. If you think a child registered, write to us and we delete the registration.

## Browser storage

Every value that we keep in your browser is listed by name in the [cookie policy](/cookie-policy).

## Changes

When we change this policy, the date at the top changes with it. If a change matters to you, for instance a new purpose or a new recipient, we write to registered addresses before it takes effect. The conditions for using the summit are in the [terms of service](/terms-of-service).
`,
};
