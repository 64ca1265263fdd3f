import type { Prompt } from './prompt.js';

const category = 'FUTURE-PROOFING & CREATIVE STRATEGIES';
const subcategory = 'Future-Proofing & Long-Term Strategy';

/** Prompts 426-450: Future-Proofing & Long-Term Strategy, second half (M-179). */
export const SECTION_12B_PROMPTS: Prompt[] = [
  {
    prompt_id: 426,
    title: 'Stress-test the budget against inflation',
    prompt_text: `Stress test, please. Yearly income by product: [figures]. Yearly costs by type, with contract end or next price date: [figures]. Loans: [rate, fixed until]. Ability to raise prices: [when, how much, at which risk].

Take the stance of a prudent controller and compute three years under four courses: costs up 3 percent and prices follow after a year; costs up 8 percent and prices follow halfway; energy and wages up 12 percent while sales fall 5 percent; everything stable.

Show one table per course with profit and cash, and one summary table. Identify which cost line does most of the damage in each course, and how many months pass between the shock and our earliest reaction.

Shorten that delay: propose clauses, fixed terms, pre-purchases, a change in the offer. Each with what it costs us in the stable course, since insurance is not free.

Use only my figures, round to hundreds, and make every formula visible. Tell me if any input looks improbable.`,
    category,
    subcategory,
    tags: ['inflation', 'stress test', 'budget', 'finance'],
  },
  {
    prompt_id: 427,
    title: 'Prepare a three-month sabbatical for the owner',
    prompt_text: `From [month] I want to be away for three months, truly away. I employ [people] or have [freelancers], serve [customers], and have never been gone for more than two weeks.

Plan it with me as an organisational coach who has seen both kinds: sabbaticals that restored people and sabbaticals that were remote work.

Work backwards through twelve months. Which decisions will arise in these three months, judging from last year's calendar [key dates]? For each: decide beforehand, hand over with limits, or postpone. Who covers what, trained until when, tested in which trial week?

Money: income lost, extra cost, reserve required. Customers: who hears what, and from whom.

Write a contact rule with exactly two reasons for disturbing me, and an out-of-office text. Add a plan for the two weeks after returning, when the damage is usually done.

Ask me what the time is for, and warn me if my answer sounds like a different job.`,
    category,
    subcategory,
    tags: ['sabbatical', 'delegation', 'owner', 'planning'],
  },
  {
    prompt_id: 428,
    title: 'Sequence the next five roles sensibly',
    prompt_text: `We are [number] people today. If things go as planned, five roles will be added in three years. In which order, and what would prove that the time has come?

Present work by person and hours: [table]. Work left undone or done badly: [list]. Growth expected: [numbers]. Pay level possible: [range].

Serve as a head of people who has grown a firm from three to fifteen and regrets some of it. Cluster the work into roles by skill and not by persons. For each role name the load that justifies it, first in hours, then in income it must protect or allow.

Draw the sequence with triggers, lead time for finding and training, and the structure after each step: who answers to whom, which meetings become necessary, what the founder stops doing.

Point to the step at which informal agreement no longer suffices and something must be written.

Compare with an alternative: three roles and better tools. Recommend one. Employment duties in [place]: list as questions.`,
    category,
    subcategory,
    tags: ['hiring plan', 'org design', 'growth', 'roles'],
  },
  {
    prompt_id: 429,
    title: 'Draw out knowledge that lives in one head',
    prompt_text: `[Person or I] knows things that nobody wrote down: which customer needs what, why a step is done that way, whom to call. Retirement, illness or a better offer could take it away.

Conduct a knowledge interview in the style of an oral historian. Domain: [area of work]. Begin with stories and not with rules: a case that went well against expectation, a near accident, an exception made, a newcomer's mistake, a smell or sound that means trouble. After each story ask "What did you notice that I would not have?" and "What would have changed your decision?"

One question at a time. Every five answers give me a summary to confirm or correct.

At the end compile: decision rules with their exceptions, a map of people and what each is good for, a list of traps, a vocabulary, and three practice cases with solutions for a successor.

Replace the names of customers with initials. Identify what cannot be written and must be shown in person; plan those [days].`,
    category,
    subcategory,
    tags: ['tacit knowledge', 'interview', 'documentation', 'succession'],
  },
  {
    prompt_id: 430,
    title: 'Keep a decision journal and learn from it',
    prompt_text: `I would like to find out whether I decide well or merely get lucky. Set up a decision journal and walk me through the first entry.

Decision now pending: [decision].

As a decision scientist, collect: what is to be decided and by when; the options, including waiting; what I expect from each, with a probability in percent; what I know, suppose, and feel; who was asked; my state (tired, pressed, flattered); what would change my mind; the date on which the outcome will be known.

Keep the entry under a page. Read it back with two observations about my reasoning, for instance that all evidence came from one side. No verdict.

Then explain the review: how to compare expectation and result after [months], how to separate quality of the decision from quality of the outcome in a table of four fields, and what to compute once twenty entries exist.

Provide a blank form that can be filled in within eight minutes, and a rule for which decisions deserve one.`,
    category,
    subcategory,
    tags: ['decision journal', 'judgement', 'learning', 'reflection'],
  },
  {
    prompt_id: 431,
    title: 'Moderate your own annual strategy day',
    prompt_text: `Six hours, [place], [participants or alone], once a year: the strategy day. Last year it turned into a long meeting about small things. Draft the day as a professional moderator.

Input to be prepared by me: [figures, customer quotes, list of unfinished projects, notes on mood]. Central question of the year: [question, or help me to find it].

Blocks of 40 to 70 minutes. For each: question, method, material on the table, result in writing, and the temptation to resist. Include looking back without judgement, one hour on customers, one hour on what we are avoiding, choice of at most three directions, and the translation into a first quarter. Add breaks in which nothing is discussed.

If I am alone, replace discussion by writing, walking and answering in different roles; give the instructions.

Prepare a two-page protocol with blanks. Define what will not be decided that day. Two weeks later: three questions that test whether anything has changed.`,
    category,
    subcategory,
    tags: ['strategy day', 'offsite', 'annual planning', 'facilitation'],
  },
  {
    prompt_id: 432,
    title: 'Divide effort between core, next and wild',
    prompt_text: `Where did our hours and money go in the past [months]? [table of projects with hours and cost]. Assign each project to core (keeps today's business running), next (extends it), or wild (could make it different).

Act as a portfolio manager of ideas. Criticise my naming if a "wild" project is only expensive core. Show actual shares next to a reference split that you consider suitable for a firm of our age and risk capacity: [age, reserve, dependence on one product]. Explain why you deviate from any well-known rule.

For the coming two quarters propose a split in hours. Choose projects from our candidates [list] so that it is met. For next and wild fix in advance: what is the question, what is spent at most, what result leads to more, what result ends it, who decides.

Limit: no more than [number] wild projects at a time. Protect them from the core by time and not by enthusiasm; suggest how.

Sum up as a one-page chart in text.`,
    category,
    subcategory,
    tags: ['portfolio', 'innovation', 'resource allocation', 'bets'],
  },
  {
    prompt_id: 433,
    title: 'Pay down the operational debt that slows you',
    prompt_text: `Shortcuts we took and never repaired: [list, for example prices agreed by phone, three customer lists, a form only one person understands, a site nobody can update]. Each cost us little then.

Handle them as an engineer handles technical debt. Estimate for each the interest, meaning hours lost per month, errors, delays, risk; the cost of repayment in hours; and whether the interest is growing. Ask for facts where a number would be invented.

Calculate months until repayment pays off, and sort. But raise anything that blocks a plan of ours: [plans]. Lower anything that will disappear by itself.

Arrange a repayment plan of [hours] per month in small units that can each be completed within half a day, with a sign of being finished. Suggest a rule on new shortcuts: when allowed, how recorded, when due.

Leave three debts standing on purpose, with the reason. Express the total in a sentence I could tell the team without blame.`,
    category,
    subcategory,
    tags: ['operational debt', 'process', 'prioritisation', 'efficiency'],
  },
  {
    prompt_id: 434,
    title: 'Strengthen reputation before you need it',
    prompt_text: `If someone spread a false story about us tomorrow, who would speak up on our behalf, and why? Our situation: [business, years, community, customers, partners, critics].

Examine this as an adviser on reputation who believes that it is made of kept promises.

List the groups whose trust we live on. For each describe what they can observe of us, the last three occasions on which we kept or broke a promise [events], and what they would need to know in order to defend us.

Find promises that we make implicitly and keep only sometimes. Repairing these comes first.

Then propose a year of small deeds, not campaigns: things that are useful even if nobody notices, each with group, effort, rhythm. Add a habit of making errors public, with a template of 60 words.

Write a page for bad days: who speaks, what we check before answering, what we never do, such as anonymous replies. Measure for success over [years]: one or two.`,
    category,
    subcategory,
    tags: ['reputation', 'trust', 'stakeholders', 'resilience'],
  },
  {
    prompt_id: 435,
    title: 'Assess readiness to sell abroad',
    prompt_text: `Orders from [country or region] have begun to arrive by chance. Should we serve that market on purpose? Product: [product]. Team languages: [languages]. Capacity: [units or hours].

Advise as an export consultant to very small firms, with a checklist in hand and no commission.

Assess nine areas: demand shown so far, adaptation of the product, language in buying and support, payment habits, delivery and returns, taxes and customs, product rules, time zones, legal terms. Rate each ready, fixable, blocked or unknown, with reason and next question.

Define a minimal entry: which customers, which assortment, which promise, which limit of orders. Calculate the margin per order with [known costs] and gaps left visible.

Then a three-month trial with weekly tasks, stop conditions, and the point at which local advice has to be paid for.

Prepare a text of 90 words for the site that tells foreign buyers the truth about time, cost and service. List what should be translated first and by whom.`,
    category,
    subcategory,
    tags: ['export', 'international', 'readiness', 'expansion'],
  },
  {
    prompt_id: 436,
    title: 'Think through borrowing before visiting the bank',
    prompt_text: `I am considering a loan of [amount] for [purpose]. Offers or expectations: [rate, term, collateral, fees]. Present debts: [debts]. Monthly surplus over the past two years: [figures, best and worst].

Do not advise me to borrow or not; prepare the thinking as a neutral money counsellor.

Describe the purpose in terms of cash: when does it bring in or save what, at the earliest and at the latest? Build a repayment table for the term, and lay it over the worst stretch of my past. Count the months in which I could not pay from income alone.

Set beside it the alternatives: smaller version, saving first, supplier credit, leasing, advance orders, partner, leaving it. Compare cost, speed, control, and what happens if it goes wrong.

Make a list of what my signature could cost me personally, as questions to bank and adviser in [country]. Formulate the ten questions of the banker with my honest answers, and mark weak ones.`,
    category,
    subcategory,
    tags: ['loan', 'financing', 'decision', 'cash flow'],
  },
  {
    prompt_id: 437,
    title: 'Shift from doing the work to owning it',
    prompt_text: `At present I am the business: I [sell, deliver, repair, answer]. In [years] I would like to work on direction only, perhaps two days a week. Map the transition.

Adopt the view of a coach for owner-managed firms who respects both the craft and the fear of losing it.

Part 1: sort my hours over a typical month [log] into craft, management, ownership. Part 2: for each craft activity, describe the standard that customers pay for, in such a way that someone else could be judged by it. Part 3: define steps of six months, each handing over one area, with successor, overlap, quality check, and the money it costs until it works. Part 4: what the owner role consists of, with a week in the calendar, since emptiness leads back to the old work.

Tell me which activity I will cling to, going by my wording, and offer a form of keeping a small part of it for pleasure.

Include what must be true financially at every step: [required income].`,
    category,
    subcategory,
    tags: ['owner role', 'transition', 'delegation', 'leadership'],
  },
  {
    prompt_id: 438,
    title: 'Study closures in your trade for warnings',
    prompt_text: `I have collected reports about businesses like mine that closed: [paste articles, notices, conversations, own observations; mark which is which]. Help me to learn without gloating or superstition.

Analyse them as a historian of enterprises. For each case make a timeline from my material only; separate what owners said, what the press said, and what can be dated. Leave gaps as gaps.

Compare: which decisions, made how long before the end, appear more than once? Which popular explanations (rent, online competition, taxes) do not stand up to the timeline? What did similar businesses that survived do differently, if my material shows that?

Translate into a list of six warning signs with the date by which they would have been visible. Check my own business [key facts] against each: no, slightly, yes.

Write half a page about what cannot be learnt from closures alone. Suggest two types of surviving firm I should talk to, and four questions for them.`,
    category,
    subcategory,
    tags: ['failure analysis', 'case studies', 'warning signs', 'learning'],
  },
  {
    prompt_id: 439,
    title: 'Backcast from a goal to next Monday',
    prompt_text: `Goal: [goal, with date and number]. Forward planning has brought only to-do lists. Let us go backwards instead.

You are a planner of expeditions: the summit date is fixed, and the question is always "what must have happened just before?"

Start at the goal and go back in stages: the last month, half a year before, one year, two years, today. At each stage state what must be true (conditions, not actions), why it is necessary and not merely helpful, and how an outsider would verify it. Stop a branch as soon as it reaches something already true.

When several ways lead to a condition, show two and choose the one that leaves more exits.

Underline the longest chain. If it does not fit between today and [date], change the goal or the date and say which.

Conclude with next Monday: one action of at most 90 minutes that lies at the beginning of the longest chain, and the person whose help it needs.`,
    category,
    subcategory,
    tags: ['backcasting', 'goals', 'planning', 'milestones'],
  },
  {
    prompt_id: 440,
    title: 'Play a war game against competitors',
    prompt_text: `A paper war game in five rounds, played between us. I am [my business: offer, price, strengths, cash]. You play three competitors in turn, as realistically as my descriptions allow: [competitor A, B, C with goals, habits, resources].

Rules. A round stands for half a year. First you announce an event in the market, taken from this list or in its spirit: [possible events]. Then each competitor moves, according to its character and means, with a reason. Then I move. You describe the consequences for customers and cash in cautious terms, and update a table of positions.

Competitors do not know my thoughts and do make mistakes. Moves must be lawful; no spying, no price agreements. Ask me for a decision whenever I remain vague.

After the fifth round leave the game and become the referee: which of my moves would have been good in almost any course, which depended on luck, which weakness did all three discover? Derive three preparations for the real world.`,
    category,
    subcategory,
    tags: ['war game', 'competition', 'simulation', 'strategy'],
  },
  {
    prompt_id: 441,
    title: 'Put a price on doing nothing',
    prompt_text: `There is a decision that I have postponed for [months]: [decision]. It feels free to wait. Calculate whether it is.

Work as a cost accountant with a philosopher's sense of fairness. Collect costs of waiting: money lost or spent, hours of worry or workaround, chances that expire, other people who wait for me, worsening of the matter itself. Collect the gains from waiting as seriously: information arriving, prices falling, problems dissolving.

Give each a value per month with a range and the basis. What cannot be valued stays in words beside the sum. Present both sides in one table and draw the line over twelve months: when does waiting become dearer than the worse of the two options?

Distinguish deciding later from not deciding. If waiting is right, determine what I wait for, until when, and what then happens automatically.

If it is not, write the first sentence of the message that starts things, to [person], and stop there.`,
    category,
    subcategory,
    tags: ['cost of delay', 'decision', 'procrastination', 'analysis'],
  },
  {
    prompt_id: 442,
    title: 'Draft growth limits you will not cross',
    prompt_text: `When figures are weak, tempting methods appear. I want to write down now what we will not do in order to grow. Our marketing and sales methods: [methods]. Grey areas in our trade: [practices].

Please be an independent ombudsperson for customers. For each method and each grey area ask: would the customer agree if they saw how it works? Does it depend on their haste, fear, ignorance or difficulty in leaving? Who bears the damage if we are wrong? Would we mind being treated like that?

Classify as clean, clean under conditions, not ours. Conditions have to be testable.

Formulate the pledge in at most 250 words, for publication, in everyday language with examples. No virtue talk; each sentence must exclude something that others do.

Estimate what the pledge costs us per year, at [figures], so that we know what we sign. Define how staff or customers can report a breach and what happens next. Review in [months].`,
    category,
    subcategory,
    tags: ['ethics', 'growth', 'customer protection', 'principles'],
  },
  {
    prompt_id: 443,
    title: 'Plan around energy as the scarce resource',
    prompt_text: `Strategy papers ignore that I am one person with a body. Include it. My weeks: [typical schedule, sleep, obligations, health limits as far as I want to share]. Plans for the year: [plans].

Reflect as a performance physiologist might who works with endurance athletes, without giving medical advice.

Estimate for every plan its demand on four reserves: concentration, contact with people, courage, routine. Compare with what my weeks offer, season by season. Mark overloads and idle capacity.

Propose a rhythm: load weeks, easy weeks, a real break per quarter, rules for travel and launches, a minimum below which nothing is cut (sleep, movement, people who matter). Shift or shrink plans until the load curve fits.

Agree on three early signs of overload with me, taken from my own history, and on a reaction for each that a second person, [person], can remind me of.

Where signs point beyond planning, say openly that a doctor or counsellor is the right address.`,
    category,
    subcategory,
    tags: ['energy', 'sustainability', 'wellbeing', 'planning'],
  },
  {
    prompt_id: 444,
    title: 'Form an advisory circle of three people',
    prompt_text: `Three people, four meetings a year, honest opinions: that is the advisory circle I am missing. Help me to form it. My business and its next two years: [description]. My blind spots, as others see them: [blind spots]. People I could ask, by letter: [A to H, with experience and relationship].

As a mentor experienced in boards of small firms, describe the three perspectives that I need, derived from plans and blind spots. Match candidates; exclude those who depend on me, sell to me, or always agree.

Write the request for the first one in 140 words: why this person, what is expected, how much time, what is in it for them, an end after one year.

Prepare the framework: confidentiality, preparation sheet of one page, two hours of agenda, how advice is recorded and how I report on what became of it. Suggest whether to pay, and how to show appreciation within [budget].

Give five questions that would make the first meeting worthwhile.`,
    category,
    subcategory,
    tags: ['advisory board', 'mentors', 'governance', 'perspective'],
  },
  {
    prompt_id: 445,
    title: 'Unlock yourself from contracts that renew themselves',
    prompt_text: `Contracts, subscriptions, leases, insurance policies, domains: I will paste what I find, and you make a renewal calendar out of it. Material: [text of contracts or notes, one after another].

Duties of a contract manager: extract from each the parties, purpose, price, start, term, notice period, latest day for notice, form of notice, automatic renewal, price clauses, what happens to our data, special rights to leave. Quote the place. Where the wording is doubtful, write both dates and use the earlier one.

Order by latest day for notice, counted with a buffer of [days]. Put a suggestion beside each: keep, renegotiate, compare, leave; with the question that decides it.

Evaluate how tied we are: sum of obligations for the next twelve months, longest binding, hardest to leave.

Draft three letters: notice, request for better terms with facts and without bluff, request for a confirmation of dates. Remind me that the binding reading belongs to a lawyer in [place].`,
    category,
    subcategory,
    tags: ['contracts', 'renewals', 'calendar', 'obligations'],
  },
  {
    prompt_id: 446,
    title: 'Follow the customer problem as it changes',
    prompt_text: `People will still want [underlying progress] ten years from now, but hardly in the way they solve it today. Trace the problem, not the product.

Now: who has it, in which situation, with what help, and what annoys them [evidence from customers]. Before: how was it solved ten and thirty years ago, and what made the change possible? Use general knowledge and mark uncertain points.

Continue the line like a historian of everyday life who dares a careful look ahead. Which obstacles have always been worked on (effort, delay, embarrassment, cost, risk)? Which of them are still unsolved? What could remove them, technically, legally or socially?

Describe three stages of the problem in the future, each with the signal of its arrival, the people who arrive first, and the offer that would then be obvious.

Assess my present offer for each stage: still needed, needed differently, superfluous. Deduce one learning step for this quarter, with a test on [number] customers who already live in the next stage.`,
    category,
    subcategory,
    tags: ['customer problem', 'foresight', 'jobs to be done', 'innovation'],
  },
  {
    prompt_id: 447,
    title: 'Prefer steps that can be undone',
    prompt_text: `Big decision ahead: [decision]. Options as I see them: [options]. I suspect that I am treating as final what could be tried, and as trial what would be final. Sort that out with me.

Analyse as someone trained in real options. For each option list the parts and judge each: reversible in days, in months, with loss, or never. Name what makes it irreversible: money, contract, trust, law, habit, biology.

Then take apart the irreversible ones. Which part could be rented, borrowed, tested on a few, delayed, agreed with a way out, or done in parallel? State the cost of keeping the exit open and compare with the value of what we will know in [months].

Build a path of small steps, so that after each one we know more and have lost little. Mark the point of no return with the word STOP and the evidence that must be on the table there.

If speed matters more than caution in this case, argue for it.`,
    category,
    subcategory,
    tags: ['reversible decisions', 'options', 'experiments', 'strategy'],
  },
  {
    prompt_id: 448,
    title: 'Check that the brand name will last',
    prompt_text: `Name under test: [name], for [offer], since or from [year]. Before I print it on anything durable, examine whether it will carry for twenty years.

Views to take in turn: a linguist (sound, spelling after hearing it once, length, other languages [languages]); a strategist (does it describe what I may no longer do, a place I may leave, a person who may go?); a customer on the telephone; a future buyer of the business; somebody searching for it among similar words.

Report per view in three lines with a grade.

Then prepare searches that I carry out myself: trademark registers, company registers, domains, handles, app names, everyday meanings, with spelling variants to try. Provide a table to fill in and the result that would send me to an attorney.

If the grades are poor, outline a gentle change: keep and extend, shorten, rename with transition. Cost items and order of switching for [places where the name appears]. No new names until I ask.`,
    category,
    subcategory,
    tags: ['brand name', 'naming', 'trademark', 'durability'],
  },
  {
    prompt_id: 449,
    title: 'Look for gaps between risks and insurance',
    prompt_text: `Compare what could happen to us with what we are insured against. Business: [activity, place, people, equipment, turnover, contracts with liability clauses, data, travel]. Policies: [paste summaries: what is insured, sum, excess, exclusions, conditions, end date].

Work like a risk inspector who sells nothing.

1. List twenty events that are realistic for us, from water in the stock room to a wrong piece of advice. For each: who would claim what, order of magnitude, and whether we could pay it ourselves.
2. Match events with policies. Quote the passage that seems to cover or exclude it. Use the words covered, not covered, unclear; never guess.
3. Point out double cover, sums that no longer fit, and duties we have to fulfil in order to be paid (locks, backups, notification within [days]).
4. Write a question list for the broker, most expensive uncertainty first.
5. For uncovered events: avoid, reduce, carry ourselves with reserve, ask for an offer.

Close with the documents to keep ready in case of damage.`,
    category,
    subcategory,
    tags: ['insurance', 'risk', 'gap analysis', 'protection'],
  },
  {
    prompt_id: 450,
    title: 'Condense a long-range strategy to one page',
    prompt_text: `My thoughts about the next [years] fill notebooks: [paste notes, lists, letters, results of earlier exercises]. Condense them to a page that can hang above the desk and still be understood in a year.

You are a chief of staff with a gift for leaving out.

Read everything, then tell me the three tensions in it, since strategy begins where I cannot have both. Let me choose a side for each. Only then write.

The page: where we are (three facts). What we are heading for (one sentence, measurable, with date). What we bet on (three bets, each with the reason and the sign that it is wrong). What we leave to others (three renunciations that hurt). How we decide in between (two rules). First moves by [date] with names.

250 words in total; no word that would fit any other company. Put beside each line the note from which it comes. List strong ideas that you left out and why, so that I can object once.`,
    category,
    subcategory,
    tags: ['strategy', 'one page', 'synthesis', 'focus'],
  },
];
