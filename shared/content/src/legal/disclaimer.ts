import { DRAFT_NOTE } from './draft-note.js';
import type { LegalPage } from './legal-page.js';

export const disclaimer: LegalPage = {
  pageId: 'disclaimer',
  title: 'Disclaimer',
  slug: 'disclaimer',
  metaDescription:
    'What the Growth & Scale Summit can and cannot promise: no income guarantee, no professional advice, how figures, testimonials and bonus values are meant.',
  updated: '2025-11-03',
  content: `${DRAFT_NOTE}

## Education, not a result

The Growth & Scale Summit teaches. Speakers show how they work, what they built and what they would do again. What you make of it depends on your market, your skills, your time, your money and on luck, and on many things that neither you nor we control. We do not promise that you will earn money, save money, get clients or grow a business by attending a session, using a download or buying a product.

Most people who start something of their own earn little in the beginning, and some earn nothing or lose what they put in. Please do not spend money on a product of ours, or on anything suggested in a session, that you need for rent, food, medicine or debts.

## Figures and examples

When a speaker names income, revenue, savings, numbers of customers or growth, they speak of their own case or of one they know. We ask speakers for honest figures, but we do not audit them. Sums that we state about the speakers as a group, such as the combined figure in the bar on the [home page](/), are added up from what the speakers told us, cover many years, and say nothing about what a reader will reach.

Examples in blueprints, playbooks and prompts are there to show a way of calculating. The prices, rates and volumes in them are assumptions. Put in your own.

## Testimonials

Testimonials are the experience of one person. They are not typical results, and we do not know what is typical. Nobody is paid for a testimonial. If somebody received a product free of charge before writing about it, the testimonial says so.

## Values, prices and countdowns

The values named beside bonuses and gifts, {bonus.blueprints}, {bonus.playbook} and {bonus.prompts}, together {bonus.total}, and {gift.vip} for the VIP gift, are our own estimates of what comparable material costs. The bonuses are not sold one by one at these amounts.

- The countdown on an offer page is the 15-minute window in which the price shown is available to you. It is kept by our server. For Implementation the price is {implementation.early} during the window and {implementation.reference} afterwards, for Done-For-You {dfy.early} and {dfy.regular}. The price of VIP stays {vip.early} when the window ends.
- Countdowns on the pages that you see after declining an offer have no influence on any price.
- Numbers of places, such as 100 for Implementation or 20 for Done-For-You, describe how many clients we can look after well. They are not counters.

What you are charged is always the total that the order page shows before you confirm.

## No professional advice

Nothing in the summit is legal, tax, accounting, investment, medical or psychological advice, also when a speaker works in one of these professions. Rules differ from country to country and change. Before you sign a contract, found a company, collect personal data, invest or hire, ask a professional who knows your case and your country.

Coaching in the Implementation Package and in the Done-For-You Service is business coaching. Coaches give opinions and help you decide; the decision stays yours.

## Prompts and generated text

The library of 500 prompts is written for use with language models of other companies. What such a model answers can be wrong, outdated, biased or too close to the work of somebody else, however good the prompt is. Before you open the library you accept its terms, which come down to six points:

1. Personal responsibility: you decide what you do with a prompt and its result.
2. No guarantees: we do not promise that a result is correct, complete or useful for your purpose.
3. Professional advice: results do not replace it.
4. Intellectual property: the collection belongs to us; what you create with it is yours, as far as the law of your country gives rights in it.
5. Liability limitation: we are not liable for losses from the use of results, as far as the law allows.
6. Ethical use: no deception, no harm, no imitation of real people without their consent.

## Speakers and their opinions

Speakers speak for themselves. That we invite somebody does not mean that we share every view or recommend every product they mention. Many speakers sell something, and some are our affiliates: they receive 50% of what we keep when somebody orders through their link. Keep that in mind when a speaker recommends our VIP offer, as much as when we recommend a speaker.

## Affiliate links

Recommendations of the summit that you find elsewhere often carry an affiliate code. The person who recommends us earns a commission if you order within 45 days. You do not pay more because of it. The terms are on the [affiliate page](/affiliates).

Some links in sessions and gifts lead to products for which a speaker, or we, may earn a commission from another company.

## Other sites, gifts and tools

Gifts, tools and sites of others are run by others. Prices, terms and contents there can change after a session was recorded. We check gift links before a session opens and whenever somebody reports one, but we are not responsible for what is behind them. Read the terms of a service before you enter your data or your card.

## Recordings age

Sessions were recorded for the summit of 27–31 October 2025, and earlier editions are older. Platforms change their rules, tools change their names, and tactics wear out. The date of the edition stands beside each recording. Treat steps that depend on a particular platform as a starting point, and check the current rules there.

## Availability and errors

We work to keep pages correct and reachable, and we correct mistakes when we find them or when you tell us. We do not guarantee that our pages are free of interruptions or errors, or that a recording plays on every device.

## Your rights stay

This page explains what the summit is. It does not take away rights that the law gives you as a buyer, nor the periods in the [refund policy](/refund-policy). How far our liability goes is in the [terms of service](/terms-of-service).

If anything in a session or on a page seems misleading to you, reply to any message from us and name the place. Support answers within 4 to 6 business hours, Monday to Friday, 9 to 5 EST.
`,
};
