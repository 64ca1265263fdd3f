import type { Prompt } from './prompt.js';

const category = 'ADVANCED CONTENT & MARKETING';
const analytics = 'Analytics & Data-Driven Marketing';
const conversion = 'Conversion Optimization';

/** Prompts 381-400: Analytics & Data-Driven Marketing, Conversion Optimization (M-178). */
export const SECTION_11E_PROMPTS: Prompt[] = [
  {
    prompt_id: 381,
    title: 'Derive metrics from the decisions they serve',
    prompt_text: `Nobody on our team of [number] agrees which figures matter. Begin from decisions, not from the tools. You are a measurement consultant paid by the day, who would rather delete a metric than add one.

Our business: [model]. Decisions we take weekly, monthly, yearly: [decisions]. Tools with data: [tools].

Draw a tree in text form: goal, the three or four drivers under it, and below each the figure that shows it. For every figure write definition, source, owner, rhythm, the decision it informs, and the level at which we would act.

Anything that informs no decision goes on a "may be curious" list. Anything we need and cannot measure goes on a "build" list with the cheapest way to get it.

Test the tree with three past situations: [situations]. Would we have seen the trouble, how early, and with which figure? Revise if not. The final tree fits on one screen.`,
    category,
    subcategory: analytics,
    tags: ['measurement plan', 'kpi', 'metrics', 'analytics'],
  },
  {
    prompt_id: 382,
    title: 'Agree on campaign link names for good',
    prompt_text: `Our campaign reports are unreadable because everyone labels links differently. Here are the source, medium and campaign values of the past [months]: [paste with counts].

Clean up as a data steward. Group values that mean the same and give the form to keep. Explain which channel grouping would count each one wrongly.

Write the naming convention on half a page: allowed values for source and medium as a closed list, pattern for campaign names (date, product, idea) with three examples, letter case, separators, what is forbidden, who may extend the list. Labels must never contain personal data and must not be set on links inside our own site; give the reason in one sentence each.

Supply the formula for a spreadsheet that assembles a link from drop-down fields, and a check formula that turns red for unknown values.

Produce a translation table from old to new values for [reporting tool]. Values you cannot interpret: ask.`,
    category,
    subcategory: analytics,
    tags: ['utm', 'campaign tracking', 'naming', 'data quality'],
  },
  {
    prompt_id: 383,
    title: 'Specify a dashboard that answers five questions',
    prompt_text: `Specification for a dashboard, to be handed to [colleague or freelancer]. Viewer: [role], once a week, on [device], for three minutes. Questions it must answer: [up to five questions].

Please proceed as an information designer. For each question decide on the form: single number with comparison, line, bar, table, sentence, or no chart at all because an alert would do. Fix unit, period, comparison, sort order, rounding, colour use, and what appears when data are missing.

Sketch the arrangement in characters, most important at top left. Write the heading of each element as the question itself. Attach a note in small type saying where the figure comes from and when it was refreshed.

Then the data part: source tables [sources], fields, filters, time zone, formula, and two test cases with expected values calculated from this sample: [sample].

Delete whatever serves to impress. List the questions that the data cannot answer yet.`,
    category,
    subcategory: analytics,
    tags: ['dashboard', 'specification', 'data visualisation', 'reporting'],
  },
  {
    prompt_id: 384,
    title: 'Read a retention table by cohort',
    prompt_text: `Cohort table: rows are sign-up months, columns are months since sign-up, cells are the share still active. Sizes of the cohorts are in the first column. [paste table]. "Active" means [definition]. Things that happened: [price changes, launches, campaigns with dates].

Interpret it for me as a patient data teacher. Read along the rows first (how a cohort ages), then down the columns (whether newer cohorts do better at the same age), then along the diagonals (events that hit everyone in one calendar month). State what each way of reading shows and which cells support it.

Compute the weighted average curve and say from which month it flattens, if it does. Show which differences could be chance, given the cohort sizes.

Relate the findings to the events, as suspicion and never as proof. Name two further cuts of the data that would settle the strongest suspicion.

Leave out the latest, incomplete month, and warn me of any row that looks wrongly calculated.`,
    category,
    subcategory: analytics,
    tags: ['cohorts', 'retention', 'data analysis', 'interpretation'],
  },
  {
    prompt_id: 385,
    title: 'Compare attribution views before moving budget',
    prompt_text: `Three reports give three answers about what brings customers. Last-touch: [figures by channel]. First-touch: [figures]. "How did you hear about us?" at checkout: [figures]. Spend: [by channel]. Typical time to purchase: [days].

You are an independent analyst with no channel to defend. Place the three views side by side, as share of customers and as cost per customer. Where do they agree within a quarter? Those channels need no debate. For each disagreement explain which view is blind to what: late touches, early touches, memory, private browsing, people recommending over dinner.

Form a judgement per channel: more, same, less, unclear. State the reasoning and a certainty.

For the "unclear" ones, design the simplest experiment that would decide: pausing in one region, alternating weeks, or a code in one medium, with length and smallest visible effect at our volume of [customers per month].

Do not construct a weighted model to hide uncertainty.`,
    category,
    subcategory: analytics,
    tags: ['attribution', 'channels', 'marketing data', 'budget'],
  },
  {
    prompt_id: 386,
    title: 'Analyse open survey answers with method',
    prompt_text: `Survey question: "[question as asked]". Answers: [paste, numbered]. Also known for each answer: [customer type, tenure, rating]. I need more than a word cloud.

Apply thematic analysis as a qualitative researcher does it. First pass: read everything and note codes close to the wording. Second pass: unite codes to themes that say something ("people fear breaking a setting") and not merely name a subject ("settings"). Third pass: assign answers to themes by number; an answer may have two.

Deliver a table of themes with definition, number of answers, share by customer type, two quotations that are typical and one that contradicts. Then 200 words on what the themes mean together. List answers that fit nowhere, since new things hide there.

Make your work checkable: give the assignment of every answer as a list so that a colleague can compare. Do not merge small groups under [number] into statements on "customers". Name what the question, as asked, could not bring to light.`,
    category,
    subcategory: analytics,
    tags: ['survey analysis', 'themes', 'qualitative data', 'customer insight'],
  },
  {
    prompt_id: 387,
    title: 'Investigate an odd number before reacting',
    prompt_text: `[Metric] was [value] on [date], against [usual range] normally. Someone is about to send an email to everyone. Let us take twenty minutes first.

Lead me as the calm analyst on duty. Ask one question after another and wait for my look-up in [tools]. Start with measurement: was tracking changed, is the day complete, are time zones or filters different, is there double counting, robots, an internal test? Go on to composition: did the mix of device, country, page, customer or campaign alter while each part remained the same? Only then behaviour: what would people have had to do?

Keep a protocol in table form: check, result, what it rules out.

Stop when one explanation accounts for at least [percent] of the deviation, or when ten checks have brought nothing. Then write three sentences for the team with what we know, what we do, and when we look again.

Remark how often a deviation of this size occurs by chance in [number] weeks of history: [history].`,
    category,
    subcategory: analytics,
    tags: ['anomaly', 'diagnosis', 'analytics', 'data quality'],
  },
  {
    prompt_id: 388,
    title: 'Segment customers by recency, frequency and value',
    prompt_text: `Order file, one line per order: [customer number, date, amount]. Period: [from, to]. We would like to treat customers differently where it helps them, and need segments to do it.

Calculate per customer: days since last order, number of orders, total amount after refunds. Decide on class borders that suit our business; explain why fixed fifths would be a poor choice if [purchase rhythm, e.g. once a year].

Form five to seven segments with names that describe behaviour. Show size, share of revenue, median values, and a portrait in two sentences.

For each: what these people may need now, one action, one thing we should spare them, and the figure that would tell us whether it worked. Keep a random tenth of each segment untouched for comparison.

Supply formulas for [spreadsheet or database language]. You are a CRM analyst: refuse segments based on guessed age, origin or income, and check that the segments add up to the total number of customers.`,
    category,
    subcategory: analytics,
    tags: ['segmentation', 'rfm', 'customers', 'crm'],
  },
  {
    prompt_id: 389,
    title: 'Audit our marketing data before trusting it',
    prompt_text: `Trust in our figures is low. Perform a data audit with me, tool by tool, as an auditor who believes nothing without a trace.

Tools and what they claim to count: [analytics tool, shop, email tool, ad accounts, CRM]. Known differences: [examples]. Recent changes: [consent banner, new site, new forms].

Procedure: define ten facts that exist independently (orders in the bank, emails in the support inbox, a test purchase I make today). For each, describe how to follow it through every tool and where it should appear, when, and under which name.

Give me a worksheet with the columns fact, expected, found, difference, cause, repair, owner. Help me to fill it from what I report: [findings as I get them].

Then set a tolerance per metric, because exact agreement is impossible, and explain which differences are natural.

Conclude with a certificate in plain words: which figures may be used for which decisions, and which may not until [repair] is done.`,
    category,
    subcategory: analytics,
    tags: ['data audit', 'tracking', 'reliability', 'analytics'],
  },
  {
    prompt_id: 390,
    title: 'Write the monthly marketing report as a narrative',
    prompt_text: `Raw figures for [month]: [paste]. Previous month, same month last year, and plan: [paste]. What we did: [activities]. Reader: [owner or client], who has six minutes and hates charts without a message.

Compose a report of about 450 words in the shape of a letter.

Paragraph 1: the answer to "how did it go?" in two sentences. Paragraph 2: the change that mattered most, its probable cause, and how sure we are. Paragraph 3: what we tried, expected and learnt, including the failure. Paragraph 4: what worries us. Paragraph 5: what we will do, what we need from the reader, by when.

Attach a table of no more than eight lines with month, comparison and plan. Explain deviations above [percent]; pass over noise in silence.

Write like an honest account manager. Do not call correlation success. If a figure was revised since last month, say it first. Add two questions that a sharp reader would ask, and their answers.`,
    category,
    subcategory: analytics,
    tags: ['marketing report', 'narrative', 'reporting', 'clients'],
  },
  {
    prompt_id: 391,
    title: 'Inspect a landing page with cold eyes',
    prompt_text: `Landing page in text form, top to bottom, with a note about pictures and buttons: [paste]. Visitors come from [source] and have just read [the ad, post or mail]. The page wants them to [action].

Inspect it in the capacity of a usability specialist who gets no thanks for compliments.

Scroll through screen by screen. At each screen: the question in the visitor's head, whether it is answered, and what distracts. Look in particular for a break between the source and the first headline, claims without support, words only insiders know, missing terms or price, forms that ask too early, two actions of equal weight.

List problems with severity from 1 (irritates) to 4 (stops), the words on the page as evidence, and a remedy. Then rewrite the first screen and the part with the highest severity.

Distinguish what you see from what you suspect; for suspicions name a quick check with five visitors from [audience]. Leave things that work untouched, and say which.`,
    category,
    subcategory: conversion,
    tags: ['landing page', 'usability', 'conversion', 'review'],
  },
  {
    prompt_id: 392,
    title: 'Plan an A/B test and its sample size',
    prompt_text: `We plan to test [change] on [page]. Weekly visitors to that page: [number]. Present conversion: [percent]. Smallest improvement worth the trouble: [relative percent].

Plan it as a statistician who explains with everyday words.

1. Hypothesis with a reason from observation [evidence].
2. One main metric, up to two guardrails (for example refunds, support contacts).
3. Sample size per version at 80 percent power and 5 percent significance. Show the formula, the inserted values and the result; translate it into weeks, rounded up to full weeks.
4. What to do if that takes longer than [weeks]: larger change, other page, other method. Recommend one.
5. Assignment, exclusions, check on equal split, and why we do not peek daily and stop.
6. Reading of four outcomes: clear plus, clear minus, no visible difference, guardrail violated.

Finish with a test sheet to sign before the start. If the numbers make a test pointless, I want that in the first line.`,
    category,
    subcategory: conversion,
    tags: ['a/b test', 'sample size', 'conversion', 'statistics'],
  },
  {
    prompt_id: 393,
    title: 'Remove friction from a sign-up form',
    prompt_text: `Form fields in order, with type, required or not, error texts, and share of people who leave at each if known: [list]. Purpose of the form: [purpose]. What happens with each answer afterwards: [use per field].

You design forms for a living. Interrogate each field: who uses the answer, when, and could it be asked later, derived, or left out? Mark fields that nobody uses; they go.

For the remaining ones set the order, label, input type, keyboard on phones, help text of at most ten words, example, validation (as late as necessary, as gentle as possible), error text that says how to put it right, and automatic filling. Question every "required".

Show the form before and after as lists with the number of decisions a person has to make.

Add texts for button, progress, success, and failure of the connection, with nothing typed getting lost. Treat consent boxes separately: never pre-ticked, one purpose each. What should I test with a keyboard only, and with [assistive technology]?`,
    category,
    subcategory: conversion,
    tags: ['forms', 'friction', 'ux', 'conversion'],
  },
  {
    prompt_id: 394,
    title: 'Locate where buyers abandon the checkout',
    prompt_text: `Checkout steps with number of sessions reaching each, split by phone and desktop, new and returning: [table]. Payment errors: [log summary]. Support messages about buying: [quotes]. Shipping and payment options: [list].

Analyse like a detective with a calculator. Compute step losses and compare them between groups; find the step where one group loses far more than another. Estimate how many additional orders a month a repair would yield if that group reached the level of the better one, as an upper limit.

For the three largest gaps list the competing explanations (technical, price surprise, missing option, mistrust, interruption) with the evidence for and against, and a test: watch recordings, try device X, call five people, read errors by bank.

Order the tests by answer per hour. Propose repairs only for causes with evidence; put the rest under "first find out".

Extra costs must be visible before [step]. Do not propose pressure such as timers or "others are looking at this". State what the data cannot see.`,
    category,
    subcategory: conversion,
    tags: ['checkout', 'abandonment', 'funnel analysis', 'conversion'],
  },
  {
    prompt_id: 395,
    title: 'Ask departing visitors one good question',
    prompt_text: `On [page] most visitors leave without acting, and I do not know their reasons. I want to ask a single question, kindly, and learn from the answers.

Think as a survey methodologist and compare six possible questions (for example "What did you hope to find here?"), telling what each reveals and what bias it carries. Choose one open and one closed variant to run for [days] each.

Define when it appears: to whom, after which behaviour, how often per person, how it is closed, never covering the content on phones. Write question, options, thank-you line, and a privacy sentence.

Calculate how many answers to expect from [visitors per week] at a response of one to three percent, and the number from which reading makes sense.

Prepare the evaluation: coding frame with eight preliminary reasons, rule for new ones, table, and the three decisions that could follow. What must I not conclude, given that only some people answer? Put that plainly at the top of the evaluation.`,
    category,
    subcategory: conversion,
    tags: ['exit survey', 'visitor research', 'conversion', 'questions'],
  },
  {
    prompt_id: 396,
    title: 'Make testimonials and proof stand up to scrutiny',
    prompt_text: `Proof on our pages: [testimonials, logos, numbers, awards, ratings, press mentions; each with where it came from and the permission we hold].

Examine every piece as a consumer journalist preparing an article about misleading proof. Could I trace it? Is the person real, named as they wish, and still of that opinion? Is the result typical, and if not, does the page say so? Is the number dated and defined? Does the award mean anything?

Sort into three: stands, stands after repair, remove today. Write the repaired version, with context such as starting point, period, and effort.

Then find doubts for which we have no proof at all: [main doubts of buyers]. Suggest for each the kind of proof that would convince a sceptic and an honest way of obtaining it within [weeks].

Draft a request to customers with questions that lead to specifics, and a consent form in six lines. Place the proof: which doubt arises where on the page?`,
    category,
    subcategory: conversion,
    tags: ['social proof', 'testimonials', 'trust', 'conversion'],
  },
  {
    prompt_id: 397,
    title: 'Put a slow mobile page on a diet',
    prompt_text: `On a mid-range phone our page [page purpose] takes [seconds] to become usable. Inventory: [pictures with size, scripts with supplier and purpose, fonts, videos, widgets, order on page].

Be a performance-minded editor: both weight and content are on the scales. For each element weigh what it brings the visitor, what it brings us, what it costs in kilobytes or waiting, and whether anybody would miss it. Where a figure is lacking tell me how to measure it.

Divide into keep and load first, keep and load later, replace by something lighter (say what), remove.

Then order the content for a screen of 360 by 640: what has to be readable before any scrolling and without any script? Give the text of that first screen, 45 words at most.

Prepare a budget (total weight, number of requests, seconds until usable) as a rule for [team], and a list of tests on a real phone in a bad network. Technical claims with uncertainty get a question mark.`,
    category,
    subcategory: conversion,
    tags: ['page speed', 'mobile', 'content priority', 'conversion'],
  },
  {
    prompt_id: 398,
    title: 'Rewrite the value proposition for five seconds',
    prompt_text: `Strangers look at our first screen for five seconds. Afterwards they should be able to say what we offer, for whom, and why they might care. Current text: [headline, subline, button, picture].

What we really do: [description in plain words]. What customers say it changed: [quotes]. What they used before: [alternative].

Write twelve headlines, in four families of three: outcome, task, contrast to the alternative, customer's own words. Maximum nine words; no invented words; "you" allowed, "we" not. Each with a subline of up to 22 words that states how it works and for whom, and a button that names the next thing to happen.

Then be the stranger: for every headline write what you would believe the product is. Strike those with a wrong guess.

Keep three. As a conversion copywriter, outline a five-second test with [number] people: picture, three questions, scoring. Indicate which words come from customers and which are yours.`,
    category,
    subcategory: conversion,
    tags: ['value proposition', 'headlines', 'copywriting', 'conversion'],
  },
  {
    prompt_id: 399,
    title: 'Ease price anxiety with clear terms',
    prompt_text: `People read our price page to the end, hesitate, and leave. Price and terms: [price, billing, trial, cancellation, refund, support]. Questions at this point in chats: [quotes]. Typical regret after purchase: [reason].

Assume you are an advocate for buyers hired by the seller. Make a list of what a careful person fears at this moment: paying too much, being trapped, choosing wrongly, explaining it to [partner or boss], work afterwards. For each fear: does a term of ours deal with it, is the term visible, is it understandable?

Where the term is good, phrase it in a sentence and give its place beside the price. Where the term is bad, propose a better term with the cost to us estimated at [number] buyers per month. Where there is no fear, be silent; too much reassurance creates doubt.

Include a small calculation that helps people decide whether it is worth it for them, with the case in which it is not.

All statements must match the legal terms: [paste]. Report contradictions.`,
    category,
    subcategory: conversion,
    tags: ['pricing page', 'risk reversal', 'terms', 'conversion'],
  },
  {
    prompt_id: 400,
    title: 'Record test results so lessons last',
    prompt_text: `Results of finished tests are scattered in chats and memories: [paste notes on as many tests as you can find]. Create a library of lessons out of them.

You are a research librarian. Draw up a record card for each test: date, page, hypothesis, change (before, after in words), metric, numbers per version, duration, result with uncertainty, side effects, decision, person, link. Empty fields remain empty and are counted.

Grade the quality of evidence: planned and completed; stopped early; no control; story only. Put the grade on top of the card.

Then compare across cards. Which statements about our visitors appear in at least two independent tests? Which contradict each other, and what differed? Which belief of the team has never been tested? Write these as three short lists.

Suggest a search vocabulary of ten terms, a rule for when an old result expires, and a five-minute ritual at [weekly meeting] for reading one card. Resist making laws out of single wins.`,
    category,
    subcategory: conversion,
    tags: ['test results', 'learning library', 'experiments', 'conversion'],
  },
];
