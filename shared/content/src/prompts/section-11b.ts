import type { Prompt } from './prompt.js';

const category = 'ADVANCED CONTENT & MARKETING';
const community = 'Community Building & Management (Advanced)';
const affiliate = 'Advanced Affiliate Marketing & Partnerships';

/** Prompts 321-340: Community Building & Management (Advanced), Advanced Affiliate Marketing & Partnerships (M-178). */
export const SECTION_11B_PROMPTS: Prompt[] = [
  {
    prompt_id: 321,
    title: 'Write a community charter on one page',
    prompt_text: `Why should this community exist for its members, and not only for me? Help me to answer that in a charter.

Community: [subject, platform, present number of members]. What I hope to gain: [your motive, honestly]. What members told me they come for: [quotes].

Question me as a founding facilitator would, in no more than seven questions, about whom we are for, what we do together that nobody can do alone, and what we will never become.

Draft the charter with these parts: purpose (a sentence that begins with a verb), members (including who would be happier elsewhere), what we do every week, what members may expect from the host, what the host may expect from members, how decisions are made, how we will know it is working, when we would close it.

Under 400 words. If my motive and the quotes pull in different directions, put the tension into words before you write.`,
    category,
    subcategory: community,
    tags: ['community', 'charter', 'purpose', 'facilitation'],
  },
  {
    prompt_id: 322,
    title: 'Publish a code of conduct with consequences',
    prompt_text: `Code of conduct wanted for a [size] community about [topic] on [platform]. Incidents so far: [describe, without names]. Moderators: [number and time zones].

Draw on the practice of experienced moderators. Describe behaviour, never character. Give five expected behaviours with an example each from our topic, and seven that are not accepted, with the borderline case beside the clear one.

Then the ladder: reminder, warning, pause, removal, immediate removal. For each rung: who decides, how fast, what the person is told, how long the record is kept, how to appeal and to whom.

Write a report form in plain language, what the reporter will hear and when, and how we deal with reports about moderators.

Close with three test cases taken from [incidents], treated by the new rules. Was the outcome fair to both sides? Note passages a lawyer in [country] should see, such as records on minors.`,
    category,
    subcategory: community,
    tags: ['code of conduct', 'moderation', 'safety', 'community'],
  },
  {
    prompt_id: 323,
    title: 'Guide newcomers through their first seven days',
    prompt_text: `Of new members in [community], about [percent] post in their first week and [percent] are still around after two months. I would like to improve the first seven days.

Put on the shoes of three newcomers: the shy expert, the beginner with an urgent question, the one who joined by impulse. Tell each one's first week as it is now, from these facts: [welcome message, channels, number of daily posts, who greets].

Then design the week. Each day has at most one small invitation that takes under five minutes and gives the newcomer something straight away. Say what is automatic, what a person does, and which member role takes it on.

Write the welcome message (100 words), the introduction prompt (no "tell us about yourself"), and the answer that a host gives to a first post nobody replied to within [hours].

Choose one figure to watch. Write as a community manager with [hours per week], not as a team of ten.`,
    category,
    subcategory: community,
    tags: ['onboarding', 'new members', 'engagement', 'community'],
  },
  {
    prompt_id: 324,
    title: 'Compose a calendar of community rituals',
    prompt_text: `Rituals hold groups together better than content does. You have studied clubs, choirs and village fairs; compose a set for [community], whose members share [interest] and live in [time zones].

Study what happens already: [recurring habits, jokes, events]. Good rituals grow from there; tell me which of these habits deserve a name and a fixed day.

Propose one daily, one weekly, one monthly and one yearly ritual, plus one for joining, one for achieving something, and one for leaving. For each of the seven: what happens, who can start it, how long it takes, what it expresses about us, how it looks when only three people come, and how it could become stale.

Give the actual words that open and close each ritual.

Keep host effort below [minutes] per week in total. An anthropologist should find them meaningful and a newcomer should understand them without explanation. Rule out anything that ranks people or makes absence embarrassing.`,
    category,
    subcategory: community,
    tags: ['rituals', 'calendar', 'engagement', 'community'],
  },
  {
    prompt_id: 325,
    title: 'Understand the members who never post',
    prompt_text: `Nine in ten members of my group read and stay silent. Before I "activate" them I want to understand them. You are a user researcher.

What I know: [group, size, topics, active core, visit figures for silent members if available].

1. List seven plausible reasons for silence, including perfectly satisfied ones. For each, the trace it would leave in the data.
2. Plan a study of two weeks: which figures to pull, an anonymous survey with six questions, and six conversations of 15 minutes. Write survey and conversation guide.
3. Write the invitation so that it neither scolds nor assumes that posting is better.
4. Prepare a decision page: if reason A dominates we do this, if B that, and so on. At least two reasons should lead to "change nothing for them".

Keep away from tricks such as forced introductions. Which data should I not look at out of respect for [privacy expectation]?`,
    category,
    subcategory: community,
    tags: ['lurkers', 'user research', 'survey', 'community'],
  },
  {
    prompt_id: 326,
    title: 'Equip volunteer moderators with a handbook',
    prompt_text: `From next month, [number] volunteers will help me moderate. They are kind, busy, and afraid of doing something wrong. Prepare their handbook as a veteran moderator would.

Community and tone: [describe]. Code of conduct: [paste]. Tools and permissions: [list]. Hard moments we have had: [examples].

Contents: the role in five sentences; a shift of 20 minutes, minute by minute; what to do at once, what to discuss, what to leave alone; phrases for eight situations, each in a gentle and a firm version; how to write a note in the log; handing over; how to step back when it concerns a friend; looking after oneself; how to resign without explanation.

Keep it to 1,200 words, with headings a person can find in a stressful minute.

Add a rehearsal: five posts, invented but typical of [topic], each with the options and the consequences of each option. Point to instructions that demand more than a volunteer should carry.`,
    category,
    subcategory: community,
    tags: ['moderators', 'volunteers', 'handbook', 'community'],
  },
  {
    prompt_id: 327,
    title: 'Mediate a conflict between two active members',
    prompt_text: `Two valued members are fighting in public. Thread: [paste, with A and B for names]. Background: [what happened before]. My own sympathy, which I should keep in check, lies with [A, B or neither].

As a trained mediator, reconstruct the conflict from A's view and from B's view, each in 90 words that they would sign. Identify the matter at issue, the hurt on top of it, and what the audience is doing to make things worse.

Draft four texts: a short public note that calms without judging; a private message to A; a private message to B; questions for a joint talk, if both want one. Private messages must not be copies of each other, since the two need different things.

Lay down what happens if one refuses, and the point at which rules and not mediation apply.

Examine your drafts for any phrase that takes sides, including adjectives and the order of names. Suggest how I return to the subject in the group after [days].`,
    category,
    subcategory: community,
    tags: ['conflict', 'mediation', 'moderation', 'community'],
  },
  {
    prompt_id: 328,
    title: 'Measure community health beyond member counts',
    prompt_text: `Member count goes up, yet something feels off in [community]. Construct, as a community researcher, a health check I can do monthly in under an hour with exports from [platform].

Think in five dimensions: newcomers find answers, members help each other without me, conversations have depth, power is spread, people feel safe. Per dimension one figure that can be calculated from [available fields], one sample to be read by a human, and a warning level derived from our history.

Define each figure so exactly that two persons get the same result. Include a worked example using this excerpt: [excerpt].

The report: a table with five rows and last four months, two sentences of interpretation per row, one action for the month.

Show how each figure could be pushed up while the community gets worse, and what would reveal that. Vanity numbers such as total likes stay out. Where would small numbers mislead us?`,
    category,
    subcategory: community,
    tags: ['community metrics', 'health check', 'analytics', 'community'],
  },
  {
    prompt_id: 329,
    title: 'Help members host their own events',
    prompt_text: `I cannot host every meeting of [community] any more. Build a kit that lets members run their own, online or in [cities].

Imagine the reader as a willing member who has never hosted anything and has three evenings for preparation.

Kit contents:
a) a menu of five formats with group size, length, difficulty and materials;
b) a plan for each, with timings and the sentences for start and finish;
c) a checklist by day from two weeks before to the day after;
d) invitation and reminder texts with blanks;
e) a safety and inclusion page, adapted to [kind of venue];
f) a report of five lines.

Also write what hosts may decide, may spend [amount], and may not do in our name.

Give me, as organiser, the selection and support process: how people apply, one rehearsal, one contact person. Predict the three most frequent problems at a first event and place the remedy where the host will see it in time.`,
    category,
    subcategory: community,
    tags: ['member events', 'hosting kit', 'volunteers', 'community'],
  },
  {
    prompt_id: 330,
    title: 'Move a community to a new platform',
    prompt_text: `We have to move from [old platform] to [new platform] because of [reason]. Members: [number]; active in a typical week: [number]. What they love about the old place: [list].

You have guided such moves before and know that people, not posts, are what gets lost. Deliver a plan.

Phase 1, decision: what to tell members, what they can influence, what is fixed. Phase 2, preparation: structure of the new place (start smaller), what is archived, exported or abandoned, and whose consent is needed to move their words. Phase 3, pilot with [number] members: tasks and questions. Phase 4, moving week: a programme that makes being there worthwhile. Phase 5, closing the old place: dates, signposts, read-only period.

Provide the announcement and three answers to protest. Estimate losses honestly as a range and say what they depend on. Define the day on which we would turn back, and how.`,
    category,
    subcategory: community,
    tags: ['platform migration', 'change', 'planning', 'community'],
  },
  {
    prompt_id: 331,
    title: 'Write affiliate terms a partner understands',
    prompt_text: `Act as a plain-language editor with experience in partner programmes. I need affiliate terms that a partner can read in five minutes and a lawyer can then check.

Programme facts: product [product], commission [percent or amount], what counts as a sale, cookie period [days], payout day and minimum [amount], refunds, self-referral, allowed and forbidden promotion, brand name in ads, disclosure duty, end of the partnership.

Write each rule as a short paragraph with a heading in the form of a question ("When am I paid?"). Wherever money is concerned, add an example with dates and sums, exact to the cent. Put the three rules that partners most often break at the top.

Then read the text as a partner acting in bad faith and list the gaps. After that read it as a partner acting in good faith and list what would frighten them off needlessly. Repair both.

Leave governing law, liability and tax as marked blanks for counsel in [place].`,
    category,
    subcategory: affiliate,
    tags: ['affiliate', 'terms', 'plain language', 'partners'],
  },
  {
    prompt_id: 332,
    title: 'Model commission rates before announcing them',
    prompt_text: `Before I announce a commission I want to know what it costs in good and bad cases. Product price: [price]. Direct cost per sale: [amount]. Refund share: [percent]. Customers who would have come anyway, by my estimate: [percent]. Later purchases per customer: [amount].

Set up a calculation for rates of 10, 20, 30, 40 and 50 percent, and for a fixed sum of [amount]. Show profit per sale, profit after refunds, profit when the estimated share would have bought without a partner, and the number of sales a partner needs to earn [amount] a month.

Discuss one-time against recurring commission, and a higher rate for new partners against loyal ones.

Choose like a cautious finance lead with respect for partners: a rate we can keep for two years beats a rate that we must cut. Give the payout calendar in relation to the refund period and compute the cash we must hold back.

Finish with three questions that my estimate leaves open.`,
    category,
    subcategory: affiliate,
    tags: ['commission', 'affiliate', 'unit economics', 'model'],
  },
  {
    prompt_id: 333,
    title: 'Select twenty affiliates worth writing to',
    prompt_text: `Mass invitations bring silent affiliates. I would prefer twenty partners with whom it makes sense for their readers. Offer: [offer, price, who benefits]. Candidates I collected: [name or site type, audience, content, size, past recommendations].

You work as a partnership scout. Score candidates on audience fit, quality of past recommendations, freedom from conflicts, and effort for them. Size counts least. Reject anyone whose earlier promotions you would not want your mother to see, and say why in neutral words.

For the best twenty state the natural place for our offer in their work, and what they would want to test first.

Write three outreach messages as patterns, for a teacher, for a newsletter writer, and for a consultant. Each starts with something specific about their work [detail], offers access without obligation, states the terms in a line, and makes it easy to say no. No more than one follow-up.

List facts about the candidates that I must verify by hand.`,
    category,
    subcategory: affiliate,
    tags: ['affiliate recruitment', 'outreach', 'partnerships', 'email'],
  },
  {
    prompt_id: 334,
    title: 'Stock a resource kit for affiliates',
    prompt_text: `Affiliates ask me "what should I post?". As a partner-content editor, fill a kit that makes good recommendations easy and copy-and-paste spam unattractive.

Product facts: [facts]. Who should not buy: [description]. Three true customer situations with permission: [situations]. Tone limits: [limits].

Produce:
1. A fact sheet of one page that answers what a sceptical reader would ask the affiliate.
2. Six angles, each with the experience an affiliate must have had in order to use it truthfully.
3. Outline questions for a review, including drawbacks.
4. Three email skeletons in which the personal part is the larger part and left blank.
5. Captions of 30 words for short posts, each with disclosure in the first line.
6. A list of forbidden claims with an acceptable wording beside it.

Speak to affiliates as to colleagues. Check all texts against the facts; put (source: …) after each figure. Which of these pieces must be updated when [price or date] changes?`,
    category,
    subcategory: affiliate,
    tags: ['affiliate', 'promo kit', 'swipe copy', 'disclosure'],
  },
  {
    prompt_id: 335,
    title: 'Review partner posts for proper disclosure',
    prompt_text: `You are a compliance reviewer with a helpful manner. I will paste posts and emails in which affiliates recommend [product]. The rules that apply to us, as our lawyer summarised them: [rules].

For every item fill in a row: partner code, channel, is the paid link disclosed, where does the disclosure stand, would a hurried reader on a phone notice it before the link, claims about results, claims about price or deadline, other concerns, verdict (fine, fix, stop).

Quote the exact words that lead to a verdict. Anything not covered by the summary gets "ask lawyer".

For "fix" write the smallest change that solves it. For "stop" write a message to the partner of 80 words that explains, assumes good faith, and sets [days] for a correction.

In the end summarise which error recurs and rewrite the sentence in our partner guide that may have caused it.

Items: [paste]`,
    category,
    subcategory: affiliate,
    tags: ['disclosure', 'compliance', 'affiliate', 'review'],
  },
  {
    prompt_id: 336,
    title: 'Spot unusual affiliate activity without accusing anyone',
    prompt_text: `Export of our affiliate sales: [date, partner, clicks, sales, amount, refund, customer email domain, IP region, minutes from click to order]. Usual values: [conversion, refund share].

Investigate as a fraud analyst who must be able to justify each word later. Look for: self-purchases, sales minutes apart, clicks without origin, refund waves after payout, brand-name advertising, coupon sites catching buyers at the last step, a sudden change in pattern.

For every finding give the rows, the innocent explanation, the less innocent one, and the check that distinguishes them. Grade: watch, ask, hold payout according to our terms.

Formulate the question to the partner in 90 words, free of accusation, naming the facts and asking for context.

Keep personal data out of the report by using partner codes. Do not infer anything from nationality or name. With fewer than [number] sales per partner, statistics are weak: say so.`,
    category,
    subcategory: affiliate,
    tags: ['affiliate fraud', 'data review', 'payouts', 'risk'],
  },
  {
    prompt_id: 337,
    title: 'Write a partner newsletter worth opening',
    prompt_text: `Once a month I write to [number] affiliates. Most do not open it. Draft this month's issue as an editor who loves brevity.

News and figures: [launches, changed pages, top content, questions from buyers, anonymised results, dates ahead].

Composition: subject line and preview that state one useful fact; "What changed" in three bullet lines; "What buyers asked" with an answer that partners may quote; "One thing that worked", told with context and the reason it might not work for others; "Dates" with exact times in [time zone]; "Ask us".

At most 320 words. No rankings that shame, no "last chance". Earnings of partners are not displayed; write about the work instead.

Produce an alternative opening for partners who have not made a recommendation for [months], with an honest offer to leave the programme.

Which item would you cut if the issue had to shrink to 200 words? Cut it if nobody would miss it.`,
    category,
    subcategory: affiliate,
    tags: ['partner newsletter', 'email', 'affiliate', 'communication'],
  },
  {
    prompt_id: 338,
    title: 'Settle a joint launch in a term sheet',
    prompt_text: `[Partner] and I want to launch [joint offer] together on [date]. We are friends, so nothing is written down. Act as a neutral facilitator and prepare a term sheet that keeps us friends.

Go through the topics below. On each, state two or three usual arrangements with their effect, and ask for our choice: who does what by when; who owns material made together; who holds customer data and for what; price and discounts; how income, refunds, fees and taxes are divided, with an example for [amount] of sales; support after the sale; use of names; what else each may promote in the same period; what happens if one is ill, late, or unhappy; the end.

Then write the sheet in two pages with a table of duties and dates, unsettled points marked in capitals, and a list for our lawyers.

Play through one bad week in the launch and see whether the sheet gives an answer to each trouble.`,
    category,
    subcategory: affiliate,
    tags: ['joint venture', 'term sheet', 'launch partner', 'agreement'],
  },
  {
    prompt_id: 339,
    title: 'Resolve disputes over who referred a buyer',
    prompt_text: `Partner X says the sale was theirs; our system credits partner Y, or nobody. This happens about [number] times a month. Create a procedure that partners would regard as fair even when they lose.

Our tracking: [last click, first click, cookie days, coupon codes, what gets lost on private browsers or a change of device].

First explain in 120 words, for partners, what the tracking can and cannot see. Then define: what a claim must contain, by when it must arrive, which evidence counts and in what order, who decides, how long it takes, whether credit may be shared or paid twice out of goodwill with a yearly ceiling of [amount].

Decide these six cases by the procedure: [cases]. Write the answer to each partner in 60 words, with the reason.

Judge like an arbitrator: the same facts lead to the same result, regardless of partner size. Report how the rule could be exploited, and the cost of tolerating that.`,
    category,
    subcategory: affiliate,
    tags: ['attribution', 'dispute', 'affiliate', 'procedure'],
  },
  {
    prompt_id: 340,
    title: 'Wake up dormant affiliates or say goodbye',
    prompt_text: `Out of [total] affiliates, [number] have not sent a single visitor in [months]. I suspect that I disappointed some of them. Run a clean-up with me.

Your role: partner manager, new in the job, curious, nobody's fault. From the list [partner type, joined, first action if any, last contact], form groups by how far they got: never set up a link, set up but never used, once active and stopped.

For each group name two likely obstacles on our side. Compose one message per group, under 100 words, with a question that can be answered by a single digit, a concrete help (for instance an outline written for [their topic]), and the option of leaving with thanks.

Define the sequence: message, waiting time, closing note, removal, data deletion.

Calculate what we gain by a shorter list in terms of support and clarity. Then advise what to alter for new partners in their first fourteen days, based on the obstacles found.`,
    category,
    subcategory: affiliate,
    tags: ['affiliate', 'reactivation', 'partner management', 'email'],
  },
];
