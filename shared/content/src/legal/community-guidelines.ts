import { DRAFT_NOTE } from './draft-note.js';
import type { LegalPage } from './legal-page.js';

export const communityGuidelines: LegalPage = {
  pageId: 'community-guidelines',
  title: 'Community Guidelines',
  slug: 'community-guidelines',
  metaDescription:
    'How we rate sessions, write comments, behave in coaching calls and invite friends at the Growth & Scale Summit, and how comments are moderated.',
  updated: '2025-11-03',
  content: `${DRAFT_NOTE}

## Where people meet here

The summit is not a forum, but people meet in it all the same: in the ratings and comments under sessions, in coaching calls, in the homework they send, in the chat, and through the friends they invite. These guidelines say how we treat one another in all of these places. They add to the [terms of service](/terms-of-service) and the [acceptable use policy](/acceptable-use-policy).

## Four habits

1. Talk about the work, not the person. "The second example needs numbers" helps; "this speaker has no idea" does not.
2. Say what you tried. A comment is most useful when others can see what you did and what came of it.
3. Leave room. Different businesses need different answers, and a speaker has 30 minutes.
4. Keep confidences. What somebody tells in a call stays in the call.

## Ratings

Anyone may rate a session from 1 to 5 stars, without signing in. There is one rating for each visitor and session; if you rate again, the newer one replaces the older. The number of ratings is shown from 20 ratings on, so that a handful of votes does not look like more than it is.

Rate what you have watched. Speakers, affiliates and staff do not rate their own sessions, and nobody offers anything in exchange for stars. We do not remove ratings for being low. We do reject ratings that come from a program or were bought.

## Comments

A comment is optional, and so is your name. If you leave the name empty, the comment appears as Anonymous. The name is never shown without a comment. Takeaways that you write in the second box are read by us and are not published.

Every comment is read by a person before it appears.

| Status | What it means |
| --- | --- |
| Pending | Received and not yet read; visible to nobody but us |
| Approved | Shown under the session |
| Rejected | Not shown; the stars do not count either |

We approve critical comments as readily as kind ones. We reject a comment when it

- insults, threatens or belittles a person or a group,
- contains personal data, such as a phone number or an address,
- advertises something, or carries a link that has nothing to do with the session,
- claims earnings or results that we cannot check and others might rely on,
- gives medical, legal or tax advice, or
- is not about the session.

We do not rewrite comments. To change or withdraw one, send the session and the text from the address you registered with, or describe it well enough that we can find it.

## Coaching calls

Coaching sessions last 30 minutes and belong to the person who booked them.

- Come on time, in a place where you can talk. If you cannot come, move the session before it starts.
- Bring one question. Calls with one question end with an answer; calls with seven end with a list.
- Coaches give their honest view. You may disagree, and you may stop the call.
- Nobody records a call unless both agree at its beginning.
- Harassment of any kind, in either direction, ends the call. If a coach was the cause, tell us, and we give you another session with somebody else.

## Homework and messages

Each day has one assignment, and you send it by email to the host. Homework is read and not published. If we would like to show a piece of it, we ask you first, and "no" is a complete answer. Please send your own work, without confidential figures of clients or employers.

In the chat, write what you need in the first message, with your order id if it is about an order. Support answers within 4 to 6 business hours, Monday to Friday, 9 to 5 EST. Writing three times does not make it faster, and shouting makes it slower.

## Inviting friends

Every registrant has an invite link and a counter that goes up to ten friends. Invite people who know you and would want to come. Do not post the link where it is off topic, do not enter other people's addresses for them, and do not pay for registrations. Registrations that were not made by the person themselves do not count and are removed.

If you share an affiliate link, say that it is one. The rules for affiliates are in the [acceptable use policy](/acceptable-use-policy).

## Speakers and gifts

Speakers are guests as well. Their gifts are free and meant for you; take them, use them, and unsubscribe politely if their letters are not for you. Please do not contact speakers through private channels that they have not published. If a gift link is broken, or leads to something other than what was described, tell us and we check it.

## What we expect of ourselves

- We follow these guidelines too, including the hosts, the coaches and support.
- We say why we decided something, in words that can be argued with.
- We correct our mistakes in the open where they were in the open.
- We do not use fear, shame or false hurry to sell. Countdowns on our pages are real, and saying no is always one click.

## When somebody breaks them

Most things are settled with a friendly word. If a word is not enough, we reject comments, end calls or, in serious or repeated cases, suspend access for 7 to 90 days. How the length is chosen, and how you can answer a decision, is described in the [acceptable use policy](/acceptable-use-policy).

## Speaking up

If something makes you feel unsafe or unfairly treated, write to us. Name the page or the call, the time and what happened. You may ask that your name stays with the person who reads it. We thank people who speak up, also when it turns out to have been a misunderstanding. How we handle what you tell us is in the [privacy policy](/privacy-policy).
`,
};
