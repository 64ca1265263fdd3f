import type { Prompt } from './prompt.js';

const category = 'PRODUCT & OFFER CREATION';
const product = 'Product & Offer Creation';
const affiliate = 'Affiliate Marketing';

/** Section 3, PRODUCT & OFFER CREATION: prompts 101 to 120 (M-170). */
export const SECTION_03_PROMPTS: Prompt[] = [
  {
    prompt_id: 101,
    title: 'Cut a product idea to its smallest useful version',
    prompt_text: `The product in my head has too many parts: [list every feature, chapter or service element]. It should help [buyer] to get from [before] to [after].

Ask of every part: would the buyer still reach "after" without it? Sort into essential, helpful, and decoration. Be suspicious of everything I am proud of.

Then define a first version from the essential parts alone, buildable in [days] by [people], and describe it in the form of a delivery note: what is in the box, what is not, what the buyer does on day one, when they reach the result.

Add the list "Later, if three buyers ask", with the request that would trigger each item.

Finally check the opposite danger. Is anything so bare that the result becomes unlikely? If yes, put one item back and justify it.`,
    category,
    subcategory: product,
    tags: ['product', 'scope', 'minimum version', 'planning'],
  },
  {
    prompt_id: 102,
    title: 'Three tiers that differ in kind, not in stuffing',
    prompt_text: `Our single offer is [offer] at [price]. Some buyers want less, others want more: [what each said]. Delivery costs me [hours or money] per buyer.

Create three tiers. The difference between them must be how much of the work we carry: they do it with our material, we do it together, we do it for them. Or propose another axis if it suits [audience] better, such as speed or team size, and tell me why.

A table, please: name of the tier in plain words, whom it is for, what is included, what is expressly not, our hours, price, earliest start, the question it answers for the buyer.

Work out at which mix of sales our hours run out, given [capacity per month].

Then test it with three fictitious buyers, one per tier, each explaining why the neighbouring tier would be wrong for them. If you cannot find a truthful reason, merge the two. No decoy tier built solely to make another look cheap.`,
    category,
    subcategory: product,
    tags: ['pricing tiers', 'offer', 'packaging', 'capacity'],
  },
  {
    prompt_id: 103,
    title: 'Price research for something without a market price',
    prompt_text: `Nobody seems to sell quite what I make: [product]. Help me find a defensible price without asking "what would you pay".

Use four lanes and keep them separate until the end.
Lane one, cost floor: my costs and hours are [costs, hours]; calculate the lowest price that pays me [hourly minimum].
Lane two, alternatives: buyers currently spend [money and time on alternatives].
Lane three, value: what the result saves or earns for a typical buyer, from [evidence], halved for caution.
Lane four, behaviour: propose a way of observing real choices with [number] people, for instance two price versions offered at different times, described openly.

Bring the lanes together in a text diagram with overlaps and gaps. Recommend a starting price, a range for later, a review date, and the signs of too low and too high.

Where a lane lacks data, leave it empty. Tell me what I would have to believe for a price twice as high to be fair.`,
    category,
    subcategory: product,
    tags: ['pricing', 'research', 'value', 'product'],
  },
  {
    prompt_id: 104,
    title: 'Guarantee terms that customers and I can live with',
    prompt_text: `Formulate the guarantee for [product, price]. Refunds so far: [number of sales, number of refunds, reasons]. What I can afford per month in refunds: [amount]. Statutory rights in [country], as far as I know: [rights].

1. Present three kinds: time-based, step-based (the buyer did certain things), and partial. Describe for each what a reasonable buyer feels, what abuse could look like, and what it would have cost me with my past numbers.
2. Recommend one, then write it in at most 90 words without small print. Exact start of the period, exact end, how to ask, how long the money takes.
3. Write the internal procedure: who answers, within how many hours, what is asked (one optional question), what is never asked.
4. Draft the reply that goes out with the refund.

A guarantee that appears generous but cannot be used in practice is worse than none; try to break yours from the customer's seat. Anything that touches statutory rights gets the remark "have this checked locally".`,
    category,
    subcategory: product,
    tags: ['guarantee', 'refunds', 'terms', 'trust'],
  },
  {
    prompt_id: 105,
    title: 'Specification for a template pack people will reuse',
    prompt_text: `Most template packs are opened once. Specify one on [task] for [profession] which is used every [week or month].

Observe the task before writing: ask me to describe the last time I did it, including interruptions, and what I copied from earlier work. Take five questions for that.

The specification then lists for each template: the moment of use, who fills it in, the fields with an example and a limit, what happens to the finished sheet, file formats, and how it behaves when printed or opened on a phone. Include a guide of one page and one filled-in example per template from an invented firm.

Limit: [number] templates, each removing at least ten minutes of work. Name those we do not make, and why.

Write the product description of 120 words last, since it may only promise what the specification holds. Flag each template where laws differ between countries and the buyer needs a professional's review.`,
    category,
    subcategory: product,
    tags: ['templates', 'digital product', 'specification', 'usability'],
  },
  {
    prompt_id: 106,
    title: 'Beta programme with twelve testers and a deadline',
    prompt_text: `From [date] to [date] twelve people will use [product] before its release. I need a programme that yields decisions and not compliments.

Produce these documents:
A. Invitation (150 words): what testers do, hours per week, what they receive, what is unfinished, how to leave.
B. Selection sheet: six criteria, so that the group contains beginners, sceptics and at least two people who are unlike me.
C. Calendar with three tasks per week and a reminder that goes only to those who are behind.
D. Feedback form with seven questions about behaviour: what did you do, where did you stop, what did you use instead.
E. Log in which every report becomes: repair before release, later, not at all with reason.
F. Closing letter that tells testers what changed because of them.

Testers may criticise publicly if they wish; do not ask them for praise. Decide with me beforehand which finding would postpone the release: [my worst fear] and at least one you propose.`,
    category,
    subcategory: product,
    tags: ['beta test', 'feedback', 'product', 'launch'],
  },
  {
    prompt_id: 107,
    title: 'Turn a repeated service into a product',
    prompt_text: `For [number] clients I have done almost the same thing: [service]. Each time took [hours] hours and cost [fee]. I would like a product version that needs a tenth of my time per buyer.

Here is what happened in three typical projects, step by step: [steps of project 1], [project 2], [project 3].

Lay the three side by side. Which steps are identical, which vary with a few known inputs, which require judgement? Identical steps become material, variable ones become a decision aid or a form, judgement stays with me as a paid extra or a clear limit.

Give me the product outline, the list of judgement moments with how the buyer gets through them, an estimate of build time, and the honest loss of quality against the service, in a table "better, same, worse".

Recommend a price relation between the two so that neither devours the other. If judgement makes up more than a third of the value, advise against it and suggest a shorter service with a fixed scope.`,
    category,
    subcategory: product,
    tags: ['productised service', 'product', 'process', 'offer'],
  },
  {
    prompt_id: 108,
    title: 'Bonuses that help buyers finish what they bought',
    prompt_text: `A heap of bonuses makes an offer look cheap. I want two or three that raise the share of people who complete [main product].

Where buyers stop: [points and percentages]. What finishers did differently: [habits, tools, help]. What I could create in [hours]: [skills and assets].

For each stopping point, invent one bonus which removes that particular obstacle: a checklist, a recorded example, an office hour, a starter file, a partner to check in with. Describe it in three lines, its making cost, its running cost, and how we notice that it is used.

Choose the set. State a sober value for each only if it is also sold separately at that price: [prices]; otherwise give no amount at all.

Write the paragraph for the sales page, 100 words for all bonuses together, led by the obstacle and not by the file type. Strike any bonus that adds reading matter for people who already have too much to read.`,
    category,
    subcategory: product,
    tags: ['bonuses', 'completion', 'offer', 'customer success'],
  },
  {
    prompt_id: 109,
    title: 'From feature list to sentences a buyer repeats',
    prompt_text: `Features of [product]: [feature list]. Buyers: [audience], who describe a good day in their work like this: [quotes].

Translate. For every feature climb four steps: what it is, what it does, what that spares or allows, what the buyer says about it to a colleague at lunch. The last step is a spoken sentence, not a slogan. If the climb feels forced at any step, stop there and mark the feature "table stakes" or "for us only".

Choose the five lunch sentences with the greatest pull for this audience and explain the choice by the quotes.

From these write:
- a product description of 90 words
- a list of five points for a shop page
- an alternative text for the product picture, [picture]
- one comparison to something familiar that does not exaggerate

Examine the description for claims of speed, savings or health. Each requires a figure I have supplied; otherwise rephrase it as what the buyer can do.`,
    category,
    subcategory: product,
    tags: ['benefits', 'product description', 'copywriting', 'features'],
  },
  {
    prompt_id: 110,
    title: 'Learn from refund reasons and repair the offer',
    prompt_text: `Refund messages of the past [months], without names: [paste]. Sales in the same time: [number]. Sales page text: [paste]. First-week experience: [describe].

Read each message twice, once for what is said and once for when it was sent. Sort by root: expected something else, could not use it, circumstances changed, quality fault, never meant to keep it. Quote the words that decided the sorting.

For "expected something else", find the sentence of my sales page that raised the expectation and propose a correction. For "could not use it", find the first step where help was missing. For quality faults, write the repair order.

Present findings in a table with count, root, evidence, repair, owner, expected effect in words. Rank repairs by people helped per hour.

Leave the refund policy itself alone; making refunds harder is no repair. State how many messages were too short to interpret, and formulate one voluntary question for the refund form which would tell us more.`,
    category,
    subcategory: product,
    tags: ['refunds', 'product improvement', 'customer feedback', 'analysis'],
  },
  {
    prompt_id: 111,
    title: 'Vet an affiliate programme before recommending it',
    prompt_text: `I am considering recommending [product] to [my audience] through its affiliate programme. Terms as published: [paste terms]. Commission: [rate], cookie: [days], payout: [threshold and delay]. My own use of the product: [how long, for what]. Complaints I found: [complaints].

Examine the matter as a cautious consumer editor, in two separate reports.

Report A, for my readers: does it solve a problem they truly have, what is the cheaper or free alternative, what annoys people after three months, would I recommend it unpaid?
Report B, for me: which clauses are one-sided, when can commissions be reversed, what may I not say or bid on, how is the sale attributed, what happens if the programme closes.

End each with a traffic light and a reason in one sentence. A red in report A overrules any green in B.

List what I should ask the programme manager, in a ready email of 120 words. Do not rate my likely earnings.`,
    category,
    subcategory: affiliate,
    tags: ['affiliate', 'vetting', 'programme terms', 'trust'],
  },
  {
    prompt_id: 112,
    title: 'Long review based on sixty days of use',
    prompt_text: `Structure and then write my affiliate review of [product], which I have used since [date] for [tasks].

My usage diary: [entries with dates]. Screenshots or photos I own: [list]. What I paid: [price]. What changed in my work: [observations with numbers, if any]. What I stopped using it for, and why: [reasons]. People for whom I would advise against it: [types].

The review opens with the verdict in 60 words and the disclosure of my commission, before anything scrolls. Then: how I tested, the three tasks in the order in which a newcomer meets them, what surprised me in each direction, support experience, price over one year including extras, three alternatives and who should prefer them, and a last section "I will update this on [date]".

Write 1,200 words in the first person. Everything not covered by the diary is left out, even if it would be convenient. Display as a list at the end: each claim, the diary entry behind it.`,
    category,
    subcategory: affiliate,
    tags: ['affiliate', 'product review', 'writing', 'disclosure'],
  },
  {
    prompt_id: 113,
    title: 'Disclosure wording for every place I link',
    prompt_text: `I use affiliate links in these places: [blog posts, newsletter, videos, podcast, social posts, resource page]. I live in [country]; most readers live in [countries].

Write disclosures that a hurried reader understands the first time. For every place supply a short form (up to 15 words), a longer form (up to 50), where exactly it has to stand so that it is seen before the link, and a spoken form where there is sound.

Then write the page "How I make recommendations": who pays me, how products get on the list, what I refuse, whether companies may read texts beforehand, how to report a mistake. 250 words.

Provide a table of bad examples and why they fail: hidden in a footer, "some links may", a bare hashtag at the end, foreign-language terms.

Rules differ and change. Name the authority or code I should consult in each country listed, if you are sure of it, and otherwise write "find the regulator". Ask which programmes demand wording of their own.`,
    category,
    subcategory: affiliate,
    tags: ['affiliate', 'disclosure', 'compliance', 'microcopy'],
  },
  {
    prompt_id: 114,
    title: 'Comparison table readers can trust',
    prompt_text: `Readers ask which of these to choose: [product A], [product B], [product C], [product D]. I earn from [which ones, with rates]; not from the others.

Build the comparison so that it would look the same if I earned nothing.

Begin with the situations: describe four readers by task, budget, and patience. Deduce criteria from them, at most nine, each measurable or observable, none chosen because a particular product wins it. Let me confirm the criteria and weights before I give you the data: [facts with source and date].

Fill the table; unknown stays "not checked". Below it, a recommendation per reader in two sentences, including at least one where a product without commission, or no purchase at all, is right.

Compute the ranking a second time with equal weights and report any difference. Put the commission of each product into a row of its own at the bottom. Add an expiry date after which the table should not be shown without a new check.`,
    category,
    subcategory: affiliate,
    tags: ['affiliate', 'comparison', 'transparency', 'buying guide'],
  },
  {
    prompt_id: 115,
    title: 'Affiliate email that teaches before it recommends',
    prompt_text: `My list of [number] people knows me for [subject]. I want to mention [product], an affiliate recommendation, in one email that is worth opening even for those who never buy.

Teach this: [technique or idea], which can be done by hand with free means. Show the by-hand way completely, in numbered steps. Only after that explain what the product takes over, what it does not, and when the by-hand way is preferable.

Length 300 to 400 words. The disclosure stands in the same paragraph as the first link. Exactly two links, both described by where they go. The subject line names the technique and not the product.

Write two versions, for readers who already [do the task] and for those who do not.

Before writing, ask me for the weakest point of the product as I experienced it; it goes into the email in a full sentence. Afterwards, imagine the reply of an angry subscriber and tell me whether they would have a point.`,
    category,
    subcategory: affiliate,
    tags: ['affiliate', 'email', 'teaching', 'copywriting'],
  },
  {
    prompt_id: 116,
    title: 'Bonus for people who buy through my link',
    prompt_text: `Programme rules on bonuses: [paste or "to be checked"]. Product: [product], which people buy to [job]. Time I have for making something: [hours]. After buying, most of them get stuck at [point].

Suggest five bonuses I could give to buyers who use my affiliate link. They should shorten the way to the first success with the product; no bundles of old e-books. For each: content, making time, upkeep, whether it helps non-buyers too (then it should be free for all, tell me), and a fair way to deliver it without collecting more personal data than an order number.

Choose one with me, then write its outline, the paragraph announcing it, delivery instructions, and the answer for someone who bought elsewhere and asks for it.

Cash-backs and anything the rules forbid are out; quote the rule. Check that the bonus does not entice people who have no use for the product, and rephrase the announcement if it does.`,
    category,
    subcategory: affiliate,
    tags: ['affiliate', 'bonus', 'offer', 'customer success'],
  },
  {
    prompt_id: 117,
    title: 'Place recommendations naturally inside a tutorial',
    prompt_text: `[Paste the tutorial]

In this tutorial I use several tools, some of which pay me commission: [tool, role in the tutorial, commission yes or no, free substitute].

Act the part of the reader's advocate sitting next to the editor. Go through the text and mark every spot where a tool is truly needed to continue. Only such spots may carry a link. For each, write the sentence with the link, in which the tool is named together with its job and a substitute, and say which of the two you would use for a first try.

Count links per 500 words and keep it at three or fewer. Remove recommendation boxes that interrupt a step.

Return the revised passages only, with line references, plus a short equipment list for the top of the page with columns: needed for, what I use, free way. If taking out all links would damage the tutorial, something is built wrongly; name the place.`,
    category,
    subcategory: affiliate,
    tags: ['affiliate', 'tutorial', 'editing', 'links'],
  },
  {
    prompt_id: 118,
    title: 'Link register and quarterly check for affiliate content',
    prompt_text: `Across my site there are about [number] affiliate links in [number] articles, put in over [years] without a list. Help me put that in order.

Design a register in spreadsheet form: columns, allowed values, which cells are formulas, with the formulas written for [spreadsheet program]. It should answer four questions at a glance: which links are dead or lead to a changed offer, which articles lack a disclosure, which recommendations I would no longer make, and which programmes changed their terms.

Describe how to collect existing links with [site system] in an afternoon, without paid tools if possible.

Next a quarterly check of two hours with timings, the decision rules, and a note which readers see on revised articles.

Fill in five example rows, clearly fictitious. A recommendation I no longer stand behind is removed even if it still brings commission; make this the first decision rule. Suggest three warning signs that justify a check before the quarter ends.`,
    category,
    subcategory: affiliate,
    tags: ['affiliate', 'link management', 'maintenance', 'spreadsheet'],
  },
  {
    prompt_id: 119,
    title: 'Plain terms for my own affiliate programme',
    prompt_text: `I run [business] and would like partners to recommend [product, price]. Margin after costs: [amount]. Refund period: [days]. Payment provider: [kind]. Countries: [countries].

Draft programme terms a partner can read in five minutes. Answer these in plain sentences: who may join, what counts as a referral and for how long, which sale belongs to whom when two partners are involved, how much and on which amount, when it is confirmed, when and how it is paid, what happens with refunds and chargebacks, what partners may not do (spam, false claims, bidding on our name, coupons without agreement), how we may end it and what is still paid out.

With each clause give the reason in one line, so that it does not sound arbitrary. Calculate two sample months with figures in a table.

Mark passages that a lawyer should look at, for instance tax forms, data protection and jurisdiction. Then name three loopholes a cunning partner would find, and close them without burdening the honest ones.`,
    category,
    subcategory: affiliate,
    tags: ['affiliate programme', 'terms', 'partners', 'commission'],
  },
  {
    prompt_id: 120,
    title: 'Recruit and equip ten good affiliates',
    prompt_text: `Ten partners who fit are worth more than a thousand sign-ups. Our product: [product] for [audience]; commission [rate]; customers say [quotes]; we can support partners with [hours per month].

Start with a profile of the right partner, written in terms of what they publish, how they treat their audience, and what they already recommend, avoiding follower counts. Then a research sheet with seven columns to fill in per candidate, and a score that excludes anyone who hides advertising.

Outreach: a personal message of under 120 words that proves I read or heard their work at [specific piece], offers the product for testing without obligation, and makes clear that criticism is welcome.

Starter kit: list of contents, with a fact sheet written in full from [facts], including the weak points and phrases which must not be used because they promise results.

Finally the first 30 days with a partner: contacts, materials, first review of figures. Point out the step at which most such programmes forget people, and how mine prevents that.`,
    category,
    subcategory: affiliate,
    tags: ['affiliate programme', 'recruiting', 'outreach', 'partner kit'],
  },
];
