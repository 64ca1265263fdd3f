import type { Prompt } from './prompt.js';

const category = 'FOUNDATION & STRATEGY';
const ideation = 'Side Hustle Ideation & Validation';
const planning = 'Business Planning & Goal Setting';

/** Prompts 1 to 20 (M-168). */
export const SECTION_01A_PROMPTS: Prompt[] = [
  {
    prompt_id: 1,
    title: 'Turn a skills inventory into ten small offers',
    prompt_text: `You are a careers adviser who has helped many employed people start something small on the side.

My paid work so far: [list of jobs and tasks]. Things people ask me for without paying: [favours]. Tools I know well: [tools]. Hours I can give each week: [hours].

1. Sort what I wrote into skills someone would pay for today, skills that need proof first, and hobbies that should stay hobbies.
2. From the first group, describe ten offers, each sellable by one person within those hours.
3. For each, name the buyer, the result they get, what the first version contains and the first place to find one such buyer.

Answer as a table with one row per offer, sorted by how soon a stranger could say yes. Mark with a star every offer that needs a licence, insurance or my employer's consent. If a skill I listed is too vague to price, ask me about it before you build on it.`,
    category,
    subcategory: ideation,
    tags: ['side hustle', 'ideas', 'skills', 'offers'],
  },
  {
    prompt_id: 2,
    title: "Find business ideas in last month's complaints",
    prompt_text: `Below are complaints I heard or had myself during the past four weeks, at work, at home and in online groups: [paste 10 to 30 complaints, one per line]. I live in [region] and know these trades from the inside: [trades].

Read them the way a product researcher reads field notes. Group lines which describe the same underlying problem, even when the words differ. For every group estimate, from the notes alone, how often it happens, what people do about it now and what that workaround costs them in time or money.

Give me the five groups where a paid fix looks most plausible, each with:
- the problem in one sentence a sufferer would sign
- a service version and a product version of the fix
- one question that would show I am wrong

Keep quotes word for word. Where a group rests on a single complaint, label it "one voice" and do not rank it above groups with more evidence.`,
    category,
    subcategory: ideation,
    tags: ['side hustle', 'problem finding', 'research', 'ideas'],
  },
  {
    prompt_id: 3,
    title: 'Plan a weekend test for one idea',
    prompt_text: `I have one idea, [idea in one sentence], and exactly one weekend plus [budget] to learn whether anybody wants it.

Design the test. Start by naming the riskiest assumption, the one that sinks everything if false. Then choose the cheapest honest way to check it: ten conversations, a one-page offer with a waiting list, a hand-delivered trial for three people, or something better that fits [where my buyers spend time].

Write it as an hour-by-hour schedule from Saturday 9:00 to Sunday 18:00 with the message I send, the page or script I need, and a tally sheet I can copy. Set the pass mark before the start: which number means continue, which means change, which means stop.

No fake checkout buttons, no invented customer counts. People must be able to see that this is a trial. At the end list three things this weekend cannot tell me.`,
    category,
    subcategory: ideation,
    tags: ['validation', 'experiment', 'side hustle', 'test plan'],
  },
  {
    prompt_id: 4,
    title: 'Interview script that does not lead the witness',
    prompt_text: `Write the conversation guide for eight customer interviews of 25 minutes each. The people are [who they are]; the problem I believe they have is [problem]; what I might sell later is [possible solution], which must not be mentioned before minute 20.

Cover, in this order: how they came to the situation, the last time it happened in detail, what they tried, what it cost, who else was involved, what they would miss if the workaround vanished. Each question has to ask about something that has already happened. Add a follow-up for short answers and a polite way back when we drift.

Then give me a one-page note sheet with space for exact words, money mentioned, and emotion.

Finish by reviewing your own guide as a strict interviewer would: quote any question that hints at the wished-for answer or can be met with a courteous yes, and replace it.`,
    category,
    subcategory: ideation,
    tags: ['interviews', 'validation', 'customer research', 'script'],
  },
  {
    prompt_id: 5,
    title: 'Write kill criteria before falling in love',
    prompt_text: `Imagine it is [date twelve months from now] and my side business, [short description], has been quietly closed. Nobody cheated and nothing dramatic happened; it just did not work.

Tell that story three times, each with a different cause: nobody wanted it enough, I could not deliver it in the time I had, or the costs ate the price. Use the facts I give you: [price], [hours per week], [how I plan to find buyers], [fixed costs per month].

After the stories, turn every cause into an early signal I could have measured in the first 60 days, with a threshold and the date on which I look at it. Put these in a table called "I stop or change course if". No more than seven rows; a rule I will not check is not a rule.

Last, play the friend who disagrees with the thresholds and tell me which one is too soft.`,
    category,
    subcategory: ideation,
    tags: ['pre-mortem', 'validation', 'risk', 'decision rules'],
  },
  {
    prompt_id: 6,
    title: 'Score five ideas against my real constraints',
    prompt_text: `Five ideas are on my list:
A: [idea]
B: [idea]
C: [idea]
D: [idea]
E: [idea]

My constraints: [hours per week], [savings I may lose without harm], [family or health limits], [things I refuse to do], [skills I have already been paid for].

Before scoring, interview me with up to six short questions so that the criteria come from my life and not from a textbook. Then propose seven weighted criteria that add up to 100 and let me change the weights. Only after I confirm, score each idea from 1 to 5 per criterion with a half-sentence reason, and show the weighted total.

Close with a sensitivity check: which weight, moved by ten points, would change the winner? If two ideas end within five points of each other, do not pick one. Describe the cheapest experiment which would separate them.`,
    category,
    subcategory: ideation,
    tags: ['idea selection', 'scoring', 'decision', 'side hustle'],
  },
  {
    prompt_id: 7,
    title: 'Mine competitor reviews for unmet needs',
    prompt_text: `Here are public reviews of products that compete with what I have in mind, copied with their star rating: [paste 20 to 60 reviews]. My idea: [idea].

Work as a qualitative analyst. Code each review with the job the buyer hired the product for, what delighted, what disappointed, and what they did next. Show the codes as a frequency table first, with no interpretation.

Then interpret. I want:
- three needs which come up often and stay unmet
- two complaints that sound loud but appear rarely
- one thing reviewers praise that I would be foolish to leave out

For each need, draft one sentence I could say to such a buyer, in their vocabulary, and suggest the smallest product that meets it.

Reviews skew towards the very happy and the very angry. State where that bias could mislead me, and do not quote a reviewer's name or personal details anywhere in the answer.`,
    category,
    subcategory: ideation,
    tags: ['competitor research', 'reviews', 'validation', 'customer needs'],
  },
  {
    prompt_id: 8,
    title: 'Check the unit economics on a napkin',
    prompt_text: `Do the arithmetic of one sale with me, slowly, showing each line.

What I want to sell: [product or service]. Planned price: [price]. Direct costs per sale: [materials, payment fees, delivery]. Minutes of my own time per sale, including messages and fixes: [minutes]. Cost or hours to find one buyer, my honest guess: [acquisition].

Calculate contribution per sale, effective hourly pay, the number of sales that covers [monthly fixed costs], and the same three results at 80 % and 120 % of the planned price. Use one table and label every assumption that came from you and not from me.

Afterwards explain in plain words which single number the result depends on most and how I could measure it this month with little effort. If the hourly pay falls under [my minimum], say so in the first line and offer two changes to the offer before any change to the marketing.`,
    category,
    subcategory: ideation,
    tags: ['unit economics', 'pricing', 'validation', 'numbers'],
  },
  {
    prompt_id: 9,
    title: 'Questions to clear before starting beside a job',
    prompt_text: `Before I announce anything: I am employed as [role] in [country and state], my contract says this about side work and inventions: [paste clauses or "not checked"], and I plan to offer [side business] to [buyers].

Prepare me for three conversations, one each with my manager, an employment lawyer and a tax adviser. For every conversation write the facts to bring, six questions in order of importance, and the answer that would mean I must pause.

Add a page with practical separations to set up from day one: equipment, hours, client lists, accounts, and what to keep in writing.

You are not giving legal or tax advice and should say where rules differ between places instead of guessing a rule for mine. If one of my clauses looks like it forbids the plan, quote the exact words at the top of your answer.`,
    category,
    subcategory: ideation,
    tags: ['side hustle', 'legal questions', 'employment', 'preparation'],
  },
  {
    prompt_id: 10,
    title: 'Honest presale page for the first ten buyers',
    prompt_text: `Draft a short page that sells the first ten places of [offer] before it exists in full.

Facts you may use, and nothing else: what is ready today [ready parts], what will be ready by [date], price for the first ten [presale price], later price [regular price], refund terms [terms], why I am the person to make this [experience].

Structure:
(a) headline that names the buyer and the result
(b) what is finished and what is not, side by side
(c) what early buyers get in return for waiting, including a say in the contents
(d) delivery dates and what happens if I miss one
(e) refund in one sentence, then the order button text

Keep it under 350 words, at the reading age of a twelve-year-old. Afterwards, list every statement a sceptical buyer could doubt and what proof I should attach. Refuse to add scarcity other than the true limit of ten.`,
    category,
    subcategory: ideation,
    tags: ['presale', 'copywriting', 'validation', 'first customers'],
  },
  {
    prompt_id: 11,
    title: 'One-page business plan by interview',
    prompt_text: `Help me write a business plan that fits on one printed page by asking me questions, one at a time, and waiting for each answer. Stop after at most twelve.

Start from what I already know: the business is [description], it has run for [time], and the plan is for [reader: myself, a bank, a partner].

Topics to cover: customer and problem, offer and price, how buyers find us, what delivery takes, costs, the three numbers to watch, the biggest risk, the next 90 days. When an answer of mine is a wish and not a fact, ask what it rests on.

Then set the page: eight headed boxes, at most 35 words each, no adjectives such as leading or innovative. Under the page, list the three boxes with the weakest evidence and the one action that would strengthen each. Do not fill a gap with a plausible number; write "unknown" and leave it visible.`,
    category,
    subcategory: planning,
    tags: ['business plan', 'strategy', 'interview', 'one page'],
  },
  {
    prompt_id: 12,
    title: 'Break an annual goal into weekly actions',
    prompt_text: `My goal for this year: [goal with number and date]. Where I stand today: [current number]. What produced results last year: [activities and results].

Translate the goal backwards. First compute the gap and split it by quarter, with a slower first quarter because [reason, for instance a season or a move]. Next, for each quarter, name the two results which would have to be true. Below those, write the weekly actions that I control fully, no more than five, with a rough conversion from action to result taken from my history.

Deliver a tree in indented text: year, quarter, result, weekly action. Beside each action put the minutes it takes. Add them up per week and compare the sum with my available [hours per week].

If the sum does not fit, do not stretch me. Show what to cut, or which smaller goal the hours can carry, and let me choose.`,
    category,
    subcategory: planning,
    tags: ['goal setting', 'annual plan', 'weekly actions', 'capacity'],
  },
  {
    prompt_id: 13,
    title: 'Audit a goal list for wishes',
    prompt_text: `[Paste your list of goals]

Go through this list like an editor with a red pen. Beside every goal write one of four labels: result I do not control, result I partly control, action I control, or slogan. Explain any label that might surprise me.

Rewrite each item so it has a number, a date, a place where the number is read off, and one sentence saying why it matters to [me, my family, my customers]. Where two goals pull against one another, for example growth and fewer hours, name the conflict plainly and propose which yields.

Then shorten: I may keep three. Recommend three and defend the choice in 100 words against the best argument for a different three.

Return a table before and after, followed by the defence. Should a goal be somebody else's expectation rather than mine, ask me about it and leave it untouched until I answer.`,
    category,
    subcategory: planning,
    tags: ['goal setting', 'focus', 'editing', 'priorities'],
  },
  {
    prompt_id: 14,
    title: 'Twelve-week plan with slack built in',
    prompt_text: `Build a twelve-week plan for [project] which a tired person can follow.

Given: start date [date], finish line [what done looks like], weeks I already know are short [holidays, school breaks, deadlines], help available [people and hours], tasks known so far [list].

Rules for the plan: weeks 4, 8 and 12 carry no new work, only catching up and review. Nothing on the critical path sits in a short week. Every week ends with one thing another person could see. The task I am most likely to avoid comes in week 1 or 2.

Give it as a table with the columns week, dates, visible result, tasks, hours, waits for. Then draw the chain of dependencies in text, and mark the three places where a delay costs a full week.

Before you answer, tell me which task in my list is really a project in disguise, and split it.`,
    category,
    subcategory: planning,
    tags: ['project plan', 'twelve weeks', 'scheduling', 'milestones'],
  },
  {
    prompt_id: 15,
    title: 'Three-scenario cash forecast for six months',
    prompt_text: `Set up a simple cash forecast as a patient bookkeeper would for a one-person firm.

Cash in the bank today: [amount]. Money that is certain to come in: [invoices with due dates]. Money that is likely: [pipeline with your guess in percent]. Fixed monthly costs: [list]. Yearly bills and their month: [tax, insurance, renewals]. My own monthly pay: [amount].

Produce three month-by-month tables for six months: careful (only certain income, costs 10 % higher), expected, and good. Show opening balance, in, out, closing balance. Mark any month where the closing balance falls below [safety amount].

After the tables write four sentences: the first tight month, what causes it, the earliest day I must act, and two actions ranked by how little they hurt.

Check your sums twice and state that this is a planning aid, not accounting or tax advice. If a due date is missing, assume 45 days and tell me you did.`,
    category,
    subcategory: planning,
    tags: ['cash flow', 'forecast', 'finance', 'scenarios'],
  },
  {
    prompt_id: 16,
    title: 'Write the list of what we stop doing',
    prompt_text: `A plan is only as good as what it gives up. Here is everything the business does in a normal month: [activities with hours and, where known, money earned]. Our direction for the next year is [direction in one sentence].

Sort the activities into keep, shrink, hand over, and stop. For each "stop" describe what would really happen in week one, month one and month six without it, who will complain, and the sentence I say to them. For each "hand over" say to whom, or to which kind of tool, and what I need to write down first.

I expect at least [number] hours back per month; show the total.

Then challenge me: pick the one activity I seem to keep out of pride or habit and argue for ending it. Do not suggest dropping anything tied to a legal duty, a promise already paid for, or safety; list those separately as untouchable.`,
    category,
    subcategory: planning,
    tags: ['priorities', 'stop list', 'focus', 'planning'],
  },
  {
    prompt_id: 17,
    title: 'Design a forty-minute weekly business review',
    prompt_text: `I keep skipping my weekly review because it has no shape. Give it one.

The business: [what it does]. Numbers I can get in under five minutes: [list]. Day and time I can defend: [slot]. Things that slipped lately because nobody looked: [examples].

Write an agenda of 40 minutes in timed blocks. Each block has one question, the place where I find the answer, and the form in which I write it down, a number or a single sentence. Include a block to look at promises made to customers, and a last one in which I choose the one task for Monday morning.

Also create the blank page I fill in, as a copyable text form, and a filled example with clearly invented figures marked "example".

Trim anything that would push the review past 40 minutes. Then name the two questions worth keeping in a week when I have ten minutes.`,
    category,
    subcategory: planning,
    tags: ['weekly review', 'routine', 'metrics', 'planning'],
  },
  {
    prompt_id: 18,
    title: 'Time budget before promising anything new',
    prompt_text: `Treat my week like a household budget in which hours are the money.

Income: 168 hours. Fixed costs: sleep [hours], job or clients [hours], commuting [hours], care for others [hours], food and household [hours]. Variable: [exercise, friends, study, screen time]. Wish list for the business: [projects with your estimate of hours per week].

Do this in order:
1. Draw up the balance and show what remains before any project.
2. Add a reserve of 15 % for the unforeseen and show what is left then.
3. Allocate the remainder to projects by value to me, [what matters most this season].
4. Raise every estimate I gave by half, because first estimates run short, and repeat step 3.

Present both versions side by side. If projects do not fit, say which of them waits and until when. Never fund a project by cutting sleep under seven hours; treat that line as closed.`,
    category,
    subcategory: planning,
    tags: ['time budget', 'capacity', 'planning', 'priorities'],
  },
  {
    prompt_id: 19,
    title: 'Risk register for a very small company',
    prompt_text: `Large firms keep a risk register; I want one of a size which suits [number] people.

Facts: what we sell [offer], share of income from the largest customer [percent], the platforms we depend on [platforms], who alone knows how to do what [person and task], where files and passwords live [places], insurance held [policies].

List the twelve risks most relevant to these facts, not to companies in general. For each give likelihood and damage in words (rare, possible, likely; annoying, serious, fatal), the first sign, what we do beforehand for under [small budget], and what we do on the day it happens.

Format: one table, sorted by the product of likelihood and damage, then a half-page emergency sheet with phone numbers left as blanks.

Be careful with cyber and legal points: recommend who to ask rather than inventing duties. Ask up to three questions first if a fact above is too thin to judge.`,
    category,
    subcategory: planning,
    tags: ['risk', 'planning', 'continuity', 'small business'],
  },
  {
    prompt_id: 20,
    title: 'Decision rules for leaving the day job',
    prompt_text: `Some decisions are better made by rules written on a calm day. Mine is whether and when to leave my job for [business].

Income from the job after tax: [amount]. Household costs per month: [amount]. Savings kept for this: [amount]. Business income, month by month, last year: [twelve numbers]. People who depend on me: [who]. What worries my household most: [worry].

Propose five rules in the form "I give notice only when …", each measurable from my own records. Cover runway, steadiness of income, concentration on one customer, health cover and pension, and agreement at home. Then write two rules for going back, so that returning to employment is a plan and not a defeat.

Test the rules against my twelve numbers and show when each would have been met. Avoid encouragement; I need a clear picture. Point out which figures deserve a check by a financial adviser in [country] before I rely on them.`,
    category,
    subcategory: planning,
    tags: ['decision rules', 'runway', 'career change', 'planning'],
  },
];
