import { DRAFT_NOTE } from './draft-note.js';
import type { LegalPage } from './legal-page.js';

export const termsOfService: LegalPage = {
  pageId: 'terms-of-service',
  title: 'Terms of Service',
  slug: 'terms-of-service',
  metaDescription:
    'The agreement for using the Growth & Scale Summit: registration, sessions, VIP, orders, the affiliate programme and what happens when something goes wrong.',
  updated: '2025-11-03',
  content: `${DRAFT_NOTE}

## What you agree to

These terms are the agreement between you and the operator of the Growth & Scale Summit ("we"). They apply when you register, watch a session, buy a product, use the member area or take part in the affiliate programme. By doing any of these you accept them. You must be at least 18 years old, or have the consent of a parent or guardian.

Some subjects have a page of their own, which is part of these terms: the [refund policy](/refund-policy), the [delivery page](/shipping-delivery), the [acceptable use policy](/acceptable-use-policy), the [community guidelines](/community-guidelines) and the [disclaimer](/disclaimer). How we treat your data is in the [privacy policy](/privacy-policy) and the [cookie policy](/cookie-policy).

## The summit

The Growth & Scale Summit is a five-day online event with more than 25 speakers, held on 27–31 October 2025. Sessions last about 30 minutes. Each session can be watched without payment for 48 hours, from midnight Pacific on its day. When that window has closed, the recording is available to VIP members only.

Speakers give their own views. We may replace a session or a speaker, move a session within its day or correct its description. If a session cannot be shown in its window because of a fault on our side, we open the window again for the same length of time.

## Registration

Registration is free and takes your name, your email address and, if you like, a phone number. The phone number is used for SMS reminders only. Give an address that is yours; one address can be registered once. With the registration you get two downloads, whose links work for 90 days, and access to the library of 500 prompts. The library shows each registrant up to 10 prompts in any 24 hours, and asks you to accept its own terms first.

## VIP accounts

VIP costs {vip.early}. It gives lifetime access to the recordings of the current edition, the VIP bonus pack and the member area. "Lifetime" means for as long as we run the member area; if we close it, we tell you at least 90 days before, so that you can finish what you are watching.

- After payment you get a link to set a password of at least 8 characters. The link works for 7 days and only once; support can send a new one.
- An account belongs to one person. Do not share the password, and switch on two-factor authentication if you can.
- Tell us at once if you think that somebody else has used your account. Changing the password ends all other sign-ins.

## Prices and orders

All prices are in US dollars. What you pay is calculated on our server when you order, and the total is shown before you confirm.

| Product | While the offer window runs | Afterwards |
| --- | --- | --- |
| VIP upgrade | {vip.early} | {vip.early} |
| Implementation Package | {implementation.early} | {implementation.reference} |
| Done-For-You Service | {dfy.early} | {dfy.regular} |

- The offer window lasts 15 minutes from your first visit to the page of that product. It does not start again when you reload the page or clear your browser.
- Optional add-ons are {add_ons}. Extra coaching sessions cost {coaching} each, from 0 to 10, with Implementation and Done-For-You.
- You can pay by card or through PayPal. Card details are entered with the payment provider; we never receive the full number. If you have just paid by card in the same browser, the next offer may charge that card with one click, and the button says so and names the amount.
- Done-For-You can be paid in three monthly payments. The plan carries 0% interest, and the three payments add up to the price of the order. If a payment fails, we write to you, and the card provider tries again.
- Discount codes apply to the product they were made for, cannot be exchanged for money and never bring the total of an order below one dollar.

An order is accepted when the payment provider confirms the payment. If a price was shown wrongly because of an obvious error, we may cancel the order and refund everything you paid. Delivery times are on the [delivery page](/shipping-delivery), refunds in the [refund policy](/refund-policy).

## Affiliate programme

Anyone may take part; no approval is needed. The current terms are on the [affiliate page](/affiliates).

- You earn 50% of the net amount that we keep of an order, add-ons and coaching included, after discounts and refunds.
- A visitor who comes through your link counts as yours for 45 days. If they use links of several affiliates, the last one counts. Buying through your own link earns nothing.
- Commissions are held until the refund period of the product is over: for VIP 7 days after the summit, for Implementation 48 hours after the session, for Done-For-You 30 days after the final coaching session. They become payable on the day after.
- Payouts run on the 1st of each month by PayPal or bank transfer, from a balance of {payout.minimum}, and take 3 to 5 business days to process. Smaller balances move to the next month.
- A refund before the payout cancels the commission. A refund after the payout is taken off your next one. Partial refunds change the commission in proportion.

Do not send unsolicited messages, do not promise results that nobody can promise, and say that you earn a commission when you recommend us. Payouts earned by breaking these rules can be withheld.

## Content and ratings

Recordings, downloads, prompts and texts belong to us or to the speakers. You may use them for yourself and for your own business. You may not resell them, publish them, or pass on links that were made for you. What you write with the help of a prompt is yours.

When you rate a session or leave a comment, you allow us to show it on our pages. Comments appear only after we have read them. Your name is shown only if you leave a comment and give a name.

## Suspension and ending

You can stop using the summit at any time and ask us to delete your account. If you break these terms or the [acceptable use policy](/acceptable-use-policy), we may suspend your access for 7 to 90 days or, in serious cases, end it. We tell you the reason and how to answer it. A suspension does not take away a right to a refund that you already had.

## Liability

We run the summit with care, but cannot promise that every page is available at every moment. The content is general education and no advice for your own case, as the [disclaimer](/disclaimer) explains. As far as the law allows, our liability for a product is limited to the amount you paid for it in the twelve months before the claim. Nothing here limits liability that cannot be limited by law, or the rights that you have as a consumer where you live.

## Changes and contact

We may change these terms for future use and orders; the date of the latest version is at the top of this page. Orders follow the version in force on the day of the order. These terms follow the law of the place where the operator is registered, without taking away mandatory consumer rights.

Questions are welcome: reply to any message from us or use the chat link on the [home page](/). Support answers within 4 to 6 business hours, Monday to Friday, 9 to 5 EST.
`,
};
