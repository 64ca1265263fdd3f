import type { Prompt } from './prompt.js';

const category = 'ADVANCED BUSINESS STRATEGIES';
const scaling = 'Scaling & Automation';
const finance = 'Financial Management & Legal';

/** Prompts 201-220: Scaling & Automation, Financial Management & Legal (M-176). */
export const SECTION_09A_PROMPTS: Prompt[] = [
  {
    prompt_id: 201,
    title: 'Find the one bottleneck that caps growth',
    prompt_text: `My business is [what you sell, to whom] and it is stuck at about [current volume] per month. I want to know which single step holds the rest back.

Here is the path from first contact to finished delivery, with the time each step takes and who does it: [list of steps, minutes, person].

Work as an operations analyst trained in constraint thinking. First calculate the monthly capacity of every step from my numbers and show the arithmetic. Then name the step with the lowest capacity, explain what queues up in front of it, and give three ways to raise it: one free, one under [budget], one that needs a hire. Finish with the step that becomes the next limit once this one is fixed.

If a number is missing, ask for it rather than assuming it. Do not recommend more marketing until the limit is clear.`,
    category,
    subcategory: scaling,
    tags: ['operations', 'bottleneck', 'capacity', 'scaling'],
  },
  {
    prompt_id: 202,
    title: 'Sort a week of tasks into four piles',
    prompt_text: `Below is my time log for [week or dates], one line per task with minutes: [paste the log].

With the eye of an efficiency consultant who also likes people, sort every line into exactly one pile:
- Keep: needs my judgement or my relationships.
- Hand over: someone with a written instruction could do it.
- Automate: the same inputs lead to the same output each time.
- Drop: nobody would notice within a month.

Return a table with task, minutes, pile, and a reason of at most twelve words. Under the table, total the minutes per pile and list the five changes that free the most time, in the order you would make them, given that I can invest [hours] this month to set things up.

Challenge me on any line in the Keep pile that looks like habit. Where you are unsure, mark the line with a question for me instead of guessing.`,
    category,
    subcategory: scaling,
    tags: ['time audit', 'delegation', 'automation', 'productivity'],
  },
  {
    prompt_id: 203,
    title: 'Turn a recorded walkthrough into an SOP',
    prompt_text: `You are a technical writer. You will receive the transcript of me doing [process name] while thinking aloud. Write a standard operating procedure from it that a new assistant with [experience level] can follow without me in the room.

Structure: purpose in one sentence; when to run it; access and files needed; numbered steps with one action each; a decision line ("if you see X, do Y") wherever I chose between options; what finished looks like; the three mistakes I warned about.

Rules: use only what the transcript contains. Where I skipped a step or clicked without explaining, insert "GAP:" and the question I must answer. Remove names of customers and any password I may have spoken.

End with a ten-minute test the assistant can take to prove the procedure works.

Transcript: [paste]
Tools involved: [list]`,
    category,
    subcategory: scaling,
    tags: ['sop', 'documentation', 'delegation', 'training'],
  },
  {
    prompt_id: 204,
    title: 'Draw an automation map with failure paths',
    prompt_text: `Be my automation architect and design this routine before I build anything: [describe the routine, how often it runs, and what it costs when it goes wrong]. Apps I already pay for: [apps].

I need the design as a table, one row per step: trigger or previous step, app, action, data passed on, what happens if it fails, who is told, and how the step can be repeated without doing damage twice.

After the table, answer four questions in short paragraphs. Which step should stay manual, and why? Where could a duplicate be created? Which personal data passes through, and does each app need it? What would a weekly two-minute check look like?

Be conservative: prefer five dependable steps to twelve clever ones. State clearly which app features you are not certain exist so that I can verify them first.`,
    category,
    subcategory: scaling,
    tags: ['automation', 'workflow', 'integrations', 'error handling'],
  },
  {
    prompt_id: 205,
    title: 'Decide on the first hire or contractor',
    prompt_text: `Help me decide who, if anyone, to bring in first. I run [business] alone, work [hours] a week, and have [monthly amount] to spend on help for at least six months.

Take the position of a people lead in small firms and interview me before giving an opinion. Ask up to eight questions, one at a time, about the work that repeats, the work I avoid, the work customers pay for, and my patience for training someone.

Then write:
1. A role scorecard: mission in one sentence, five outcomes with a measure and date, the skills that matter, the skills that do not.
2. A comparison of employee, freelancer and agency for this role, with the obligations I should check locally in [country or state].
3. A paid trial task of two to four hours that shows real ability, plus a scoring guide.

Tell me plainly if my answers suggest that I should simplify the work before hiring anyone.`,
    category,
    subcategory: scaling,
    tags: ['hiring', 'contractor', 'scorecard', 'team'],
  },
  {
    prompt_id: 206,
    title: 'Cut a sprawling software stack in half',
    prompt_text: `Software inventory attached as text: [tool, monthly cost, who uses it, what for, data stored there, contract end].

Review it the way a careful operations lead would when every login is a cost and a risk. Group the tools by job, then mark overlaps, tools nobody owns, and tools used for less than a tenth of what they offer.

Propose a smaller stack of at most [number] tools. For each removal give: what replaces it, what data must be exported and in which format, the order of migration, the earliest sensible date, and the money saved per year after switching effort at [my hourly value].

Two warnings I want you to respect. Do not suggest a new tool unless it removes at least two. Do not claim that a product has a feature unless I listed it; write "confirm with vendor" instead.

Close with a one-page migration calendar.`,
    category,
    subcategory: scaling,
    tags: ['software', 'tool stack', 'costs', 'migration'],
  },
  {
    prompt_id: 207,
    title: 'Plan capacity before doubling the client load',
    prompt_text: `Suppose that client numbers double within [time frame]. What breaks first?

Current state: [number] clients, [service and typical deliverables], [team members with weekly hours], average hours per client by phase [onboarding, delivery, support].

Build a month-by-month capacity table for the coming [number] months with demand hours, available hours, the gap, and utilisation in percent. Assume no one can plan above 75 percent because of illness, holidays and surprises. Then describe three ways to close the gap, each with its cost, lead time and effect on quality: change the offer, change the process, add people.

Include a trigger for each: the measurable sign that says "start now", early enough for the lead time. If the numbers show that doubling is a bad idea at my present price of [price], say so and show the calculation.`,
    category,
    subcategory: scaling,
    tags: ['capacity planning', 'clients', 'utilisation', 'growth'],
  },
  {
    prompt_id: 208,
    title: 'Automate client onboarding without losing warmth',
    prompt_text: `New clients of my [service] currently wait [days] between paying and starting, and I answer the same questions each time: [questions].

Think as a customer-experience designer and map an onboarding sequence from payment to the first useful result. For each touchpoint give the day, the channel, what is sent automatically, and what I add by hand in under two minutes so that it still feels personal.

Please include:
- the welcome message, written in full, in a [tone] voice;
- an intake form of no more than ten questions, each with the reason I need the answer;
- a reminder for people who do not finish the form, friendly and without pressure;
- a checklist that I see, showing what is blocked and by whom.

Leave out anything that exists only to look busy. Point out where a client in [typical client situation] might feel lost, and fix that place.`,
    category,
    subcategory: scaling,
    tags: ['onboarding', 'clients', 'automation', 'workflow'],
  },
  {
    prompt_id: 209,
    title: 'Run the two-week absence test',
    prompt_text: `Imagine I am unreachable for fourteen days, starting tomorrow. Walk through the business day by day, as a stand-in manager would live it, and tell me what would go wrong.

About the business: [offer, customers, channels]. Things only I can do today: [list]. People who could step in: [names or roles and what they know]. Deadlines in the next month: [list].

Produce three things. A timeline of failures, from the first unanswered message to the first real loss of money or trust. A "break glass" folder outline: accounts, instructions, contacts, and limits of authority, described without writing any passwords down. A list of ten small fixes, each doable in under an hour, ranked by how many days of damage they prevent.

Stay realistic: no drama, no worst cases with tiny odds. Ask about payroll, renewals and legal dates if I did not mention them.`,
    category,
    subcategory: scaling,
    tags: ['continuity', 'delegation', 'risk', 'systems'],
  },
  {
    prompt_id: 210,
    title: 'Write a runbook for broken automations',
    prompt_text: `Automations fail quietly. I run these: [name, trigger, what it does, who depends on it], and this is what failed in the past [period]: [incidents].

Drawing on the habits of a reliability engineer, prepare a runbook that someone without technical training can open at [time of day when I am asleep or away].

For every automation include a short card: how you notice that it stopped, the first check, the second check, how to do the task by hand meanwhile, how to restart it safely, and when to call me. Keep each card under 120 words.

Add a shared front page with the order of priority when several break together, and a log sheet with the columns date, symptom, cause, fix, prevention.

Before writing, list any automation whose failure nobody would notice within a day, and suggest one alert for each. Never include steps that delete data.`,
    category,
    subcategory: scaling,
    tags: ['runbook', 'automation', 'incidents', 'monitoring'],
  },
  {
    prompt_id: 211,
    title: 'Forecast cash for the next thirteen weeks',
    prompt_text: `Build a thirteen-week cash forecast for my business. You are a treasurer by trade and I am not, so label every row in ordinary language.

Inputs:
Bank balance today: [amount]
Money expected, with date and how certain it is: [list]
Regular bills with due dates: [list]
Taxes and yearly payments falling in this period: [list]
My own pay: [amount and frequency]

Lay it out as a table with one column per week: opening balance, money in, money out, closing balance. Count only certain receipts in the main version; add a second closing line that includes likely ones at half value.

Underneath, name the lowest week and what causes it, then list the three mildest actions that would lift it, such as moving a due date by agreement. Check that each closing balance equals the next opening balance. Flag missing items typical for [industry]. This is planning help, not financial advice; list the points to take to my accountant.`,
    category,
    subcategory: finance,
    tags: ['cash flow', 'forecast', 'finance', 'planning'],
  },
  {
    prompt_id: 212,
    title: 'Read a profit and loss statement honestly',
    prompt_text: `Explain my numbers to me as a patient bookkeeper would explain them to a friend. Profit and loss for [period], with the previous period beside it: [paste both]. What I believed before looking: [your guess at how things went].

Go line by line only where something matters. I want: the five movements that changed profit most, in money and in percent; costs that grew faster than sales; anything that looks like a booking error or a one-off; the gross margin of each product line in [product lines], if the data allow it.

Then write one paragraph that begins "The story of this period is". After it, put three questions I should put to my accountant.

Use my figures exactly and show each calculation. When the data cannot answer a question, say which report would. Do not praise or console me.`,
    category,
    subcategory: finance,
    tags: ['profit and loss', 'bookkeeping', 'margins', 'analysis'],
  },
  {
    prompt_id: 213,
    title: 'Calculate the lowest price worth accepting',
    prompt_text: `Goal: a price floor for [service or product], below which I decline the work.

As a pricing coach, take me through the calculation in five short rounds, waiting for my reply after each: (1) yearly personal needs and taxes, (2) yearly business costs, (3) hours that can truly be billed after holidays, sickness and admin, (4) direct costs and hours per sale, (5) a reserve for slow months of [percent].

Once you have everything, present a compact table: cost per hour, cost per sale, floor, comfortable price, and how the floor moves if I bill 20 percent fewer hours. Add a sentence I could say when a buyer offers less than the floor, polite and final, in the manner of [how you normally speak].

Double-check unit mistakes, such as mixing monthly and yearly amounts. Treat tax as an estimate for [country] and remind me to confirm it with a professional.`,
    category,
    subcategory: finance,
    tags: ['pricing', 'costs', 'freelance', 'calculation'],
  },
  {
    prompt_id: 214,
    title: 'Set up a two-hour monthly close',
    prompt_text: `I close my books late or not at all. Be the experienced bookkeeper who sorts me out: create a month-end routine that a [solo owner or team of n] can finish in two hours with [accounting tool] and [bank, card and payment accounts].

Deliver a checklist in the right order, each item with an estimated time, the report to open, what "correct" looks like, and the usual cause when it is not. Cover at least: unmatched bank lines, missing receipts, invoices sent and unpaid, subscriptions, payouts net of fees, refunds, owner withdrawals, and money set aside for tax.

Next, design a one-page summary I keep each month: six figures, three sentences, one decision.

Then suggest which items can be done weekly in ten minutes so that the end of the month is light. Where local rules in [country] affect record keeping, do not state them as fact; write the question I should ask.`,
    category,
    subcategory: finance,
    tags: ['month end', 'bookkeeping', 'checklist', 'accounting'],
  },
  {
    prompt_id: 215,
    title: 'Collect late invoices without burning bridges',
    prompt_text: `These invoices are overdue: [client, amount, due date, past behaviour, how valuable the relationship is]. My payment terms say: [terms].

You manage receivables for a company that wants to keep its clients. Write a collection sequence for the whole list and adapt it to each client. The sequence has four messages: a light nudge, a direct reminder with the invoice facts, a call script with room for the client to explain, and a final notice that states the next step I am truly willing to take: [pause work, payment plan, small claims, collection agency].

Give the sending day for each message counted from the due date. Keep every message under ninety words, with the amount, invoice number and payment link in the first two lines.

No threats, no invented fees, no fake deadlines. Mark every place where late interest or collection costs depend on the contract or the law of [place]. Finally, suggest two changes to my terms that would prevent a repeat.`,
    category,
    subcategory: finance,
    tags: ['invoices', 'collections', 'email', 'payment terms'],
  },
  {
    prompt_id: 216,
    title: 'Prepare contract questions before seeing a lawyer',
    prompt_text: `A [client, supplier, publisher or partner] sent me this agreement: [paste the text, names removed]. I am the [party]. What matters most to me is [priorities].

Your role is that of a contracts paralegal: no legal advice, only preparation. Prepare me to buy an hour of a lawyer's time well.

1. Summarise each clause in one plain sentence, with its number.
2. Make a table of the clauses on payment, scope, ownership, confidentiality, liability, termination, renewal and disputes: what it says, what it could mean on a bad day, my question.
3. List what is missing that agreements of this kind often contain.
4. Rank the five points most worth negotiating and draft a courteous request for each.

Quote the exact wording whenever you call something unusual. If a sentence can be read two ways, show both readings. End with the documents and facts I should bring to the meeting.`,
    category,
    subcategory: finance,
    tags: ['contract', 'legal', 'negotiation', 'review'],
  },
  {
    prompt_id: 217,
    title: 'Brief an accountant on changing legal structure',
    prompt_text: `Should I stay a [current structure] or change it? I will decide with an accountant in [place]; you are the adviser's well-organised assistant, whose job is to make that meeting short and productive.

Ask me for what is missing from this picture: revenue [amount], profit [amount], other household income [amount], co-owners [yes or no], staff plans, risk in my work, plans to sell or bring in investors, time left for paperwork.

Afterwards write a two-page brief: my situation in ten lines; the reasons I am considering a change, in my words; a table of the structures worth discussing with the questions each raises on liability, tax, pay, paperwork, cost and leaving later; numbers the accountant should model for this year and for [growth case].

Do not state tax rates, thresholds or filing rules as facts. Write them as questions. Finish with three signs that a change now would be too early.`,
    category,
    subcategory: finance,
    tags: ['legal structure', 'accountant', 'tax', 'decision'],
  },
  {
    prompt_id: 218,
    title: 'Collect the facts on sales tax exposure',
    prompt_text: `I sell [products, digital or physical] from [home location] to customers in [countries or states], through [own site, marketplaces, invoices]. Nobody has ever checked whether I owe sales tax or VAT in those places.

Act as a data-minded tax assistant and create a fact sheet that an adviser can use at once. Begin with the data I must pull: sales by place and month, customer type, delivery address evidence, where stock is kept, who collects the payment. For each field give the report in [sales system] where such data usually sits and a sample row.

Then draft a matrix with one row per place and the columns: sales total, number of orders, possible trigger to ask about, collected by the marketplace or by me, open question.

Thresholds change, so leave them blank with "adviser to confirm". Sort the rows by the cost of being wrong, and tell me which records to keep from today on.`,
    category,
    subcategory: finance,
    tags: ['sales tax', 'vat', 'compliance', 'records'],
  },
  {
    prompt_id: 219,
    title: 'Draft a refund policy people understand',
    prompt_text: `Draft: a refund and cancellation policy for [offer, price, delivery method]. Readers are buyers in a hurry and, later, someone at a bank deciding a dispute. Both must understand it at first reading.

Facts to use: period [days and what starts it], conditions [conditions], what is excluded [items], how to ask [address or form], how fast we answer and pay back [days], what happens to access and bonuses.

You are a plain-language editor. Write it at a reading level of about age fourteen, with short headings and no capital-letter paragraphs. Include two worked examples with dates and amounts: one that gets money back and one that does not.

After the draft, test it: list six odd cases, such as a gift purchase, a partial payment plan or a bundle, and say whether the text answers each. Fix the gaps. Close with points where consumer law in [country] may override my wording and a lawyer should look.`,
    category,
    subcategory: finance,
    tags: ['refund policy', 'legal', 'customer trust', 'writing'],
  },
  {
    prompt_id: 220,
    title: 'Inventory personal data for a privacy notice',
    prompt_text: `Before anyone can write my privacy notice, I need to know what personal data I hold. Lead me through an inventory, as a data-protection coordinator would.

Start from the places people leave data with me: [website forms, shop, newsletter, booking tool, support inbox, event platform]. For each, ask what is collected, why, where it is stored, who can see it, which outside services receive it, and when it is deleted. One place at a time, please; summarise my answer in a row before going on.

When all places are done, output the full register as a table, then a list headed "Collected but not needed", then a plain first draft of the notice for visitors in [regions] with a section for each purpose.

Mark every sentence that needs legal review. Do not copy standard clauses that do not match my register, and do not promise security measures that I have not described in [security measures].`,
    category,
    subcategory: finance,
    tags: ['privacy', 'data protection', 'inventory', 'compliance'],
  },
];
