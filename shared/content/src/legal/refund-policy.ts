import { DRAFT_NOTE } from './draft-note.js';
import type { LegalPage } from './legal-page.js';

export const refundPolicy: LegalPage = {
  pageId: 'refund-policy',
  title: 'Refund Policy',
  slug: 'refund-policy',
  metaDescription:
    'Refund periods for VIP, Implementation and Done-For-You, how to ask for a refund, what is deducted and how long the money takes to reach you.',
  updated: '2025-11-03',
  content: `${DRAFT_NOTE}

## In short

Registration is free, so there is nothing to refund. The three paid products each have a refund period of their own, because each is delivered in a different way.

| Product | You can ask for a refund until | What the period is counted from |
| --- | --- | --- |
| VIP upgrade | 7 days have passed | the end of the summit, or from the day of your order if you buy later |
| Implementation Package | 48 hours have passed | the completion of your session |
| Done-For-You Service | 30 days have passed | your final coaching session |

A request counts when it reaches us, in Pacific time. You need not give a reason, but a sentence about what was missing helps us.

## VIP: 7-day money-back guarantee

The guarantee runs for 7 days, counted from the end of the summit, or from the day of your order if you buy later. The summit ended on 31 October 2025. It covers the VIP price and the Speaker Interview Highlights Vault if you added it.

You may watch recordings and download files during the guarantee; we do not count them against you. When the refund is made, the VIP access that came with the order ends.

## Implementation: 48 hours after your session

Book your session, hold it, and then decide. You can ask for a refund from the day of the order until 48 hours after your session is completed. The refund covers the package, the Templates Kit and extra coaching sessions of the same order that have not been held. Extra sessions that were held are kept at the price you paid for them.

If you cannot come to a session, tell us before it starts and we move it. A session that you miss without a word counts as completed at its planned end.

## Done-For-You: 30 days from your final coaching session

The service includes 4 coaching sessions and takes 4 to 6 weeks to build. The guarantee ends 30 days after your final coaching session, so that you can see the finished work in use before you decide. When we refund the order in full, the rights to use the deliverables return to us, and we remove what we installed in your accounts if you ask for it.

If you pay in three payments, a refund covers the payments already made, and the remaining ones are cancelled on the day we confirm the refund. Nothing more is charged.

## What is deducted

The payment provider keeps its processing fee when a payment is sent back. That fee lies between 3 and 5% of the amount you paid and is not refundable. We deduct what the provider charged us for your payment, within that range, and nothing else.

We refund without any deduction when

- you were charged twice for the same product,
- the amount charged was not the amount shown,
- we could not deliver what you ordered, or
- the law where you live gives you the right to the full amount.

If you used a discount code, the refund is based on the amount that you really paid. The value of bonuses and gifts is not paid out.

## How to ask

1. Write to support: reply to your receipt or to any other message from us, from the address you ordered with.
2. Name the product and the order id. You find the order id on the confirmation page and in your receipt.
3. Say whether you want the whole order refunded or a part of it, such as an add-on or an extra session.

Support confirms your request within 4 to 6 business hours, Monday to Friday, 9 to 5 EST. Requests that reach us outside these hours keep the time at which they arrived.

## How long it takes

We send the refund to the payment method you used: the same card, or the same PayPal account. Processing takes 5 to 10 business days, counted from our confirmation. We cannot send a refund to another card or person. If the card has been closed in the meantime, the bank that issued it can usually forward the amount; otherwise write to us.

You get a message when the refund has been sent, with the amount and the date. If the money is not there after 10 business days, reply to that message and we trace it with the provider.

## Partial refunds

A partial refund, for example of an add-on or of sessions not held, leaves your access open. The rest of the order and its refund period stay as they were.

## Disputes with the bank

Please write to us before you dispute a charge with your bank or with PayPal. A dispute freezes the payment for weeks, and we usually settle a request sooner. While a dispute is open, we pause the access that belongs to the order and cannot send a refund as well. When it is closed in our favour, access returns.

## Affiliates and codes

If your order came through an affiliate, their commission follows your refund: a refund before the payout cancels it, a refund after the payout is taken back, and a partial refund changes it in proportion. You need not do anything about this, and the affiliate does not learn your reason.

A discount code that you used is not given back with a refund if it was good for a single use.

## Misuse

We may refuse a refund when someone orders and refunds the same product again and again, or when files and recordings were passed on against the [acceptable use policy](/acceptable-use-policy). We explain a refusal in writing, and you can answer it.

## Your legal rights

This policy comes on top of the rights that the law gives you. If you live in a country where online purchases can be cancelled within a set number of days, that right stays as it is. Delivery times are on the [delivery page](/shipping-delivery), all other conditions in the [terms of service](/terms-of-service).
`,
};
