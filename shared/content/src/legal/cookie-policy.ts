import { DRAFT_NOTE } from './draft-note.js';
import type { LegalPage } from './legal-page.js';

/** Names every browser key of the documents (public-funnel.md 3, member.md 3, admin.md 3) and the cookie of C-065. */
export const cookiePolicy: LegalPage = {
  pageId: 'cookie-policy',
  title: 'Cookie Policy',
  slug: 'cookie-policy',
  metaDescription:
    'Every value that the Growth & Scale Summit keeps in your browser, by name: what it is for, how long it stays, and how to accept, refuse or remove it.',
  updated: '2025-11-03',
  content: `${DRAFT_NOTE}

## What this page covers

Our pages keep a few values in your browser. Most are not cookies in the narrow sense but entries in the local storage of the browser, which only our own pages can read. We name all of them here, because a list is worth more than a promise. "Cookies" below means both kinds.

## Your choice

On your first visit a banner offers three ways on:

- Accept All: essential, analytics and marketing.
- Essential Only: nothing but what the pages need to work.
- Cookie Settings: analytics and marketing one by one. Essential is always on.

Nothing but essential values is stored before you choose, and no page is closed to you if you refuse. No other company's script is loaded on our pages before you agree, apart from the services that you start yourself, which are listed below. You can change your mind whenever you like through the cookie settings link in the footer.

## How your choice is kept

| Name | What it holds | How long |
| --- | --- | --- |
| cookieConsent | all, essential or custom | Until you change it or clear the browser |
| analyticsCookies | true or false | The same |
| marketingCookies | true or false | The same |

## Essential

These make a page do what you asked of it. They need no consent.

| Name | What it is for | How long |
| --- | --- | --- |
| userEmail, userName | Fill in your name and address on the order pages after you registered | Until you clear the browser |
| bonusDownloadUrls | The two download links of your registration | Until you clear the browser; the links themselves work for 90 days |
| affiliate_ref, affiliate_code, affiliate_ref_at | Which affiliate sent you and when, so that they get their commission | Counts for 45 days, replaced by the next link you use |
| invite_code | Which friend invited you, until you register | Until you clear the browser |
| invite_url | Your own invite link, to show it again | Until you clear the browser |
| exitIntentDismissed_landing, exitIntentDismissed_vip, exitIntentDismissed_implementation, exitIntentDismissed_dfy | That you closed a pop-up, so that it does not come back | Until you clear the browser |
| vip_timer_start, implementation_timer_start, dfy_timer_start | When the 15-minute offer window of a page began for you | Until you clear the browser; our server keeps the time that counts |
| timerSessionId | Connects an offer page with its window on our server | Until you close the tab |
| orders_proof | Keeps the signed link of a mail that shows your orders | Until you close the tab |
| order_request_drafts | What you typed into a request about an order and have not sent yet, so that a reload does not lose it | Until you send it or close the tab |
| offer_options | Which add-ons, coaching sessions and plan you chose at an offer, so that they are still chosen when you come back from the payment page | Until you have paid or close the tab |
| paypal_order | Shows your order again when you come back from PayPal | Until you close the tab |
| implementation_coupon, dfy_coupon | A coupon that you entered, so that you need not type it again | Until you clear the browser |
| ab_test_variant | Which headline you see: A, or A or B while we try two | Until you clear the browser |
| headline_visitor | A cookie with a random number, set only while we try two headlines: it keeps you at the same one, and lets us count how many of those who saw each one register and order | 60 days |
| buyer | A signed cookie that proves that this browser started an order, so that the next offer may use the same card for 24 hours after payment | 7 days |
| vip_token, vip_user | Your sign-in to the member area | Until you sign out or the sign-in ends |
| prompt_session | That you may read the prompt library, so that a reload does not ask again | Until you close the tab |
| rating_drafts | What you typed about a session and have not sent yet, so that it is not lost when the page changes | Until you send it or close the tab |
| profile_draft | What you typed into your profile and have not saved yet, so that it is not lost when the sign-in ends | Until you save or leave it, sign out, or close the tab |
| prompt_favorites | The prompts that you marked | Until you clear the browser |
| speaker_token, speaker_name | The sign-in of a speaker to the dashboard | Until sign-out |
| admin_token, admin_email, admin_expires | The sign-in of an administrator; never set for visitors | Until sign-out |
| admin_edits | What an administrator typed and has not saved yet; never set for visitors | Until it is saved or discarded, sign-out, or the tab is closed |
| mui-mode | Light or dark appearance, where a page offers the choice | Until you clear the browser |

The values about affiliates deserve a word. They hold a code and the date of your click, nothing about you. We count them as essential, because a person who recommended us is owed a commission if you order. If you do not want that, open the [home page](/) without the code in the address, or clear the browser.

We also count page views without any identifier: the page, the site you came from, the affiliate code and the kind of browser. Nothing is stored in your browser for that, and views cannot be put together to a visit.

## Analytics

Only with your consent we keep a random number in visitor_id, which lets us see how many people, and not only how many views, go from one page to the next. It is used for our own statistics, is not passed on, and is removed when you withdraw your consent.

## Marketing

Only with your consent we tell advertising services on which we run campaigns that a registration or an order took place, so that we do not pay twice for the same person. At present we use none of them without asking you here first. Refusing has no influence on prices or on what you can see.

## Services that you start yourself

Some parts of our pages come from other companies. They are loaded when you use them, and then follow the policies of those companies.

- Video players: when you open a session, the player of the video host is shown inside our page.
- PayPal: when you choose the PayPal button, PayPal recognises your browser to make the payment safe.
- Card payments: the checkout page of the card payment provider is theirs and sets its own cookies against fraud.
- The chat link opens a messaging app, in its own window.
- Links to gifts of speakers and to the affiliate platform lead to other sites.

## How to remove everything

1. Withdraw consent in the cookie settings. Analytics and marketing values are removed at once.
2. Sign out of the member area, if you are signed in.
3. Clear the site data for our address in the settings of your browser. That removes every entry named above, and the banner will ask you again.

You can also forbid storage in the browser as a whole. Pages, sessions and registration still work; you will have to type your address again on each order page, and pop-ups that you closed can come back.

If you registered or ordered, clearing the browser does not delete those records on our server. How to ask for that is in the [privacy policy](/privacy-policy).

## Changes and questions

When we add a value, it appears in this list before it is used, with a new date at the top of the page. If it needs consent, the banner asks again.

Questions: reply to any message from us or use the chat link. Support answers within 4 to 6 business hours, Monday to Friday, 9 to 5 EST. The rules for using our pages are in the [terms of service](/terms-of-service).
`,
};
