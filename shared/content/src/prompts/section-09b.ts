import type { Prompt } from './prompt.js';

const category = 'ADVANCED BUSINESS STRATEGIES';
const growth = 'Advanced Marketing & Growth';
const design = 'Canva & Design';

/** Prompts 221-240: Advanced Marketing & Growth, Canva & Design (M-176). */
export const SECTION_09B_PROMPTS: Prompt[] = [
  {
    prompt_id: 221,
    title: 'Build a growth model from five inputs',
    prompt_text: `I would like a growth model small enough to keep on one sheet. You are a growth analyst; please construct it with me for [business type].

Known monthly figures: visitors [n], sign-ups [n], first purchases [n], average order [amount], repeat purchases per customer per year [n], customers lost [n].

Show how each figure produces the next one as a simple chain of formulas I can paste into a spreadsheet, cell by cell. Then run it forward for twelve months with nothing changed. Next, improve one input at a time by ten percent and rank the inputs by what they do to month-twelve revenue.

For the top two inputs, suggest three activities that could plausibly move them, with the evidence I would need to see within four weeks.

Treat the result as a sensitivity check, not a prediction, and say so in the output. If [any input] is a guess, show the range.`,
    category,
    subcategory: growth,
    tags: ['growth model', 'metrics', 'spreadsheet', 'forecast'],
  },
  {
    prompt_id: 222,
    title: 'Design a referral program worth joining',
    prompt_text: `Customers say they like us, yet few send anyone. Offer: [offer and price]. Margin per sale: [amount]. Present share of customers who come by recommendation: [percent or unknown].

Think like a behavioural researcher who dislikes gimmicks. First explain, from the customer's side, four reasons why a happy person might still not refer. Then design a program that answers those reasons.

I expect: the moment to ask and why then; the reward for each side, with the cost per new customer calculated; the exact words of the ask in an email, on a thank-you page and in conversation; the rules against abuse in five lines; and the tracking that a team of [size] can manage.

Offer one version without any reward, and say when that version would work better. Reject ideas that would make people pester their friends or hide that they are being rewarded.`,
    category,
    subcategory: growth,
    tags: ['referral', 'word of mouth', 'growth', 'customers'],
  },
  {
    prompt_id: 223,
    title: 'Score a backlog of growth experiments',
    prompt_text: `Experiment ideas: [paste 10 to 30 ideas, one per line]
Goal for the quarter: [metric, from, to]
Weekly time for experiments: [hours]
Traffic or audience I can test on: [numbers]

You lead experiments in a small product team; turn this heap into a ranked backlog. Rewrite each idea as a testable statement: because we saw [evidence], we expect that [change] for [group] will move [metric] by roughly [amount]. Where my idea comes without evidence, write "no evidence yet" instead of inventing some.

Score each from one to five on likely effect, confidence, and ease, and give a reason of one line per score. Show the total, then overrule the total where common sense disagrees, and say why.

Pick the first four experiments and write a card for each: owner, steps, length, minimum sample, stop rule, and the decision each outcome leads to. Strike out ideas whose effect could never be detected with my traffic.`,
    category,
    subcategory: growth,
    tags: ['experiments', 'prioritisation', 'growth', 'testing'],
  },
  {
    prompt_id: 224,
    title: 'Learn why deals were won and lost',
    prompt_text: `Twelve months of sales decisions are hiding patterns I cannot see. Here are my notes on deals: [paste notes, each marked won or lost, with price, buyer type, and reason given].

Analyse them as a win-loss researcher. Separate three things strictly: what buyers said, what they did, and what I concluded. Cluster the reasons, count them, and quote one line per cluster.

Present the result as a short report: the two conditions under which we usually win; the two under which we usually lose; reasons that sound like price but are probably something else, with the clue; segments I should stop pursuing.

Then write an interview guide of nine open questions for five recent buyers and five who chose [alternative or no decision], including a neutral opening that invites criticism.

Tell me how thin the evidence is. With fewer than [number] notes per cluster, call it a hunch.`,
    category,
    subcategory: growth,
    tags: ['win loss', 'sales', 'interviews', 'research'],
  },
  {
    prompt_id: 225,
    title: 'Win against spreadsheets, favours and doing nothing',
    prompt_text: `Most of my buyers are not comparing me with rivals. They use [spreadsheet, friend, doing nothing, big provider]. As a positioning specialist, position [offer] against these real alternatives.

Take them one by one. For each alternative write what it does well, the moment it stops being enough, and the cost of switching from it, in time, money and pride. Then list our attributes that the alternative lacks and translate each into a value that [buyer] would state in their own words.

From this produce: a positioning paragraph of sixty words; a category label a stranger would understand; three sentences for three buyer situations; and a list of claims that we must stop making because an alternative does it as well.

Support every value with proof I can show today, or label it "needs proof". Avoid superlatives. When our honest advantage is small, say so and suggest a narrower buyer instead.`,
    category,
    subcategory: growth,
    tags: ['positioning', 'competition', 'messaging', 'strategy'],
  },
  {
    prompt_id: 226,
    title: 'Win back lapsed customers by reason',
    prompt_text: `Why people left matters more than how long ago. Plan a win-back campaign for [number] customers who stopped buying [product] since [date].

Data available on each: [fields, for example last order, support contacts, cancellation reason, plan].

You are a retention marketer with manners. Steps: propose three to five groups by likely reason for leaving, using only those fields. Say which groups should be left alone, and why respect is the better strategy there. For each remaining group write one email of up to 130 words: what has changed since they left, a truthful reason to look again, one simple action, and an easy way to opt out for good.

Set a limit of [number] messages per person. Define success as customers still active after [days], not opens.

Add a feedback question for people who do not return. Before you write, list which consent rules for email I should verify in [country].`,
    category,
    subcategory: growth,
    tags: ['win back', 'retention', 'email', 'segmentation'],
  },
  {
    prompt_id: 227,
    title: 'Split a small marketing budget with care',
    prompt_text: `Budget: [amount] for [period]. Channels used so far with spend, new customers and comments: [table]. Channels I am curious about: [list]. Average profit per customer: [amount].

You are a marketing lead spending your own savings; allocate this budget accordingly. Calculate cost per customer per channel, then estimate how the next hundred units of currency would perform compared with the first, because most channels get weaker as spending rises. Describe your assumption for each.

Give me an allocation table with a floor, a target and a ceiling per channel, a test slice of no more than 15 percent, and a reserve. Describe the review: which date, which figures, and the rule for moving money.

Also name one channel to stop, one to starve slowly, and one that looks cheap only because something else does the work. Flag every number I gave that is too small to trust.`,
    category,
    subcategory: growth,
    tags: ['marketing budget', 'channels', 'allocation', 'acquisition cost'],
  },
  {
    prompt_id: 228,
    title: 'Plan a product launch with go gates',
    prompt_text: `Launch date hoped for: [date]. Product: [product]. Audience I can reach: [list sizes and channels]. People available: [roles and hours per week]. Still unfinished: [items].

Be the launch manager who would rather move a date than ship a mess. Work backwards from launch day and produce a calendar by week with tasks, owners and outputs. Insert three gates where we decide go, shrink or postpone: message tested, product ready, delivery and support ready. For each gate list the evidence that counts.

Include in the calendar: beta feedback, checkout test with real payment, support answers, the sequence of public messages with one purpose each, and two quiet days after launch for repair.

Then prepare the plan for a weak response: what we look at in the first 48 hours and what we change first. No countdown pressure that is not true. Ask me for missing dates before you begin.`,
    category,
    subcategory: growth,
    tags: ['launch', 'project plan', 'go-to-market', 'calendar'],
  },
  {
    prompt_id: 229,
    title: 'Test a neighbouring market for thirty days',
    prompt_text: `We serve [present segment] well. Could [neighbouring segment] be next? Give me a thirty-day test, cheap enough to fail.

Act as a market-entry researcher. Compare the two segments first: problem, words they use, budget holder, buying calendar, where they gather, what they would have to give up. Put KEY in front of every difference that would force a change of product, price or delivery.

Then set up the test week by week: conversations (how to find fifteen people and what to ask), a small page or one-sheet adapted to them, one offer they can accept or refuse, and a way to deliver by hand for the first three buyers.

State beforehand the result that means expand, the result that means stop, and the muddled result that means one more round with a narrower group. Estimate hours and cash. List three ways in which this test could distract from [core work] and a guard for each.`,
    category,
    subcategory: growth,
    tags: ['market expansion', 'validation', 'segments', 'testing'],
  },
  {
    prompt_id: 230,
    title: 'Create ad angles and check every claim',
    prompt_text: `Produce a matrix of advertising angles for [offer] aimed at [audience]. Rows are six buyer situations; columns are four angles: the problem seen clearly, the process shown, a comparison with the usual way, and a doubt answered. In each cell write one headline of up to eight words and one supporting line of up to twenty.

Facts that may be used: [facts, results with source, customer quotes with permission]. Nothing outside these facts may appear as a claim.

When the matrix is complete, act as a strict advertising reviewer. Go through all cells and sort them: clear and provable; true but easily misread; not provable. Rewrite the second group, delete the third.

From the survivors choose five to test first, each with a picture idea that does not imply a typical result, and a note on what we would learn if it wins. Avoid before-and-after shots, fear and fake scarcity.`,
    category,
    subcategory: growth,
    tags: ['advertising', 'copywriting', 'claims', 'angles'],
  },
  {
    prompt_id: 231,
    title: 'Specify a Canva brand kit from scratch',
    prompt_text: `I am about to fill in the brand kit in Canva and want an identity designer's decisions, not a mood board. My brand: [what you do, for whom, three adjectives, one brand you must not look like]. Where designs appear: [channels]. Existing logo colours: [hex codes or none].

Specify: one main colour, two supporting colours, a dark text colour and a light background, each with hex code and a sentence on its job; a pairing of heading and body fonts from widely available families, with sizes for a 1080 by 1350 px post and an A4 page; logo clear space; photo style in five do and five do-not lines; corner radius, line weight and icon style.

Calculate contrast for every text and background pair you propose and drop pairs below 4.5 to 1. Show the calculation result in a table.

Finish with the order in which to enter all this so that a helper can do it in [minutes].`,
    category,
    subcategory: design,
    tags: ['canva', 'brand kit', 'colours', 'typography'],
  },
  {
    prompt_id: 232,
    title: 'Storyboard a ten-slide carousel in Canva',
    prompt_text: `Topic: [topic]. Reader: [reader]. Source material: [paste notes or an article]. As a visual editor, storyboard a carousel of ten slides that I can build in Canva within an hour.

For each slide give four lines: the text on it (at most 25 words), the single visual element, the layout as a sketch in words (for example "text left third, object lower right"), and the thought that makes the reader swipe on.

Follow this arc: slide 1 states a concrete problem; 2 shows why the usual answer falls short; 3 to 8 teach one idea each; 9 sums up as a checklist; 10 offers one next step. Repeat one visual thread from slide to slide so that the set reads as a family.

Add alternative text per slide and a caption of 80 words. Take facts only from my material; if it supports fewer than six ideas, propose a shorter carousel.`,
    category,
    subcategory: design,
    tags: ['canva', 'carousel', 'storyboard', 'social media'],
  },
  {
    prompt_id: 233,
    title: 'Lay out a printable guide page by page',
    prompt_text: `Manuscript: [paste 1,500 to 3,000 words]. Turn it into a page plan for a downloadable guide that I will lay out in Canva as [A4 or letter], to be read on screen and printed on a home printer.

Act as an editorial designer. Break the text into pages of at most 180 words. For each page note: headline, which paragraphs go there, the one element that breaks up the text (checklist, table, pull quote, diagram, worksheet lines), and white space in plain terms such as "top third empty".

Set the grid once: margins, columns, baseline size, page number position. Keep ink use low, since people print it. Mark the two pages that deserve a full picture and describe it.

Then check the reading flow: headings alone should tell the story. Report sentences that need cutting because they do not earn their page. The cover must name the result for [reader] honestly.`,
    category,
    subcategory: design,
    tags: ['canva', 'lead magnet', 'layout', 'pdf'],
  },
  {
    prompt_id: 234,
    title: 'Fill a bulk-create spreadsheet with thirty posts',
    prompt_text: `Canva can merge a spreadsheet into a template. You are the content producer who prepares that spreadsheet: 30 rows of post content on [theme] for [audience].

Columns: id, format (quote, tip, question, number), headline up to 40 characters, body up to 120 characters, small print or source, picture keyword, alternative text, caption.

Constraints. Every headline must fit on two lines of about 20 characters. No two headlines may start with the same word. Quotes come only from my own text: [paste text]. Numbers need a source or stay out. Distribute formats so that no format appears twice in a row, and group the rows under [number] weekly subthemes.

Return comma-separated text with all fields quoted, ready to import, and nothing else before it. After the data, list the rows whose length is within three characters of the limit so that I check them in the template first, plus advice on naming template placeholders.`,
    category,
    subcategory: design,
    tags: ['canva', 'bulk create', 'social posts', 'csv'],
  },
  {
    prompt_id: 235,
    title: 'Get a slide deck critiqued by purpose',
    prompt_text: `Critique my deck before I polish it in Canva. Occasion: [pitch, workshop, client report]. Listeners: [who, how many, what they know]. Minutes: [n]. Here is the text of every slide, numbered, with a note on visuals: [paste].

As a presentation coach, judge it in this order and stop at the first level that fails badly, because polish cannot repair it: argument, order, amount, clarity of single slides, visual consistency.

For the failing level give specific changes: which slides merge, move, split or go. Then rewrite the headline of each remaining slide as a full sentence that states its point. For data slides name the chart type and the one thing to highlight.

Deliver a revised slide list with seconds per slide that add up to my time minus ten percent. Be direct; name the strongest slide and the most expendable one. Tell me which of my statements a sceptical listener would ask me to prove.`,
    category,
    subcategory: design,
    tags: ['canva', 'presentation', 'slides', 'critique'],
  },
  {
    prompt_id: 236,
    title: 'Compare thumbnail concepts before drawing them',
    prompt_text: `One video, six thumbnail concepts, no drawing yet. Title: [title]. What the video truly delivers: [summary]. Channel look: [colours, fonts, usual framing]. Viewers watch mostly on [phone or desktop].

Be my art director. Describe each concept in the same compact form: main subject and its share of the frame, background, text of zero to four words, emotion, where the eye lands first, what is left out. Make the concepts differ in idea, not in colour.

Next imagine each at 120 pixels wide next to five typical rivals in [topic]. Say what remains readable. Score legibility, curiosity, and honesty from one to five. A concept that promises something the video does not contain scores zero for honesty and is out.

Recommend two for an A/B comparison, and write build notes for Canva: canvas size, layers from back to front, outline and shadow settings, safe area for the time stamp.`,
    category,
    subcategory: design,
    tags: ['canva', 'thumbnail', 'video', 'visual design'],
  },
  {
    prompt_id: 237,
    title: 'Audit designs for readability and colour contrast',
    prompt_text: `Some of my readers are over sixty, some are colour-blind, many read in bright sunlight. Check, as an accessibility tester, whether my designs serve them.

Describe-and-check list: for each design I give you text colour, background colour, font size, line length, and whether colour alone carries meaning: [list of designs with values]. They are made in Canva for [uses].

Compute the contrast ratio of each pair. Say pass or fail for normal text and for large text, with the threshold you used. Where something fails, propose the nearest passing colour that keeps the hue, with hex code.

Then look beyond colour: text inside pictures without an alternative, lines over 75 characters, all capitals, tight spacing, meaning by red and green only, flashing animation.

Return a repair list sorted by readers affected and minutes needed, starting with the template that most designs are copied from. Recalculate any ratio within 0.2 of the limit to be sure.`,
    category,
    subcategory: design,
    tags: ['canva', 'accessibility', 'contrast', 'audit'],
  },
  {
    prompt_id: 238,
    title: 'Brief a designer in one page',
    prompt_text: `A freelance designer will make [item] for me. My budget is [amount] and the deadline [date]. I tend to send vague messages and then ask for endless changes. Help me to write a brief that protects both of us.

In the place of a studio manager, interview me in three short batches: purpose and reader; content that already exists; limits and taste. For taste, ask me for two examples I admire and one I dislike, and make me say why in functional terms.

Then write the brief on one page: the job of the design, the reader, must appear, must not appear, formats and sizes, files supplied, who approves, number of rounds, dates, ownership of the editable Canva or source file, payment terms.

Add a feedback form for round one with questions about function ("can you find the date in three seconds?") in place of "do you like it?". If the budget looks too small for the scope, tell me what to remove.`,
    category,
    subcategory: design,
    tags: ['design brief', 'freelancer', 'canva', 'feedback'],
  },
  {
    prompt_id: 239,
    title: 'Compose a media kit that answers questions',
    prompt_text: `Sponsors and hosts ask the same things about me. Compose, in the role of a publicist with layout skills, a two-page media kit that I can assemble in Canva.

Material: who I am [facts], audience numbers with date and source [numbers], past collaborations [list with permission], topics [list], what I offer and at which price or "on request" [offers], contact.

For page one and page two give a block plan on a 12-column grid: which block sits where, its height in percent, its final text, and the picture or chart in it. Write all texts in the third person for page one and in the first person for page two.

Numbers rule: show the count, the date, and the definition of "active". Prefer a small true number with context to a large vague one. Replace adjectives about me with facts.

At the end list the three questions a careful sponsor would still have, and put the answers in if I supplied them.`,
    category,
    subcategory: design,
    tags: ['canva', 'media kit', 'sponsorship', 'layout'],
  },
  {
    prompt_id: 240,
    title: 'Tame a messy library of design files',
    prompt_text: `Our Canva account holds about [number] designs, most of them called "copy of copy". [Number of people] people work in it. Typical requests: [requests]. Work out, with the mind of an archivist, a system that survives busy weeks.

Cover folders (no deeper than two levels), names (pattern with example and counterexample), templates (which eight to ten to keep, what is locked, what may be changed), approval, archive, and what may never be uploaded, such as unlicensed pictures or client data.

Present it as a single-page rule sheet of at most 300 words that new helpers read on their first day. Then give me a clean-up plan in sessions of 45 minutes: which designs first, a rule to decide delete, archive or keep in ten seconds, and how to handle links that others already use.

Anticipate two ways in which people will ignore the rules and make the right way easier. Ask which plan features we have if your idea depends on them.`,
    category,
    subcategory: design,
    tags: ['canva', 'file management', 'templates', 'team'],
  },
];
