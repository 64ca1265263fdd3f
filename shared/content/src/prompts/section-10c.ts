import type { Prompt } from './prompt.js';

const category = 'SPECIALIZED BUSINESS MODELS';
const saas = 'Software & SaaS';
const service = 'Customer Service';

/** Prompts 281-300: Software & SaaS, Customer Service (M-177). */
export const SECTION_10C_PROMPTS: Prompt[] = [
  {
    prompt_id: 281,
    title: 'Interview users before writing any code',
    prompt_text: `An app idea: [idea]. Supposed user: [user]. Before I build, eight conversations must show whether the problem is real.

As a user researcher, write the interview guide. It never mentions the idea until the last five minutes. Questions concern the last time the problem occurred, what they did, what it cost them, what they pay or cobble together at present, and who else was involved. Rule out every question that begins with "would you".

Supply an invitation for people I do not know, a screening question, and a consent line for recording.

After that, an evaluation sheet: one row per person with frequency, pain in their own words, workaround, money or hours spent, and strength of evidence from one (an opinion) to five (already pays for a substitute).

Fix the thresholds today: how many people at level four or five lead to a prototype, how many to a different problem, how many to dropping it. I tend to hear what I like, particularly about [assumption]; add a guard against that.`,
    category,
    subcategory: saas,
    tags: ['customer interviews', 'saas', 'validation', 'research'],
  },
  {
    prompt_id: 282,
    title: 'Decide what version one leaves out',
    prompt_text: `Here is everything I believe version one needs: [feature list]. I can build for [weeks] at [hours per week]. The one job users hire it for: [job].

Cut it, as a product lead with two launches behind you. For each feature ask: does a user fail at the job without it? Could I do it by hand behind the scenes for the first ten users? Could a link, an email or a spreadsheet replace it? Would removing it hide something we want to learn?

Return three columns: build, do by hand, leave out. Each line carries a reason of one sentence. Estimate days for the build column with a range, and stop when the upper end exceeds my time.

Then describe the user's path through this smaller product as a story of ten steps, including what I do manually and how long it takes me per user.

Protect four things even under pressure: data safety, accessible basics, export, and a way to delete an account. Say which cut you find hardest to defend.`,
    category,
    subcategory: saas,
    tags: ['mvp', 'scope', 'saas', 'prioritisation'],
  },
  {
    prompt_id: 283,
    title: 'Define the activation moment from usage data',
    prompt_text: `When does a new account become a real user of [product]? I suspect [guess], but I have never tested it.

Usage table for sign-ups of [period]: account, actions taken in the first seven days with counts, still active after [number] days, plan. [paste a sample or a summary per action]

Take the role of a product analyst and compare people who stayed with people who left. For each early action give the share who stayed with and without it, the number of cases, and whether the difference could be chance. Search for thresholds ("at least three times") but report how many you tried, since trying many finds false ones.

Put forward one activation definition that is early, simple to count, and something we can help people reach. Set out why it may be a sign of eagerness and not a cause, and outline an experiment that would tell.

Finish with the event to log, its exact name and properties, and a line chart to look at weekly.`,
    category,
    subcategory: saas,
    tags: ['activation', 'product analytics', 'saas', 'retention'],
  },
  {
    prompt_id: 284,
    title: 'Arrange plans and limits on a pricing page',
    prompt_text: `Pricing for [product], a tool for [users]. Cost to serve one account: [amount]. Current plans: [plans, prices, limits, share of customers]. Complaints about price: [quotes].

You are a pricing consultant for small software firms. Choose the unit we charge for. Compare three candidates (per seat, per usage, flat, or others that suit) by how well they grow with the value received, how predictable the bill is, how easily customers can work around them, and how much code they need. Give a verdict.

Then lay out at most three plans. Name each after the customer and not after a metal. List limits as numbers, what happens at the limit, and the features whose absence would be petty. Include yearly terms, changing plans, and cancelling in plain language.

Calculate revenue for the existing customers under the new plans, with winners and losers in a table, and suggest how to treat those who would pay more.

Add the eight questions the page should answer. No tricks such as hidden fees or preselected extras.`,
    category,
    subcategory: saas,
    tags: ['pricing page', 'saas', 'plans', 'packaging'],
  },
  {
    prompt_id: 285,
    title: 'Make cancellation answers worth reading',
    prompt_text: `Cancellation comments: [paste 50 to 200]. The form offers these reasons: [reasons]. Fewer than half seem true to me.

Help me as a qualitative researcher. First, read all comments and create a coding frame: causes, each with a definition, an example, and a counterexample that belongs elsewhere. Aim for eight to twelve causes. Distinguish what we could have changed from what lay outside, such as a closed business.

Code each comment. Comments may carry two causes; put the leading one first. Report counts, and the agreement you would expect if a colleague coded them again.

Second, write a new form: one question with seven options in customers' words, one open field with a prompt that brings out the moment of decision, and a cancellation that works in a single further click. No guilt, no maze.

Third, choose three causes and state for each the earliest sign visible in our product, using [data we log], together with a helpful reaction at that point.`,
    category,
    subcategory: saas,
    tags: ['churn', 'cancellation', 'saas', 'survey', 'coding'],
  },
  {
    prompt_id: 286,
    title: 'Turn commit logs into readable release notes',
    prompt_text: `Raw material: [commit messages or ticket titles since the last release]. Readers: [administrators, everyday users, developers]. Version and date: [version, date].

You are the product editor. Write release notes people would read over a coffee. Leave out anything users cannot notice. Merge related changes. Begin every item with what you can do now or what no longer goes wrong; the technical reason may follow in a half-sentence.

Sort into: new, better, repaired, going away. For "going away" give the last day and the replacement. Mark items that require action with "Please do" and a step list. Mention the setting or menu where each novelty lives.

Make three forms from the same content: the page (300 words), an in-app note (45 words), an email subject with preview text.

List separately: messages you did not understand, changes that look risky but lack a test note, and changes that support staff should hear about beforehand. Do not make small repairs sound like breakthroughs.`,
    category,
    subcategory: saas,
    tags: ['release notes', 'product updates', 'saas', 'writing'],
  },
  {
    prompt_id: 287,
    title: 'Send onboarding emails by behaviour, not day',
    prompt_text: `Our seven onboarding emails go to everybody on the same days, whatever they have done. Replace them, as a lifecycle marketer who reads the data first.

Product: [product]. First success for a user: [event]. Steps that lead there, with share of users reaching each: [steps and percentages]. Events we can detect: [events].

Draw up a decision table: state of the user, message, waiting time, what ends it. Nobody receives more than two messages a week; nobody is told to do what they have done already; people who reached success leave the series.

For the three states with the most stuck users write the emails in full, up to 110 words each: name the likely obstacle, show the quickest way past it, offer a person. One link per email. Subject lines state the content.

Tell me which state is better served by a change in the product than by any email. Propose the measure of success, with the comparison group, for [traffic volume] sign-ups a month.`,
    category,
    subcategory: saas,
    tags: ['onboarding', 'email', 'saas', 'lifecycle'],
  },
  {
    prompt_id: 288,
    title: 'Triage bugs with a shared rulebook',
    prompt_text: `Every bug is "urgent" in our small team. Be our quality lead: give us a rulebook and apply it to the present pile.

Open bugs: [title, description, reporter, number of users if known, since when]. Product: [product]. Promise to customers: [service terms]. Developers available: [number].

Rulebook first, on one page. Severity by damage (data loss, wrong result, blocked task, nuisance, cosmetic), reach by share of users, workaround yes or no. Combine them into four priorities with a reaction time each that our number of developers can truly keep. Include what is not a bug, and who may overrule.

Then sort the pile in a table: priority, reason in six words, missing information, next action. Group probable duplicates and common causes.

Write the standard question that we send to reporters, covering steps, expectation, result, environment, and a privacy note on screenshots. Show me the two bugs where you are least sure.`,
    category,
    subcategory: saas,
    tags: ['bug triage', 'severity', 'saas', 'process'],
  },
  {
    prompt_id: 289,
    title: 'Answer a security questionnaire truthfully',
    prompt_text: `A prospective customer sent a security questionnaire and we are only [number] people. Help me to answer well without pretending to be a bank.

Questions: [paste]. What we really do: [hosting, access control, backups with last restore test, encryption, logging, updates, staff training, incident history, certificates or none].

Acting as a security officer who signs with their own name, answer each question in two to four sentences. Begin with yes, partly, or no. State the practice, its frequency, and where the proof is. For "partly" and "no" add the planned date or the compensating measure, but only if it exists in my notes.

Collect in a separate list: questions where my notes are silent; questions that do not apply, with a courteous explanation; answers that create a duty we must then keep.

Then rank the ten improvements that would change most answers from no to yes within [weeks], by effort. Never upgrade an answer for the sake of the sale.`,
    category,
    subcategory: saas,
    tags: ['security', 'questionnaire', 'saas', 'compliance'],
  },
  {
    prompt_id: 290,
    title: 'Retire a feature without losing trust',
    prompt_text: `We intend to remove [feature] from our product. It is used by [share or number of accounts], costs us [hours per month], and a few loud customers love it.

Act as a product manager with a long memory. Examine the case from both ends before planning. Which job do these people do with it? What would they have to change? Is there a cheaper form that keeps the job alive? Recommend remove, freeze, or keep, in a paragraph.

Suppose the answer is remove. Create the plan: segments by dependence on the feature, announcement dates counted back from the shutdown, export of data in an open format, migration help, exceptions and who grants them, what support says, what sales must stop promising today.

Write the announcement (180 words) and the personal note for the most dependent customers (120 words). Both give the true reason. Neither calls the removal an improvement.

Add a checklist for the final day and for the thirty days after, including [integrations or public interfaces].`,
    category,
    subcategory: saas,
    tags: ['sunset', 'product management', 'saas', 'communication'],
  },
  {
    prompt_id: 291,
    title: 'Rewrite canned replies so they sound human',
    prompt_text: `Our saved support replies read like a parking fine. Rewrite them, with the ear of a good letter writer.

Replies in use: [paste ten, each with the situation in which it is sent]. How we would like to sound: [two or three sentences written by you to a friend].

For each reply do the following. Say in one line what the customer is feeling and what they need to know first. Then write a version with at most 90 words in which the answer comes in the first sentence, the steps are numbered when there are more than one, and a gap such as {their own words} shows the agent where to add something personal.

Replace passive evasions ("it was decided") with a person who acts. Remove phrases that mean nothing, and give me a list of the ones that you found.

Where a reply says no, make sure that it says what is possible. Where a reply seems to be wrong for [situation], split it in two.`,
    category,
    subcategory: service,
    tags: ['support replies', 'macros', 'tone', 'customer service'],
  },
  {
    prompt_id: 292,
    title: 'Write a help article from real tickets',
    prompt_text: `Twenty tickets about the same thing: [paste, with names removed]. We owe our customers one good article on [topic].

You write documentation for a living. Read the tickets for the words people use, the point where they got stuck, what they had tried, and the answer that finally worked. Note disagreements between our own answers.

Article format: the title is the question in customers' words; the first paragraph answers it for most readers; then a way to find out which case you are in; steps per case, each step with what you should see afterwards; what to do if it still fails; how to contact a person.

Length: as short as possible, 400 words at most. Name buttons exactly: [labels]. Suggest where a picture is worth it and write its alternative text.

At the end give five search terms that should lead here, a sentence support can paste to link to it, and a count of tickets from the twenty that this article would have settled.`,
    category,
    subcategory: service,
    tags: ['help center', 'documentation', 'tickets', 'customer service'],
  },
  {
    prompt_id: 293,
    title: 'Set up an escalation path for two',
    prompt_text: `There are only two of us, [role A] and [role B], and still things get stuck between us. Create, as a support operations adviser, an escalation path suited to that size.

Collect typical hard cases from this list: [cases]. For each decide: who handles it first, what this person may decide alone (with an amount or a limit), when the other is asked, how quickly, and what the customer hears in between.

Express the result as a matrix with the case types in rows and three levels in columns. Add a small card with sentences such as "I will ask [role B] and write to you by [time]" so that nobody promises too much.

Include the special cases: threats, legal letters, the press, a person in distress, suspected fraud, a data request. For these give the first three actions only, and the outside help to call.

Check the matrix for dead ends, meaning cases in which both could assume that the other acts.`,
    category,
    subcategory: service,
    tags: ['escalation', 'support', 'small team', 'decision rights'],
  },
  {
    prompt_id: 294,
    title: 'Reply to an angry customer calmly',
    prompt_text: `Message received: [paste the angry message]. What happened from our side: [facts with dates]. What I am able to offer: [options]. What I cannot offer and why: [limits].

You are the most experienced person in our support team. Before drafting, list the separate complaints in the message, including the one between the lines. Mark each as right, partly right, or mistaken according to the facts.

Draft a reply of no more than 160 words. It starts with the thing that they most need to hear. It admits what is right without hedging. It corrects what is mistaken with one fact and no lecture. It offers a choice of two next steps, with times. A named person signs.

Give me a second draft for the telephone, as key words in speaking order, and one sentence to say when the voice gets louder.

Reread both as the customer. Strike "unfortunately", "policy" and any sentence that defends us before it helps. If the facts show that we broke a promise, tell me so.`,
    category,
    subcategory: service,
    tags: ['complaints', 'de-escalation', 'customer service', 'email'],
  },
  {
    prompt_id: 295,
    title: 'Tag tickets so patterns become visible',
    prompt_text: `Support tags have multiplied to [number] and nobody trusts the counts. Develop a small scheme that will hold; work as a taxonomist.

Sample of tickets: [paste 40]. Tags in use with frequency: [list]. Decisions we would like the counts to inform: [decisions].

Derive the scheme from the decisions: if no decision depends on a tag, it goes. Use three independent questions, each answered once per ticket: what the person was trying to do, what went wrong, what settled it. No more than nine values per question, plus "other", which must stay under ten percent.

Define every value in one sentence, with a typical case and a borderline case. Then tag the forty tickets in a table. Show where you hesitated, and sharpen the definitions until you hesitate in at most three.

Map the old tags onto the new scheme, or state that they cannot be mapped. End with a five-minute training exercise of six tickets and a key.`,
    category,
    subcategory: service,
    tags: ['ticket tagging', 'taxonomy', 'support data', 'customer service'],
  },
  {
    prompt_id: 296,
    title: 'Promise response times a small team keeps',
    prompt_text: `What response time may we promise on our site without lying twice a month?

Numbers of the past [weeks]: messages by weekday and hour, first reply time, time to solution, who was on duty: [data]. Staff: [people and hours]. Holidays ahead: [dates].

As a service-operations analyst, compute the median and the 90th percentile of both times, separately for weekdays and weekends. Find the hours in which messages pile up. State which promise we would have kept in 95 of 100 cases.

Then word the promise in three places: contact page, automatic confirmation, and terms. The wording includes the time zone, the meaning of "reply", and what customers should do when it is urgent.

Next, describe two changes that would permit a better promise, each with cost: a shift in hours, or fewer questions of type [type]. And a plan for bad days: at which backlog do we change the wording publicly?

Show the calculation. Do not average away the worst week.`,
    category,
    subcategory: service,
    tags: ['response time', 'service level', 'support', 'metrics'],
  },
  {
    prompt_id: 297,
    title: 'Build a refund decision tree for support',
    prompt_text: `Support asks me about each refund. I would like them to decide without me in nine cases of ten.

Our policy: [paste]. Ten past cases with what I decided and why: [cases]. Spending limit per case for staff: [amount].

Be a policy designer and extract the reasons that really guided me, including those that the policy does not contain. Tell me where I was inconsistent.

Turn them into a tree with yes-or-no questions only, no deeper than five levels. The order of questions should settle the most frequent cases first and ask for as little proof as possible. Each leaf: what we do, within how many days, the sentence for the customer, and the note for the books.

Test the tree on the ten past cases and show the path of each. Where tree and past decision differ, ask me which is right.

Add rules for generosity (when to go beyond policy and how to record it) and for repeated claims, described by behaviour and never by suspicion about [groups].`,
    category,
    subcategory: service,
    tags: ['refunds', 'decision tree', 'support', 'policy'],
  },
  {
    prompt_id: 298,
    title: 'Review support conversations with a fair scorecard',
    prompt_text: `Quality review for support, without spying and without vanity figures. Our support people: [number and experience]. Channels: [channels]. Things customers thank us for: [examples]. Things they complain about: [examples].

As a support coach, design a scorecard of six criteria that separate excellent from adequate conversations. Each criterion gets three levels described by what is visible in the text. At least one criterion concerns whether the problem was solved, one concerns accuracy, and one concerns effort for the customer.

Score these conversations as an example: [paste two or three, anonymised]. Quote the line behind each score.

Write the feedback for each as you would speak to a respected colleague: one thing to keep, one to change, one question.

Then the routine: how many per person per month, random or chosen, how two reviewers compare their scores, how people can object, what the scores are never used for. If a criterion cannot be judged from text alone, replace it.`,
    category,
    subcategory: service,
    tags: ['quality review', 'scorecard', 'support', 'coaching'],
  },
  {
    prompt_id: 299,
    title: 'Communicate an outage from minute ten',
    prompt_text: `Scenario for preparation: [our service] is down for customers, the cause is unknown, and the only person who can repair it is busy repairing it. Someone else has to speak.

As our incident communicator, write the pack in advance, with blanks.
- Minute 10: first notice for the status page. What we know, what we do not, when we write next.
- Every 30 minutes: an update pattern that stays informative even when nothing has changed.
- Direct message to the customers hit hardest, who depend on us for [use].
- Answer for social channels, under 200 characters.
- All clear, including what customers should check themselves.
- Report after [days]: timeline, cause, damage, what we change, written for laypeople.

Use one voice throughout and give times in [time zone]. Never estimate a repair time unless the technician gave one. Credit rules: [terms].

Add a role sheet for two people and a rehearsal that takes half an hour. List the facts to fill in today, such as logins and address lists.`,
    category,
    subcategory: service,
    tags: ['outage', 'incident communication', 'status page', 'customer service'],
  },
  {
    prompt_id: 300,
    title: 'Report the voice of the customer monthly',
    prompt_text: `Each month the rest of the company should hear what customers told support. Be the customers' correspondent and produce the report from this material: [ticket counts by topic, quotes, ratings, refunds, reviews]. Last month's report: [paste or none].

One page, in this order. The sentence of the month: a single quotation that says most. Three changes compared with last month, with counts and a guess at the cause, marked as a guess. The most expensive problem, as hours plus refunds. Something that customers love and we might break by accident. Two requests to named owners: [owners], each with a date.

Choose quotations that are typical and not the funniest; remove anything that could identify a person. Give numbers as "23 of 410 conversations" and never as a percentage alone.

Conclude with a list of last month's requests and what became of them. If nothing was done, say so neutrally.

Before sending, check whether loud customers outweigh frequent ones, and correct the balance.`,
    category,
    subcategory: service,
    tags: ['voice of customer', 'reporting', 'support insights', 'feedback'],
  },
];
