import type { Prompt } from './prompt.js';

const category = 'CONTENT CREATION & MARKETING';
const funnels = 'Sales Funnels & Conversion';

/** Prompts 91 to 100 (M-169). */
export const SECTION_02C_PROMPTS: Prompt[] = [
  {
    prompt_id: 91,
    title: 'Map the funnel and locate the leak',
    prompt_text: `Steps a customer takes with us, and how many people reached each one in [period]: [step and count, from first visit to repeat purchase].

Put on the hat of a plumber rather than a marketer: I want to know where the water goes.

Calculate the passage rate between steps and the loss in absolute people. Then, for the three largest losses, separate "should leave" (wrong audience, early researchers) from "would have stayed" (confusion, fear, technical trouble), and tell me what observation could tell them apart.

Simulate one improvement at a time: raise each rate by a tenth of its value and show the effect on purchases. Report which step rewards effort most, with the arithmetic visible.

Output: a funnel in text, the simulation table, then a one-week investigation plan for the most rewarding step, with no redesign in it. If counts rest on fewer than [minimum] people, give ranges and not single rates.`,
    category,
    subcategory: funnels,
    tags: ['funnel', 'conversion', 'analysis', 'numbers'],
  },
  {
    prompt_id: 92,
    title: 'Landing page copy from a finished offer',
    prompt_text: `You write pages that calm people down enough to think. The page sells [offer] to [audience] who arrive from [source] and last read [ad or mail text].

Use only this: outcome [outcome], contents [contents], process [steps], price and terms [price, terms], evidence [evidence], limits [limits], the person behind it [bio].

Compose the page from top to bottom: headline continuing the thought of the source, a two-line promise with its condition, who it is for, what happens step by step, contents in the customer's words, evidence with context, price with everything included, questions, the person, last call. One action throughout, with the button text [verb and object].

Beside each block write in brackets the doubt it addresses. Length is whatever a careful buyer at this price needs and not a line more.

Finish with a self-review: five sentences most likely to be doubted, whether the evidence carries them, and an alternative for those it does not.`,
    category,
    subcategory: funnels,
    tags: ['landing page', 'sales copy', 'conversion', 'offer'],
  },
  {
    prompt_id: 93,
    title: 'Walk through the checkout and list every friction',
    prompt_text: `Pretend to buy from us. I describe each screen between cart and confirmation with every field, text, default and error: [screens]. Devices used by customers: [share of phone and desktop]. Countries: [countries]. Payment methods: [methods].

Play through four shoppers in turn: one in a hurry on a phone, one who distrusts unknown shops, one using only a keyboard and a screen reader, one buying for a company that needs an invoice.

Log each friction as a row: screen, shopper, what happens, why it matters, severity from 1 to 4, simplest repair. Merge duplicates at the end and sort by severity times the number of shoppers affected.

Pay attention to total price known early, guest purchase, forgiving formats for numbers and addresses, errors that say how to fix them, and whether a returning person finds their entries again.

Anything sneaky (items added silently, hidden costs, a subscription easy to miss) goes to the top as "repair before all else". Tell me which findings only a test with real people can confirm.`,
    category,
    subcategory: funnels,
    tags: ['checkout', 'usability', 'conversion', 'accessibility'],
  },
  {
    prompt_id: 94,
    title: 'Answer objections with proof, not pressure',
    prompt_text: `Objections heard in [number] sales conversations about [offer]: [list, in the words used]. What became of those people: [bought, postponed, declined, unknown].

Arrange them into real obstacles, missing information, polite exits and signs of a poor fit. Tell me how you assigned each.

For missing information, write an answer in three parts: agree with what is right in it, add the fact or proof [proof available], leave the decision with them. At most 70 words, speakable. For real obstacles think about the offer: could terms, size or timing change so that the obstacle shrinks? For polite exits draft a sentence which makes leaving easy. For poor fit, a recommendation elsewhere.

Then show where on the page, in the mails or in the call each answer belongs, so that it comes before the objection forms.

Do not supply reversals, guilt, or "what would it take" lines. If a single objection accounts for more than a third, advise changing the offer before the words.`,
    category,
    subcategory: funnels,
    tags: ['objections', 'sales', 'copywriting', 'proof'],
  },
  {
    prompt_id: 95,
    title: 'Bridge from free resource to paid offer',
    prompt_text: `People download [free resource] gladly and hardly any of them look at [paid offer]. Numbers: [downloads, visits to offer, purchases].

Check whether the two belong together at all. Compare them in a table: problem addressed, level of the reader, moment in their work, feeling afterwards, next question in their mind. If the gap is too wide, propose a better free resource in two sentences and end.

If they do fit, design the bridge:
1. the sentence inside the resource that raises the next question naturally
2. a small step between, such as a worksheet, a five-minute test, or a short lesson, which shows progress and reveals whether the offer would help
3. three messages that carry a person over it, each useful alone
4. the moment the offer is shown, with the reason for that moment

Write items 1 and 3 in full. Define a fair expectation for the change in [metric] and what I would accept as evidence that it failed.`,
    category,
    subcategory: funnels,
    tags: ['lead magnet', 'funnel', 'offer', 'conversion'],
  },
  {
    prompt_id: 96,
    title: 'Abandoned checkout messages with a service attitude',
    prompt_text: `Some people leave at payment. Reasons known so far: [technical errors, price surprise, interrupted, comparing]. They gave their address on [screen] and agreed to [consent wording].

Tell me first whether, under that consent, reminders may be sent at all in [country], and what I should clear with a lawyer; write only the messages which remain.

Write up to three: after [time], a note asking if something went wrong, with a direct way back and a human to answer; next day, the two questions other buyers ask at this point, answered; on day four, a farewell which states the basket will be cleared and requires nothing.

Use the items left, [item placeholder], without theatrics. Discounts appear in none of them, since that would teach people to leave.

For each message give the trigger, the stop conditions, subject, body under 110 words, and what to record. Finally list the three screens I should repair in order to need fewer such mails.`,
    category,
    subcategory: funnels,
    tags: ['abandoned cart', 'email', 'conversion', 'service'],
  },
  {
    prompt_id: 97,
    title: 'Order bump that makes the main purchase work better',
    prompt_text: `At checkout for [main product, price] I may offer one addition. Candidates: [candidate A, price], [candidate B, price], [candidate C, price]. What buyers ask for in the first two weeks: [requests].

Which one belongs there? Judge each by a single standard: does the main product work better, sooner or more safely because of it? Add whether it can be understood within ten seconds, whether refusing it leaves a complete product, and our cost to support it.

For the winner write the checkbox text: name, one sentence of use, price, what happens if one says no ("You can add this later at [later price]", only if true). The box starts empty. Provide three versions under 35 words, and the line in the receipt.

Then a small plan for measuring: share who take it, share who use it, refunds, effect on completed orders. Name the value at which we remove it. If no candidate meets the standard, advise to offer none.`,
    category,
    subcategory: funnels,
    tags: ['order bump', 'checkout', 'offer', 'conversion'],
  },
  {
    prompt_id: 98,
    title: 'Discovery call guide that may end in no',
    prompt_text: `A call of 30 minutes should tell both sides whether [service] at [price range] makes sense. I tend to [talk too much, discount too early, forget the next step]. The other person usually is [role] and has already read [page or mail].

Write the guide for the call with time marks: greeting and agreement on the agenda, their situation, cost of leaving it as is, what they tried, what a good result would look like and for whom, who decides, budget in the open, my honest view, next step or kind ending.

Give me real questions, not categories; two per part, plus a silent note on what to listen for. Insert a stop sign at three places where I should recommend against working together, with the words to say it.

Add a summary email template with [placeholders] to send within the hour, and a self-rating sheet of six lines that works against my tendency. Assumptive closes and invented urgency are excluded.`,
    category,
    subcategory: funnels,
    tags: ['sales call', 'discovery', 'script', 'services'],
  },
  {
    prompt_id: 99,
    title: 'A/B test plan, or a reason not to test',
    prompt_text: `We are thinking of testing [change] on [page]. Visitors per week: [number]. Present conversion: [rate]. Smallest improvement which would be worth the trouble: [difference].

Work it out as a statistician with common sense. How many visitors per variant are needed for 80 % power at the 5 % level, and how many weeks is that for us? Show the formula and your rounding. If the answer exceeds [weeks] weeks, advise against the test and offer a better way to learn: five usability sessions, a bolder change, a before-and-after comparison with its weaknesses, or a survey.

If it is feasible, write the plan: hypothesis with reason, primary metric, guard metrics such as refunds, who is included, start and end fixed in advance, what we do for each of three outcomes.

Add the page of traps: looking early, testing during a campaign, counting one person twice, stopping when it pleases. Predict the result with a confidence, so that we can learn how good our hunches are.`,
    category,
    subcategory: funnels,
    tags: ['ab test', 'statistics', 'conversion', 'experiment'],
  },
  {
    prompt_id: 100,
    title: 'Thank-you page that starts the relationship',
    prompt_text: `Right after paying for [product], people see a page that says only "Thank you". Give that page a job.

They need: certainty that payment worked, what arrives where and when, what to do if it does not, the first small step with [product], and the name of someone who can help. I need: fewer support messages about [frequent question], one piece of information, [question to ask], and perhaps a recommendation to a friend.

Rank these needs, theirs first, and sketch the page as a list of blocks in order with approximate height on a phone. Write all texts, including the variants for delayed payment, for a company address with invoice, and for someone who reloads or bookmarks the page.

State for each block what would make you remove it. No offer appears above the first step, and any offer below must be declinable without a trace of reproach. Test mentally: can a worried person find help within five seconds?`,
    category,
    subcategory: funnels,
    tags: ['thank-you page', 'onboarding', 'copywriting', 'conversion'],
  },
];
