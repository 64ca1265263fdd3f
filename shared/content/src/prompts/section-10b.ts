import type { Prompt } from './prompt.js';

const category = 'SPECIALIZED BUSINESS MODELS';
const commerce = 'E-commerce & Dropshipping';
const freelance = 'Freelancing & Consulting';

/** Prompts 261-280: E-commerce & Dropshipping, Freelancing & Consulting (M-177). */
export const SECTION_10B_PROMPTS: Prompt[] = [
  {
    prompt_id: 261,
    title: 'Score product ideas before ordering stock',
    prompt_text: `Ten product ideas are on my desk and I can afford to test two. Score them with me as a buyer for a careful shop would.

Ideas, with what I know about price, size, weight, supplier and demand: [list]. My shop: [niche and typical buyer]. Capital for the test: [amount].

Use these criteria, weighted as shown: real problem solved (5), margin after shipping and returns (5), breakage or wrong-size risk (4), legal or safety rules (4), repeat purchase (3), ease of explaining in a photo (3), supplier alternatives (3), seasonality (2).

Show the weighted table. For each score write the fact behind it or the word "guess". Then look at the two winners and attack them: name the reason most likely to make each fail.

Describe a test for each that costs less than [share of capital] and answers within three weeks. Exclude copies of protected designs and products for children unless I confirm the certificates.`,
    category,
    subcategory: commerce,
    tags: ['product research', 'ecommerce', 'scoring', 'sourcing'],
  },
  {
    prompt_id: 262,
    title: 'Vet a dropshipping supplier step by step',
    prompt_text: `Supplier under review: [name, country, products, prices]. I would sell their goods from my own shop without holding stock, so their mistakes become mine.

You are a sourcing manager; compile a vetting file.

Part A: an introductory email with twelve questions on processing time, stock updates, packaging, returns address, defect rate, safety papers, price changes, holidays and cut-off hours. Friendly, precise, easy to answer inside the lines.
Part B: a sample order plan: what to order, to which two addresses, and a form to record days, packaging, smell, finish, and match with the pictures.
Part C: warning signs in their replies, graded yellow and red, based on this answer so far: [paste reply].
Part D: clauses to agree in writing, as a list for my lawyer.

Decide at the end: continue, continue with conditions, or stop. If documents on [certificate needed] are absent, the answer must be stop.`,
    category,
    subcategory: commerce,
    tags: ['dropshipping', 'supplier', 'due diligence', 'email'],
  },
  {
    prompt_id: 263,
    title: 'Work out the true margin per order',
    prompt_text: `My shop shows a healthy margin, and my bank account disagrees. As a cost controller for online shops, find the gap.

Per-order data for [product]: selling price, discounts, product cost, inbound freight, duty, packaging, picking, outbound postage, payment fee, marketplace fee, advertising, share of returns, cost of a return, lost goods: [values, leave blank if unknown].

Build the calculation as a waterfall from list price to money kept, one line per item, in currency and in percent of price. For blanks use a range and show how strongly the result depends on it.

Then answer with numbers: the highest advertising cost at which an order still earns [minimum profit]; the effect of free shipping above [threshold]; the effect of one more return in a hundred; the break-even number of orders per month with fixed costs of [amount].

Verify that the lines add up. Tell me which unknown to measure first and how to measure it this week.`,
    category,
    subcategory: commerce,
    tags: ['unit economics', 'margin', 'ecommerce', 'costs'],
  },
  {
    prompt_id: 264,
    title: 'Write a product page with honest delivery',
    prompt_text: `Copy needed for a product page. Product: [name, materials, dimensions, care, country of origin]. Delivery: shipped from [place] in [days range], returns to [place] within [days]. The buyer is [buyer] and worries about [worries].

You write product pages and answer the complaints they cause. Order of the page, please: a one-line description a child could repeat; three facts that settle the main worries; what is in the box; a size or compatibility section that prevents wrong orders; delivery and returns in plain dates ("ordered Monday, with you between …"); care; four questions and answers.

The delivery time belongs above the buy button. Long waits are stated, explained, and never hidden in small print.

Give two versions of the first screen for testing: one led by use, one by material. Keep adjectives to those that can be measured or felt.

At the foot, write notes to me: missing facts, pictures to take, and statements that need a test report.`,
    category,
    subcategory: commerce,
    tags: ['product page', 'copywriting', 'shipping', 'ecommerce'],
  },
  {
    prompt_id: 265,
    title: 'Find out why customers send things back',
    prompt_text: `Returns data: [order, product, variant, reason chosen, free text, days until return, condition on arrival]. Overall return rate: [percent].

You are a returns analyst who talks to the product team, the photographer and the warehouse alike. Read every free text before trusting the chosen reason, because people pick the first entry in a menu.

Recode the reasons into causes that somebody can fix: picture misleads, size table misleads, quality, damage on the way, too late, wrong item, changed mind. Show a cross table of causes and products, and mark cells with fewer than five cases as too thin.

For the three costliest cells propose one change each, with the owner, the cost, and the expected fall in returns as a range. Draft a better return-reason menu of seven choices.

Do not suggest making returns harder. If [variant] behaves differently from its siblings, look into it separately.`,
    category,
    subcategory: commerce,
    tags: ['returns', 'ecommerce', 'analysis', 'product quality'],
  },
  {
    prompt_id: 266,
    title: 'Prepare notices for late parcels',
    prompt_text: `Parcels from [origin] will be late by about [days] because of [cause]. Orders affected: [number]. Some are gifts for [occasion].

As head of customer communication, write the whole set of messages now, while nobody is shouting yet:
1. Email to buyers who already wait. Fact first, then new date range, then their choices.
2. Banner for the shop, at most 18 words.
3. Text for the checkout, so that no new buyer is surprised.
4. Reply for "Where is my order?" with a place for the tracking result.
5. Reply for a buyer whose occasion has passed.
6. Short note to the marketplace or payment provider, if they ask.

The choices are [cancel with refund, wait, swap for a local item]. Say sorry once, in a human way, and do not blame the carrier. Leave out every date we cannot keep.

Next, a table: which message goes out when, who sends it, and what would trigger an update.`,
    category,
    subcategory: commerce,
    tags: ['shipping delay', 'customer emails', 'ecommerce', 'communication'],
  },
  {
    prompt_id: 267,
    title: 'Restructure shop categories and filters',
    prompt_text: `Shoppers cannot find things in my shop, although we have them. The search log says: [top search words, searches without result]. The menu today: [categories with number of items]. A sample of the catalogue: [30 to 50 product names with attributes].

Working as an information architect for shops, propose a new structure. Categories follow the way buyers decide, not the way suppliers deliver. No category with fewer than six or more than eighty items; no more than seven on the first level; every product reachable in three taps.

Show the tree, then move every sample product into it. Products that fit nowhere or in two places reveal weak borders: discuss them. For each category list the three to five filters that matter, their values in the shopper's words, and the sort order by default.

Write a landing text of 50 words for the two largest categories. Add a redirect list from old to new addresses and mark guesses about [slang or regional words].`,
    category,
    subcategory: commerce,
    tags: ['navigation', 'categories', 'filters', 'ecommerce', 'search'],
  },
  {
    prompt_id: 268,
    title: 'Assemble bundles people would build themselves',
    prompt_text: `Order history, one line per order with product codes: [paste or summarise]. Prices and unit costs: [table]. I am thinking about bundles and need a merchandising analyst.

Look for pairs and triples that occur together more often than chance suggests; show the count, the expected count, and the ratio. Disregard combinations below [minimum orders].

From the real combinations design three bundles: a starter set for new buyers, a refill or replacement set, and a gift set. Name each by its use. State contents, price, saving compared with single purchase, margin in money, packing effort, and what happens when one part is out of stock.

Then examine each for harm: does it push people to buy something that they do not need, or hide a slow seller? Drop it if so.

Sketch the test: where the bundle appears, how long, and the comparison that shows whether it brings additional sales or only moves them.`,
    category,
    subcategory: commerce,
    tags: ['bundles', 'pricing', 'order data', 'ecommerce'],
  },
  {
    prompt_id: 269,
    title: 'Calculate reorder points without a big system',
    prompt_text: `Spreadsheet owner, part-time warehouse: that is me. You are a stock planner; set up reorder rules for [number] products without buying software.

Data per product: weekly sales of the last [number] weeks, supplier lead time from fastest to slowest, minimum order, unit cost, shelf space, expiry if any: [table].

Explain the reorder formula in one short paragraph with an example from my data. Then compute for each product: average weekly sales, safety stock for the slowest lead time, reorder point, order quantity, weeks of cover, cash tied up. Give me the cell formulas as well.

Sort the products into three groups by value of yearly sales and suggest how often to count each group. Treat products with irregular sales separately; a formula would mislead there, so describe a judgement rule.

Warn me about seasonal jumps such as [season]. Recalculate two products by hand to prove that the table is right.`,
    category,
    subcategory: commerce,
    tags: ['inventory', 'reorder point', 'stock', 'spreadsheet'],
  },
  {
    prompt_id: 270,
    title: 'Set rules for reviews and replies',
    prompt_text: `Set up how our shop asks for reviews, publishes them and answers them, in a way we would be happy to see printed in a newspaper.

Current habits: [how you ask, what you filter, rewards if any]. Platform: [own shop, marketplace]. Average rating and number: [figures].

Judge as a consumer advocate would. First go through these habits and name any that could mislead readers, for instance asking only happy buyers. Then write:
- a request sent [days] after delivery, equal for everyone, with two questions that lead to useful detail;
- publication rules in six points, including when a review may be removed and who decides;
- answers to seven kinds of review: delighted, short, mixed, wrong product, late parcel, unfair, possibly fake;
- a monthly routine that turns reviews into product changes.

Keep answers below 60 words. Never offer money for changing a review. List the legal points on paid reviews to check in [country].`,
    category,
    subcategory: commerce,
    tags: ['reviews', 'reputation', 'policy', 'ecommerce'],
  },
  {
    prompt_id: 271,
    title: 'Lead a discovery call without pitching',
    prompt_text: `In [days] I have a 40-minute call with [type of client] about [their stated problem]. My usual failing is talking too soon. Coach me as a trainer of consultants would, and write a call plan that keeps me listening.

Divide the time into five parts with minutes. For each part give the aim, two opening questions, two follow-ups, and a sentence that leads to the next part. The questions should bring out what has been tried, what it costs to leave things as they are, who else decides, what success would look like in their own figures, and why now.

Provide a note sheet with empty fields in the order of the talk. Add three sentences for difficult moments: they ask for the price at minute four, they describe the solution in place of the problem, they go silent.

End the plan with two endings: a clear next step, and a gracious "I am not the right person", including whom I could recommend.`,
    category,
    subcategory: freelance,
    tags: ['discovery call', 'sales', 'freelance', 'questions'],
  },
  {
    prompt_id: 272,
    title: 'Draft a proposal with three real options',
    prompt_text: `Notes from my conversation with the client: [paste]. My service: [service]. Range I have in mind: [low to high]. Start possible from [date].

You are a proposal writer for independent consultants. Compose at most three pages in the client's own terms.

Open with their situation in five sentences, so accurate that they would forward it to a colleague. Next, the outcome they want and how we would both notice it. Then three options that differ in how much of the work I take over, not in quality: advise, do it together, do it for you. For each: what happens week by week, what they must provide, what is excluded, price, payment dates.

Recommend one option and defend the choice in two sentences, even if it is not the dearest.

Close with terms in plain words and one way to accept. Compare my notes with the text at the end and list each assumption that I should confirm before sending.`,
    category,
    subcategory: freelance,
    tags: ['proposal', 'pricing options', 'consulting', 'writing'],
  },
  {
    prompt_id: 273,
    title: 'Tighten a scope of work against creep',
    prompt_text: `Read this scope of work as the most inventive client in the world would read it: [paste scope].

List each phrase that could be stretched, such as "support", "revisions", "as needed", "website", and show the expensive reading next to the one I meant.

Rewrite the scope so that each deliverable has: a noun, a quantity, a format, a standard of acceptance, a person who accepts, and a time limit for acceptance. Insert a section "Not included" with the eight requests that [kind of client] usually makes in week three. Add a change procedure in four sentences: how a request arrives, how I price it, how they approve it, what waits meanwhile.

Then supply two scripts for the first small extra: one that grants it visibly once, one that prices it kindly.

The tone stays cooperative; the reader should feel safer, not accused. Flag wording that belongs in the contract and needs legal review under [law].`,
    category,
    subcategory: freelance,
    tags: ['scope of work', 'scope creep', 'freelance', 'contracts'],
  },
  {
    prompt_id: 274,
    title: 'Tell existing clients about higher rates',
    prompt_text: `Starting [date] my rate goes from [old] to [new]. These clients are affected: [client, years together, type of work, how price-sensitive, what I value in them].

Be the colleague who has done this many times. Before drafting, question the plan: is the step big enough to last, small enough to explain, and fair to people with running projects? Two or three sentences are enough.

Then write a separate letter per client. Each says in the first paragraph what changes, when, and what stays the same. It gives one reason that concerns the work and not my rent. It leaves room to adapt the scope to a fixed budget. No apologies, no flattery, no comparison with other clients.

Prepare me for four replies: agreement, silence, a request for an exception, a goodbye. Give my answer to each in no more than three sentences, with the lowest concession I would still be content with: [concession].

Add a calendar of who hears it first, and through which channel.`,
    category,
    subcategory: freelance,
    tags: ['rate increase', 'clients', 'letters', 'pricing'],
  },
  {
    prompt_id: 275,
    title: 'Design a retainer that stays healthy',
    prompt_text: `One-off projects exhaust me; I am considering a monthly retainer for [service]. Typical requests over the last half year: [requests with hours]. Clients who might want it: [describe].

Advise me as a pricing consultant for freelancers. Examine first whether a retainer is right: which needs come back, which come in bursts, which would be better as a fixed package?

If it is, design two models side by side: access to me with response times, and a fixed set of monthly outputs. Per model define what is in, what is out, how unused capacity is treated, how urgent work is handled, notice period, review rhythm, and price logic with figures.

Simulate six months with a quiet, a normal and a greedy client. Show hours, income and mood after each. Adjust the rules until even the greedy client is bearable.

Finally give me the offer in 150 words and a quarterly review agenda. Mark any rule that could turn me into an employee in the eyes of [country] authorities.`,
    category,
    subcategory: freelance,
    tags: ['retainer', 'recurring work', 'pricing model', 'freelance'],
  },
  {
    prompt_id: 276,
    title: 'Create a paid diagnostic as first step',
    prompt_text: `Instead of free advice calls I would like to sell a small diagnostic for [problem area]. It should be worth its price even if the client never hires me again.

As a designer of productised services, help me to define it. Who is it for, and at which moment? Which question does it answer by the end? What do I look at (sources, interviews, access), within [hours] of work? What does the client hold in hand afterwards?

Write the report template with headings, a rating scale whose levels are described in observable terms, room for evidence, and a page of priorities sorted by effect and effort. Include an honest page called "What we did not examine".

Then the commercial side: price with reasoning, turnaround, preparation list for the client, a guideline for cases where the finding is "you do not need help".

Test the template on this example: [short anonymous case]. Report where it forced you to invent something, and repair the template there.`,
    category,
    subcategory: freelance,
    tags: ['diagnostic', 'audit', 'consulting', 'productised service'],
  },
  {
    prompt_id: 277,
    title: 'Ask case study questions that yield facts',
    prompt_text: `A client of mine, [industry and size], agreed to a case study. The talk lasts 25 minutes. I need questions that yield facts and a story instead of praise.

In the role of a business reporter, prepare fourteen questions in the order before, decision, during, after, doubts. At least four must ask for a number, a document or a date. At least two must invite criticism of me. Mark the three that matter most in case time runs short.

Write the email with which I invite the person, explaining use, approval, and the right to withdraw or stay anonymous.

Then give me the skeleton for the finished text: headline with a measured change and the period, situation, what was at stake, what we did including one wrong turn, result with limits ("other factors were …"), quotation, facts box.

When I return with the transcript [paste later], fill the skeleton using only what was said, and list statements the client must confirm in writing before [publication place].`,
    category,
    subcategory: freelance,
    tags: ['case study', 'client interview', 'proof', 'freelance'],
  },
  {
    prompt_id: 278,
    title: 'Screen enquiries for good and bad fits',
    prompt_text: `Enquiries reach me by [channel]. I say yes too often and pay for it later. As an intake manager, build me a filter from experience.

Experience: my three best clients [what they were like in the first week] and my three worst [the same].

Find the early signs that separate the groups. Discard signs that are only about sympathy, background or writing style; they are unfair and unreliable. Keep signs about behaviour, such as how they treat deadlines before signing.

Deliver a form with eight questions for new enquiries, a scoring key with points, and three thresholds: go ahead, talk first, decline. Write the decline message in 70 words: thankful, clear, with a useful pointer.

Run last month's enquiries through it: [short descriptions]. Would the filter have chosen well? Show one case in which it errs, and tell me whether to change the filter or accept the error.`,
    category,
    subcategory: freelance,
    tags: ['client screening', 'red flags', 'freelance', 'intake'],
  },
  {
    prompt_id: 279,
    title: 'Chair a kickoff that prevents confusion',
    prompt_text: `Agenda wanted for a 60-minute project kickoff. Project: [project]. Attending: [names by role, with what each of them fears or hopes]. Contract facts: [dates, deliverables, budget limits].

You are a project manager who hates surprises. Give each agenda item a question to answer, a time, a leader, and the sentence that will stand in the minutes if all goes well. Reserve ten minutes for "what would make this fail", handled so that quieter people speak first.

Supply what I send the day before (one page, readable on a phone), the decision list to be filled in during the meeting, and the message that goes out within two hours after it.

Also prepare a working agreement: channels, response times, who approves what, how we disagree, holidays, where files live.

Look at my list of attendees and tell me who is missing or need not be there. If the contract facts leave [date or duty] open, put it first on the agenda.`,
    category,
    subcategory: freelance,
    tags: ['kickoff', 'meeting agenda', 'project management', 'clients'],
  },
  {
    prompt_id: 280,
    title: 'Even out feast and famine months',
    prompt_text: `Twelve months of a freelance life, month by month: booked days, income, hours spent looking for work, source of each project: [data].

Examine them as a business coach for freelancers and show the rhythm you see. How long after searching does work arrive? Which source delivers when I am busy, and which only when I am desperate? At what point in a busy phase did I stop looking, and what did that cost later? Rely on the data; with gaps, ask.

Then set up a pipeline habit that fits [hours] a week in busy times and double that in calm ones. Specify the minimum number of conversations, follow-ups and proposals per week, derived from my own conversion figures. Add a list of the ten people I should write to first, by category such as [past client, colleague, editor], and the first line of each message.

Include two cushions: a cash rule and a "fill-in" offer that starts within a week. State the earliest month when results could show.`,
    category,
    subcategory: freelance,
    tags: ['pipeline', 'freelance', 'income', 'planning'],
  },
];
