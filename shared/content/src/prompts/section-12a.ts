import type { Prompt } from './prompt.js';

const category = 'FUTURE-PROOFING & CREATIVE STRATEGIES';
const subcategory = 'Future-Proofing & Long-Term Strategy';

/** Prompts 401-425: Future-Proofing & Long-Term Strategy, first half (M-179). */
export const SECTION_12A_PROMPTS: Prompt[] = [
  {
    prompt_id: 401,
    title: 'Imagine four plausible futures for your market',
    prompt_text: `Be a scenario planner who has worked with small firms. Market: [market and region]. Horizon: [years]. A decision I am facing: [decision].

Collect fifteen forces that could shape this market. Set aside those that are nearly certain, as they belong in every scenario. Of the uncertain ones choose two that matter most for my decision and hardly depend on each other; defend the choice in a few sentences.

Cross them into four futures. Each gets a plain name, a day in the life of my customer (100 words), what they pay for, who earns, who disappears, and three early signs that we are heading there.

Now test my decision in all four. Give a table with survives, suffers, thrives, and the reason. Suggest a change that makes the decision acceptable in the worst one.

No future may be simply good or simply bad. Mark statements resting on data I should look up.`,
    category,
    subcategory,
    tags: ['scenario planning', 'future', 'strategy', 'uncertainty'],
  },
  {
    prompt_id: 402,
    title: 'Run a pre-mortem on a three-year plan',
    prompt_text: `It is three years from today and my plan has failed. Nobody disputes it. The plan: [plan in ten lines]. People involved: [people]. Money at stake: [amount].

Write five obituaries of the plan from five witnesses: a customer who left, a tired colleague, the bank, a competitor, and my family. Every witness tells, in 80 words, the chain of small events that ended it. The chains must differ.

Step back and become an impartial risk adviser. Extract the causes, unite duplicates, and place them in a grid by likelihood and by how late we would notice. Late-noticed causes come first even if unlikely.

For the top six name a tripwire that can be observed within ninety days, a cheap precaution, and the person who watches.

Finish with the one assumption in the plan on which most obituaries agree. Avoid catastrophes that no plan could survive; they teach nothing.`,
    category,
    subcategory,
    tags: ['pre-mortem', 'risk', 'planning', 'strategy'],
  },
  {
    prompt_id: 403,
    title: 'Reduce dependence on platforms you do not own',
    prompt_text: `List of platforms I depend on: [platform, what it does for me, share of income or audience, rules I fear, alternatives known].

Acting as a resilience consultant, judge each on four questions. Could I be shut out within a day? Would I still be able to reach my customers? Could I take my data along in a usable form? How long would replacement take?

Present the exposure as a table with a traffic-light word (low, medium, high), and estimate loss in the first month as a range, from my figures.

For each high exposure design a bridge: a second path that already carries a little traffic before it is needed. State setup hours, monthly upkeep, first step this week, and a rehearsal to show that it works.

Accept dependence where the alternative costs more than the risk; say where. Do not advise breaking a platform's rules to move people away. Date for the next review: [date].`,
    category,
    subcategory,
    tags: ['platform risk', 'resilience', 'dependence', 'audience'],
  },
  {
    prompt_id: 404,
    title: 'See how concentrated the income really is',
    prompt_text: `Income of the last [months] by customer, product, channel, country and month: [table]. Calculate how concentrated it is, from every side.

For each of the five cuts give the share of the largest, of the three largest, and the sum of squared shares. Explain in one sentence what the last figure means. Plot the worst cut as a bar line made of characters.

Then imagine, cut by cut, that the largest item disappears on the first of next month. How many months do reserves of [amount] last at costs of [amount]? What would follow next?

I would like you to judge as a credit analyst with sympathy for small companies: which concentration is natural for our stage, which is dangerous, which is disguised because two items depend on the same cause?

Suggest two goals for the next year in figures, and three routes towards them that do not shrink what works. If the table does not add up, stop and ask.`,
    category,
    subcategory,
    tags: ['concentration', 'income', 'diversification', 'risk'],
  },
  {
    prompt_id: 405,
    title: 'Map the skills you will need next',
    prompt_text: `My work today: [work]. Where I want it to be in [years]: [direction]. Hours for learning: [per week]. Ways of learning that suit me: [ways].

Play the career researcher who sees skills as a portfolio. Divide my present skills into three groups: gaining value, keeping value, losing value; give the reason in terms of what customers or machines will do. Ask me for examples of recent work before you decide.

Identify four skills that are missing. For each: what someone at a useful level can do (observable), a project of at most [weeks] within my paid work that would teach it, a person type to learn from, a test by which an outsider could certify the level, and signs that it is not for me.

Order them so that each makes the next easier. Plan two quarters.

Name one skill everybody recommends at present that I can safely ignore, and argue why. Show uncertainty about trends openly.`,
    category,
    subcategory,
    tags: ['skills', 'learning plan', 'career', 'future of work'],
  },
  {
    prompt_id: 406,
    title: 'Test how durable your advantage is',
    prompt_text: `What would a well-funded newcomer have to do to take my customers, and how long would it take?

My business: [offer, customers, years, price]. What I believe protects me: [list, for example reputation, knowledge, location, contracts, data, community].

Write from the chair of that newcomer's strategy chief. Examine each protection: is it rare, is it hard to copy, does it matter to customers when they pay, does it grow with time or wear off? Describe the cheapest way round it.

Then change sides. Order the protections by durability in years, as a range. Identify the one where an extra hour per week would compound most, and draft a twelve-month programme for it with quarterly marks.

Honesty clause: if a protection is only habit or luck, put it under that heading. Include an estimate of what customers lose by switching today, taken from [facts about switching].`,
    category,
    subcategory,
    tags: ['competitive advantage', 'moat', 'strategy', 'analysis'],
  },
  {
    prompt_id: 407,
    title: 'Set up a watch for weak signals',
    prompt_text: `Each quarter I want to know early what is changing around [industry], using no more than one hour a month.

Organise an early-warning desk for one person. You have the habits of a good librarian and the scepticism of an insurer.

First derive six watch questions from my strategy: [strategy in five lines]. A watch question asks about a change that would force us to act. Then propose source types for each, favouring edges over headlines: job advertisements, standards drafts, complaints, small-print changes, conference programmes, hobby forums, second-hand prices.

Give a note format of four lines: what was seen, where and when, what it could mean, what would contradict it. Add rules for promoting a note to "discuss" (two independent sightings) and for deleting it.

Draft the quarterly page with three sections. Try the whole desk on these observations: [five things you noticed lately]. Refrain from predicting; classify.`,
    category,
    subcategory,
    tags: ['weak signals', 'trend watch', 'foresight', 'routine'],
  },
  {
    prompt_id: 408,
    title: 'Make the business sellable, even if you stay',
    prompt_text: `I may never sell, yet I would like to own something that could be sold. Business: [what, since when, revenue, profit, staff, customers under contract].

Look at it as a cautious buyer of small businesses during a first visit. Prepare your list of forty questions, in groups: earnings and their stability, customers, owner's role, people, contracts, rights, systems, risks, books. Beside each put the document that would answer it.

Ask me about the ten that weigh most. After my replies tell me what would raise your price, what would lower it, and what would make you leave.

Turn this into a readiness plan of eighteen months: steps in order of benefit to me even without a sale, with hours and cost.

Do not calculate a price; name the two or three ways such businesses in [industry] are commonly valued and the adviser I should consult. Point out anything in my books that a buyer would dispute.`,
    category,
    subcategory,
    tags: ['exit readiness', 'succession', 'valuation', 'systems'],
  },
  {
    prompt_id: 409,
    title: 'Agree on reserve rules before a bad year',
    prompt_text: `A reserve without rules gets spent. Help me to set rules for mine while times are good. Monthly fixed costs: [amount]. Pay I need: [amount]. Income in my worst six months on record: [figures]. Reserve today: [amount].

Be a conservative treasurer for a household-sized company.

Calculate how many months the reserve covers in three cases: income as in the worst half-year, half of that, none. Derive a target with a lower and an upper limit; show the assumptions.

Write the rules: what share of each payment goes in, where it lies, who may touch it and in which events, how it is refilled, what we cut first, second and third when it falls below [months], and when I stop paying myself the full sum.

Put these rules on one page I can sign, with review on [date]. Add a table of decisions to make at each level, in calm words.

Leave investment advice aside. Check the arithmetic twice; months times cost must equal the target.`,
    category,
    subcategory,
    tags: ['reserve', 'runway', 'finance', 'rules'],
  },
  {
    prompt_id: 410,
    title: 'Write a letter from five years ahead',
    prompt_text: `Compose with me a letter that the owner of this business writes five years from now to the owner of today. It is not a wish list; it describes an ordinary Tuesday.

Ask before you write, in this order, one per message: where I wake up, who works with me, what the first customer of the day wants, what I no longer do, what I earn and what it is enough for, what I gave up, who is angry with me, what I am learning, what surprised me.

Write the letter in [number] words, in my way of speaking, calm, with at least two regrets and one unsolved problem. Prosperity must be shown by details and not by figures, except for [the figure that matters to me].

Then read it as a planner: underline the conditions that had to come true, in what order, and the decision in the next ninety days that opens or closes most of them. Where two wishes exclude each other, show me.`,
    category,
    subcategory,
    tags: ['vision', 'letter', 'long-term', 'reflection'],
  },
  {
    prompt_id: 411,
    title: 'Translate values into rules for hard choices',
    prompt_text: `Values on the wall: [three to six values]. They have never helped us to decide anything. Turn them into rules that cost something.

You are an ethics adviser to small companies. Use these real dilemmas from our past: [four or five situations, with what we did].

For every value answer: in which dilemma did it point one way while profit or comfort pointed the other? If none can be found, the value is decoration so far; say so. Formulate a rule as "Even if …, we will …, unless …". The exception has to be named in advance.

Rank the rules for cases in which they collide, and show the collision in an example.

Apply the finished set to a new situation: [upcoming choice]. Describe the result and the price of it.

Reduce the set until everyone can say it by heart: five rules, at most 20 words each. Propose how a new colleague could invoke a rule against me without risk.`,
    category,
    subcategory,
    tags: ['values', 'decision rules', 'ethics', 'culture'],
  },
  {
    prompt_id: 412,
    title: 'Judge how far machines could replace your service',
    prompt_text: `My service, broken into its parts: [steps from enquiry to result, with hours and price share]. Clients: [clients]. Tell me soberly which parts software will do in [years], and what I should become.

Evaluate as a labour economist with practical sense. For every step: can the outcome be checked objectively, are examples plentiful, does the client pay for the result or for the responsibility, how much depends on trust, presence, taste, local knowledge? Give a rating with reasons and an honest margin of error.

Next, three possible shifts for me: operate the machine for clients, do what only becomes valuable once the rest is cheap, or leave for a neighbouring field. For each state what I keep, what I lose, a first test under [amount], and an early indicator that I waited too long.

Write what I could tell a client who asks, "Why should I still pay you?" Answer that in 80 truthful words. No alarm, no comfort.`,
    category,
    subcategory,
    tags: ['automation', 'service business', 'adaptation', 'ai'],
  },
  {
    prompt_id: 413,
    title: 'Grow beyond one dominant client safely',
    prompt_text: `One client, [description], makes up [percent] of my income. They pay well and decide everything. I need a way out that does not insult them.

Coach me as an experienced business mentor would over twelve months.

Start with an inventory: contract terms, notice, hours, what I know that others would pay for, what the client forbids, how many people there I know and what happens if my contact leaves.

Then set the target share and the pace. Show a table by month with hours for the client, hours for building alternatives, income expected at the low end, reserve.

Find the hours: which tasks for the client can be simplified, delegated with consent, or priced so that fewer of them come? Draft the conversation about one such change, with a benefit for them.

List three ways to win other clients with the experience gained there, without using anything confidential. Define the alarm: which three signs mean that I must speed up at once?`,
    category,
    subcategory,
    tags: ['client concentration', 'diversification', 'consulting', 'transition'],
  },
  {
    prompt_id: 414,
    title: 'Take inventory of your intellectual property',
    prompt_text: `Over [years] I created texts, pictures, code, courses, names and processes. I have no list and do not know what belongs to whom.

Lead me through an inventory as a paralegal who is thorough and avoids giving verdicts. Take one category per turn: names and logos, writing, images and sound, software, data, methods and know-how, domains and accounts, licences I granted, licences I received.

In each, ask for item, date, who made it, under which agreement, where the original is, where it is used, whether registered, whether parts come from others or from AI tools, and what it earns.

Afterwards output the register and four lists: ownership unclear; used without proof of licence; valuable but unprotected; unused but could serve as [idea].

Turn the first two lists into letters or checks to do, sorted by damage. Prepare five questions for an attorney in [place]. Explain any technical term in a clause.`,
    category,
    subcategory,
    tags: ['intellectual property', 'inventory', 'ownership', 'licences'],
  },
  {
    prompt_id: 415,
    title: 'Keep a calendar of coming rules',
    prompt_text: `New rules always surprise me. Build a regulatory calendar method for a business of [number] people in [industry], active in [places].

What I do that rules may touch: [advertising, data, employment, product safety, packaging, accessibility, payments, environment, professional titles].

Do not tell me which laws exist; your knowledge may be outdated. Instead, as a compliance organiser: name for each area the type of authority or association that announces changes, the search words, and the rhythm of checking. Design the calendar with the columns area, rule (from source), link, in force on, applies to us yes, no, unclear, what must be done, by whom, evidence stored where.

Write a half-page routine for the first working day of a month. Draft an email to our association or adviser that asks about the coming eighteen months in seven precise questions.

Then set priorities: which area would hurt most if missed, judged by [fines, closure, reputation]? Give a sample of three filled rows, clearly marked as invented.`,
    category,
    subcategory,
    tags: ['regulation', 'compliance', 'calendar', 'monitoring'],
  },
  {
    prompt_id: 416,
    title: 'Plan for fire, flood and long blackouts',
    prompt_text: `Where we work: [places]. What we need to serve customers: [people, rooms, machines, stock, power, internet, suppliers]. How long customers would wait: [hours or days per service].

Draw up a continuity plan as a civil-protection adviser with a sense of proportion.

Classify our services by how long they may stand still. For five events (fire, water, three days without power, illness of half the team, loss of a main supplier) describe what is left after the first hour, the first day, the first week. Out of that derive a minimum operation: what we deliver, with which people, from where.

Compile a contact sheet, an equipment list with prices below [amount], agreements to make with neighbours or colleagues now, and papers that must exist on paper.

End with an exercise of one hour, including a surprise card to be opened after twenty minutes. Safety of people stands above everything in each step; official instructions override the plan.`,
    category,
    subcategory,
    tags: ['business continuity', 'emergency', 'preparedness', 'plan'],
  },
  {
    prompt_id: 417,
    title: 'Raise security habits in a tiny team',
    prompt_text: `Security plan for [number] people without an IT department. Devices: [devices]. Accounts that would hurt most if lost: [accounts]. Habits today: [passwords, backups, updates, sharing, travel].

I would like the guidance of a security trainer who knows that people are busy and not stupid.

Give it in four weeks with one habit per week, thirty minutes each, ordered by risk reduced per minute. For every week: why, told with a realistic incident of a small firm; steps for our devices; how we prove it is done; what usually goes wrong; what we do about the colleague who cannot manage it.

Add a sheet for the worst hour: account taken over, laptop gone, money sent to the wrong person, strange invoice. First three actions each, and numbers to call: [to be filled in].

Include a backup test that ends with a restored file. No scare tactics, no product recommendations. Say where a specialist is needed, and how to choose one.`,
    category,
    subcategory,
    tags: ['security', 'backups', 'team habits', 'training'],
  },
  {
    prompt_id: 418,
    title: 'Secure your audience and data against loss',
    prompt_text: `Suppose every account I use closed tonight. Which of my work, contacts and history would be gone by breakfast?

Work with me as a digital archivist. Inventory by place: [email lists, social accounts, video, course platform, shop, drive, phone, site]. For each find out: what can be exported, in what form, whether it opens without the original service, how current my last copy is, who besides me can reach it.

Sort by irreplaceability, not by size. Then set a copy rule in the spirit of three copies, two kinds of storage, one elsewhere, adapted to [budget]. Give intervals, names for files, encryption where personal data are concerned, and how long copies are kept before deletion.

Produce a monthly routine of 25 minutes and a twice-yearly restoring test with a pass criterion.

Separately treat people: how would followers learn where to find me? Draft that message now. Mention export functions only as "look for", since I must verify them.`,
    category,
    subcategory,
    tags: ['backup', 'data export', 'audience', 'archive'],
  },
  {
    prompt_id: 419,
    title: 'Build pricing power over several years',
    prompt_text: `Prices in my field rise slower than my costs. Over the next [years] I would like to be someone who can raise prices without fear. Offer: [offer, price history, costs history]. Customer reactions to the last increase: [reactions].

Think as a pricing strategist with patience. Determine where I stand: do customers compare, can they judge quality, what does a mistake cost them, how large is my price in their budget, how often do they buy?

Name the three factors that I can influence, with the slowest-working first, because it has to start soonest. For each describe visible steps by half-year, expected effect on willingness to pay, and the evidence to gather.

Lay out a price path with yearly steps, announcements, treatment of loyal customers, and a test on new customers first.

Model the years with volume falling by 0, 5 and 10 percent per step. Present profit in a table. Show at which loss of volume a step would have been wrong.`,
    category,
    subcategory,
    tags: ['pricing power', 'long-term', 'price increases', 'strategy'],
  },
  {
    prompt_id: 420,
    title: 'Review the product portfolio by life stage',
    prompt_text: `All offers, each with age, sales for the last [quarters], margin, hours of care per month, share of new and returning buyers, and my own fondness from 1 to 5: [table].

Please judge the portfolio like a gardener rather than a banker: seedlings, growing, bearing, woody, dead. Derive the stage from the figures and ignore fondness at first. Explain borderline cases.

Say for each stage what care is proper: protect, feed, harvest, cut back, remove. Compare it with the care given today in hours. Where does fondness keep something alive? Where does neglect starve something good?

Look at the balance: if nothing new were planted, what would remain in [years]? How many seedlings does a portfolio of our size need, taking our success rate of [ratio] into account?

Result: next year's care plan with hours per offer, adding up to [total hours], and one farewell with a dignified ending for its buyers. List doubts about data quality.`,
    category,
    subcategory,
    tags: ['product portfolio', 'lifecycle', 'allocation', 'review'],
  },
  {
    prompt_id: 421,
    title: 'Hold a yearly stop-doing review',
    prompt_text: `Everything we do regularly, large and small: [list of activities, products, meetings, channels, reports, habits]. Our direction for the coming year: [direction].

Take the role of a kind but firm closing officer. No activity is safe because it exists.

Round one: for each, would we begin it today, knowing what we know? Yes, no, changed. Round two: those with "no" must show a duty, a promise or a customer that depends on them; otherwise they go on the closing list. Round three: for "changed" name the smaller form.

For the closing list draft the ending: last date, who is told in which words, what is archived, what the freed hours ([estimate]) will be used for, and what will be left empty on purpose.

Forecast regrets: which closing is most likely to be reversed, and what would justify that?

Ten closings a year are the limit. Ask about any entry you do not understand; do not judge by its title.`,
    category,
    subcategory,
    tags: ['stop doing', 'focus', 'annual review', 'simplify'],
  },
  {
    prompt_id: 422,
    title: 'Balance lasting content against passing trends',
    prompt_text: `My published pieces with date, subject, hours spent, and visits in month 1, 6, 12 and 24: [table]. I suspect that I work for the day and not for the decade.

In the role of an editor-in-chief with a long memory, classify each piece by half-life: days, months, years. Use the visit curve and not the subject, and treat missing months as unknown. Compute visits per hour of work for each class over two years.

Then recommend a split of my [hours per month] between lasting pieces, updates of lasting pieces, and timely comments. Calculate what the archive would look like after three years under the present and under the recommended split.

Give criteria, as five questions, to recognise before writing whether a subject will last in [field]. Apply them to my next ten ideas: [ideas].

Explain what timely pieces are good for despite their short life. Which two old pieces deserve a renewal at once, and what precisely would you renew?`,
    category,
    subcategory,
    tags: ['evergreen content', 'content strategy', 'archive', 'planning'],
  },
  {
    prompt_id: 423,
    title: 'Find second sources for critical suppliers',
    prompt_text: `Without these suppliers, tools and freelancers we stand still: [name by letter, what they deliver, since when, price, contract, our knowledge of their situation].

As a purchasing adviser for small businesses, rate criticality (how soon we stand still) and fragility (how likely they drop out, become dearer, or get worse). Use only signs I report; ask for more where a rating would otherwise be a guess.

For each critical and fragile one choose a strategy: second supplier with small regular orders, stock, agreement on notice and handover, own capability, redesign so that it is not needed. Compare cost per year with cost of [days] standing still.

Draft two letters: a request to a possible second source that treats the first one fairly, and a talk with the present supplier about mutual safety, without threat.

Prepare a sheet per critical supplier: specifications, passwords held by, contacts, last alternative check. State the limit below which you would accept the risk.`,
    category,
    subcategory,
    tags: ['suppliers', 'second source', 'supply risk', 'purchasing'],
  },
  {
    prompt_id: 424,
    title: 'Follow how your customers age with you',
    prompt_text: `My typical customer was [age, life stage] when I started and is [age, life stage] today. New ones arrive more rarely from younger groups. What does that mean over ten years?

Please consider it as a demographer who explains to shopkeepers. With these figures [customers by age band, first purchase year, purchases per year] move the present customers forward by five and ten years, with a loss of [percent] a year. Show the remaining number and the purchases.

Describe how needs, time, money and ability change along that path, using evidence from my customers' words [quotes] and marking general assumptions.

Compare three strategies: grow older with them, renew the base, serve two groups separately. For each: changed offer, changed language, conflict between groups, cost, and a trial within six months.

Avoid clichés about generations; speak of life situations. Tell me which figure I should begin to record so that the question can be answered better next year.`,
    category,
    subcategory,
    tags: ['demographics', 'customers', 'long-term', 'forecast'],
  },
  {
    prompt_id: 425,
    title: 'Check exposure to heat, water and energy costs',
    prompt_text: `Climate and energy questions for a small business in [place]: what concerns us really, and what can be left to others?

Facts: [building, equipment, energy use and cost, stock sensitive to heat or damp, deliveries, staff journeys, seasonal sales, insurance].

Act as an adaptation adviser with a builder's practicality. Go through heat, heavy rain, drought, storm, price of energy, new duties, and change in what customers want. For each: where it would touch our operation, how we noticed it in recent years if at all, how bad it would be, and which local map or office has reliable data.

Choose the four exposures that deserve action. Give a measure without cost, a measure under [amount], and one to include in the next renewal or lease anyway. Calculate payback only with numbers from me.

State what we would say to a customer who asks about our footprint, in 70 words without embellishment. Name what you cannot assess from here.`,
    category,
    subcategory,
    tags: ['climate risk', 'energy', 'adaptation', 'operations'],
  },
];
