import { DRAFT_NOTE } from './draft-note.js';
import type { LegalPage } from './legal-page.js';

export const shippingDelivery: LegalPage = {
  pageId: 'shipping-delivery',
  title: 'Shipping and Delivery',
  slug: 'shipping-delivery',
  metaDescription:
    'Everything is delivered online: when your VIP email, Implementation details, Done-For-You onboarding and bonus downloads arrive, and what to do if they do not.',
  updated: '2025-11-03',
  content: `${DRAFT_NOTE}

## Nothing is shipped

All our products are delivered online. We send no parcels, there are no shipping costs and no customs duties, and it does not matter in which country you live. You need an email address that you can read, and for the recordings a current browser and a connection that carries video.

## When it arrives

| Product | What you receive | When |
| --- | --- | --- |
| Free registration | Two download links, on the page and by email | At once |
| VIP upgrade | Email with the link to set your password | Within 5 minutes of the confirmed payment |
| Implementation Package | Email with your details and how to book the session | Within 24 hours |
| Done-For-You Service | Onboarding message | Within 24 hours |
| Done-For-You Service | Access to your project dashboard | Within 48 hours |
| Done-For-You Service | Setup and deliverables | In 4 to 6 weeks |

The times run from the moment at which the payment provider confirms your payment. Cards are usually confirmed within seconds, PayPal payments within a minute. Until then the confirmation page shows that the order is being confirmed.

## Free registration

The two files are 100+ Profitable Side Hustle Blueprints (PDF, 28.7 MB) and The Passive Income Playbook - 2025 (PDF, 3.8 MB). The links are made for you and work for 90 days. After that you can ask for new ones with the address you registered. The lighter editions on the day pages have 2.1 MB and 1.8 MB. The edition that we send today may weigh less: the pages say its real size beside each download.

The library of 500 prompts is used online. It opens with your registration address and shows up to 10 prompts in any 24 hours.

If you left a phone number, you also get reminders by SMS. They carry no files, and you can stop them at any time by answering STOP.

## Sessions

Each session can be watched for 48 hours without payment, from midnight Pacific on its day. The pages show a countdown to the opening and to the end. There is no download of the videos; they play on [the sessions page](/sessions).

## VIP upgrade

Within 5 minutes you get an email with a link to set your password. The link works for 7 days and only once. If you already have a VIP account, there is no new link: the email says that the order is on your account, and your password stays as it is.

In the member area you find

- the recordings of your summit, sorted by day, with lifetime access,
- the VIP Exclusive Bonus Pack (PDF, 24.5 MB) and the other downloads,
- the gifts of the speakers, each of which is delivered by the speaker who offers it, and
- the Speaker Interview Highlights Vault, if you added it.

## Implementation Package

Within 24 hours you get a message that says how to set the time of your session. The session lasts 30 minutes and takes place by video call. The package includes 30 days of email support. Extra coaching sessions are set in the same way, and the Templates Kit comes as a download with the message.

When the session takes place is up to you and your coach. We offer times within the next two weeks.

## Done-For-You Service

1. Within 24 hours: the onboarding message, with the questions we need answered.
2. Within 48 hours: access to your project dashboard, where you see what is being done.
3. In 4 to 6 weeks: setup and deliverables, counted from the day on which we have your answers.
4. Along the way: 4 coaching sessions, and those you added.

We take on up to 20 clients in a month. If we cannot start at once, we say so in the onboarding message and name the date; you can then cancel for a full refund.

If you pay in three payments, delivery starts with the first one. You do not wait for the others.

## If something does not arrive

1. Look in the spam and promotions folders, and search for "Growth & Scale Summit".
2. Check that the address on your receipt is the one you are looking at. The receipt goes to the address of the order.
3. Wait until the time in the table above has passed.
4. Then write to us, with the order id from the confirmation page or the receipt. We send the message again or give you access another way.

Support answers within 4 to 6 business hours, Monday to Friday, 9 to 5 EST. On weekends an automatic delivery, such as the VIP email, still goes out within minutes; messages written by people follow on the next business day.

## Wrong or changed address

If you made a mistake in your email address, write to us from the right one and name the order id and the last four digits of the card, or the PayPal transaction id. We move the order after we have checked them. For your safety we do not do this by chat or phone.

## Delays on our side

If we miss a time in the table by more than two business days, we tell you why and when to expect the delivery, and you can cancel for a full refund without a deduction. How refunds work is in the [refund policy](/refund-policy); everything else about orders is in the [terms of service](/terms-of-service).

## Files and devices

The downloads are PDF files and open on any phone, tablet or computer. Large files are best loaded over Wi-Fi. If a download stops half-way, start it again with the same link; the link does not run out by use, only after 90 days.
`,
};
