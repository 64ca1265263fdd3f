import type { Prompt } from './prompt.js';

const category = 'FOUNDATION & STRATEGY';
const mindset = 'Mindset & Productivity';
const niche = 'Niche & Audience';

/** Prompts 21 to 40 (M-168). */
export const SECTION_01B_PROMPTS: Prompt[] = [
  {
    prompt_id: 21,
    title: 'Diagnose why one task keeps getting postponed',
    prompt_text: `There is a task I have moved from list to list for [weeks]: [task]. When I sit down to do it, what happens is [what you do instead, and what goes through your head].

Question me like a good physician: short, one question per turn, no advice until you have a diagnosis. Consider at least these causes: the next step is unclear, the task is too big, I lack a skill or a decision from someone, the result would expose me to judgement, it does not matter as much as I claim, or I am simply exhausted.

After five questions at most, state the likeliest cause with the two sentences of mine which led you there. Then prescribe a single action of at most fifteen minutes for today, and what to do if the diagnosis turns out wrong.

If my answers sound like lasting low mood or distress, say so kindly and suggest speaking with a doctor instead of giving productivity tips.`,
    category,
    subcategory: mindset,
    tags: ['procrastination', 'self-coaching', 'productivity'],
  },
  {
    prompt_id: 22,
    title: 'Time-block a week around a full-time job',
    prompt_text: `Create next week's timetable for someone who works [days and hours] and builds [side project] in the margins.

My fixed appointments: [appointments]. Hours when my head is clearest: [hours]. Chores that cannot move: [chores]. The one outcome I need by Sunday night: [outcome].

Lay out Monday to Sunday in a grid of 30-minute rows between [wake time] and [bed time]. Use four block types only: deep work, light work, life, free. Give deep work at most two blocks a day, each 50 to 90 minutes, and put them in the clear hours. Leave one evening and half a weekend day entirely free.

Under the grid write what to do in each deep block, concretely enough to begin without thinking.

Now stress-test it: the car breaks down on [weekday]. Which blocks move where, and which one is dropped without guilt? If the outcome cannot be reached in these blocks, state the smaller one that can.`,
    category,
    subcategory: mindset,
    tags: ['time blocking', 'schedule', 'side hustle', 'productivity'],
  },
  {
    prompt_id: 23,
    title: 'Seven-day energy audit and what it shows',
    prompt_text: `For seven days I noted my energy from 1 to 10 at four times a day, with what I had been doing: [paste the log]. Sleep per night: [hours]. Coffee, meals, movement, if noted: [notes].

Analyse it as a data-minded coach. First, clean the log and list gaps. Second, find the pattern by time of day, by type of work and by company (alone, with customers, in calls). Third, separate what the data supports from what merely looks likely, since one week is a small sample.

I would like:
- a plain chart in text, one line per day
- three findings, each followed by the entries that support it
- an experiment for next week which changes just one thing
- two tasks to move to another hour, and where to

Stay away from health claims and supplements. If the log points to very short nights, mention it first and rank every other idea after it.`,
    category,
    subcategory: mindset,
    tags: ['energy', 'self-tracking', 'routine', 'productivity'],
  },
  {
    prompt_id: 24,
    title: 'Blameless review of a launch that flopped',
    prompt_text: `It did not go as hoped: [what was launched, when, expected result, actual result]. Who took part: [roles]. Timeline of events as I remember it: [timeline].

Lead me through a review in the style used after technical incidents, where the question is how the system allowed it and never whose fault it was.

Write four parts. The timeline, cleaned of judgement. The contributing causes, found by asking "what made that possible" at least three levels deep for the two largest surprises. What went well and should be repeated, because something always did. And no more than three changes, each with an owner, a date and the sign by which we will know it worked.

Wherever my account uses words like stupid, lazy or should have, replace them with what the person knew at that moment. End with a paragraph of 80 words I can read to [team or audience] that is honest and not grovelling.`,
    category,
    subcategory: mindset,
    tags: ['retrospective', 'failure', 'learning', 'launch'],
  },
  {
    prompt_id: 25,
    title: 'Build an evidence file against impostor feelings',
    prompt_text: `When I am about to [raise a price, publish, speak on stage], a voice says: [the sentence it says]. I want to answer it with facts rather than pep talk.

Ask me for material in three rounds: work I finished and what changed for the client, problems I can solve that took years to learn, and mistakes I repaired. Accept only things which a witness or a document could confirm.

From my answers compile an evidence file of ten entries, each of two lines: what happened, and what it shows I can do. Next, take the voice seriously and write the part of its sentence which is true, with what I could learn or disclose because of it. Finally, write the calm paragraph I would tell a client about my experience and its limits.

No superlatives, no affirmations. If the evidence for one claim is thin, leave it out and tell me what would create it.`,
    category,
    subcategory: mindset,
    tags: ['confidence', 'impostor syndrome', 'self-coaching', 'evidence'],
  },
  {
    prompt_id: 26,
    title: 'Sort decisions into doors that reopen or not',
    prompt_text: `These are the decisions on my desk: [list of 5 to 12 open decisions]. I have been thinking about some of them for weeks.

For each one determine, with a reason, whether it can be undone at low cost within [days], undone at a price, or not undone at all. Be strict: signing a lease, hiring a person or publishing private facts is not easily reversed; a headline, a price test or a tool trial usually is.

Handle them by type:
• reversible: choose for me, in one line, and give the date on which I look again
• costly: list the two facts I still need and a deadline for getting them
• final: propose a slower process with a second person, and what I should sleep on

Put all of it into one table. Underneath, tell me how many hours I likely spent on the first type, using my note on time spent, [rough hours], and what that suggests about the way I decide.`,
    category,
    subcategory: mindset,
    tags: ['decision making', 'productivity', 'mindset'],
  },
  {
    prompt_id: 27,
    title: 'Polite no scripts for seven common requests',
    prompt_text: `Saying no costs me too much time, so I say yes and regret it. Write the words for me.

Requests I receive most: [list up to seven, for example free advice calls, rush jobs, unpaid talks, discounts]. My usual tone: [warm, brief, formal]. What I am glad to offer in place of each, if anything: [alternatives]. People I never want to lose: [names as roles, not real names].

For every request produce three versions: a two-line message, a spoken answer for the phone, and a second reply in case they insist. Each contains a clear no in the first sentence, at most one reason, and no invented excuse such as illness or another appointment.

Set them out as cards with the request on top. Mark the cases where a yes would serve me better than I think, and explain why in one sentence. Check at the end that no script leaves a door half open by accident.`,
    category,
    subcategory: mindset,
    tags: ['boundaries', 'scripts', 'communication', 'time'],
  },
  {
    prompt_id: 28,
    title: 'Shutdown routine and early signs of overload',
    prompt_text: `Owners of small businesses rarely have anyone to tell them to go home. Take that part for me.

How my days end at present: [description]. What I check on the phone after hours and why: [habits]. How overload showed itself the last time: [signs, for instance short temper, skipped meals, errors]. People who noticed first: [who].

Part one: a shutdown routine of twelve minutes at [time], in steps with minutes, finishing with a sentence I write for tomorrow and a physical act that closes the day.

Part two: my personal warning scale with three levels, green, yellow and red, each with four observable signs drawn from what I told you, and what I cut, delay or ask for at each level. Include whom I tell at yellow.

You are not a therapist. If I describe red signs today, say so plainly, skip part one and name suitable kinds of professional help.`,
    category,
    subcategory: mindset,
    tags: ['burnout prevention', 'routine', 'boundaries', 'wellbeing'],
  },
  {
    prompt_id: 29,
    title: 'Shrink a habit until it survives bad weeks',
    prompt_text: `Habit I want: [habit, for example writing 500 words a day]. Attempts so far and the week in which each ended: [history]. What a bad week looks like for me: [illness, travel, school holidays].

Act on the idea that a habit should be sized for the worst week and not the best one.

a) Work out from my history what usually breaks it.
b) Define three sizes: full, short, and so small that refusing would be silly. Say exactly what counts as done for each.
c) Attach it to something which already happens daily: [existing routines].
d) Prepare the place and the tools so that starting takes under a minute.
e) Write the rule for the day after a missed day.

Present the result as a card I can pin up, at most 90 words, plus a six-week tally in text. If the habit serves no outcome I have named, ask what it is for before designing anything.`,
    category,
    subcategory: mindset,
    tags: ['habits', 'consistency', 'routine', 'self-coaching'],
  },
  {
    prompt_id: 30,
    title: 'Run a ninety-minute focus sprint with me',
    prompt_text: `For the next 90 minutes, be the person at the other desk who keeps me on one task.

The task is [task]. Finished means [result]. Distractions likely to appear: [distractions]. Every time I write "check", respond in this manner:

- under 40 words, no praise
- first ask which sentence, number or file exists now that did not exist at the last check
- if nothing does, ask what the obstacle is and offer the smallest next move
- park anything off topic in a list called Later, and show me only its length

Begin by splitting the task into three legs of 25 minutes with a result for each, and by asking which of the three I would rather skip. That one goes first. At the end print the Later list, what got done, and one honest line on how the plan compared with reality.

If I try to change the task midway, make me type the reason before you agree.`,
    category,
    subcategory: mindset,
    tags: ['focus', 'deep work', 'accountability', 'interactive'],
  },
  {
    prompt_id: 31,
    title: 'Climb down the niche ladder step by step',
    prompt_text: `My market is still too wide: [broad market]. I have worked with [past clients or readers] and enjoyed these cases most: [cases].

Narrow it on a ladder of six rungs. On each rung add exactly one limit: first a type of person, then a situation, then a trigger event, then a constraint such as budget or place, then a preferred way of working, and last a measurable result. Write the niche as one sentence per rung so that I can see it get sharper.

Next to every rung estimate in words how many such people exist within [region or language], how easily they are found, and whether they know that they have the problem. Say what each estimate leans on.

Recommend the rung to stand on for the coming year and the one to move to if it proves too tight. Flag any rung where the narrowing would exclude people unfairly or break equal-treatment rules.`,
    category,
    subcategory: niche,
    tags: ['niche', 'market', 'focus', 'positioning'],
  },
  {
    prompt_id: 32,
    title: 'Customer profile from evidence, not imagination',
    prompt_text: `I will give you raw material about real customers, with names removed: [emails, call notes, survey answers, purchase history]. Turn it into a profile I can trust.

Work with a simple discipline. Every statement in the profile carries a reference to the line it comes from; whatever has no line goes into a separate box titled "We assume". No invented first name, no stock hobbies, no favourite coffee.

Fields: situation, what set off the search, what they tried before, words for the problem, what they fear about buying, who else decides, how they judge success after [period], what made them stay or leave.

Should the material describe two different kinds of buyer, make two profiles and say where they split. Length: one page each.

Finish with the five questions that would turn the largest assumptions into knowledge, and tell me which of my sources, [source types], could answer them soonest.`,
    category,
    subcategory: niche,
    tags: ['persona', 'customer research', 'evidence', 'audience'],
  },
  {
    prompt_id: 33,
    title: 'Phrase bank from calls and support messages',
    prompt_text: `Copywriters pay for the exact words customers use. Extract ours.

Source text, personal details already removed: [transcripts, support tickets, chat logs]. Product: [product]. Pages that will use the phrases: [pages].

Collect verbatim phrases, never polished, under these headings: how they name the problem, what it keeps them from, what they compare us with, doubts before buying, relief after buying, and surprising metaphors. Maximum 12 per heading, each followed by how often something similar occurs.

Then highlight the differences between our language and theirs in a two-column list: we say, they say. Propose six headlines for [main page] made only of their wording with small grammatical repairs.

Throw out phrases which could identify someone. If one loud person supplies more than a fifth of the lines under a heading, tell me, so that I do not mistake one voice for the market.`,
    category,
    subcategory: niche,
    tags: ['voice of customer', 'copywriting', 'language', 'research'],
  },
  {
    prompt_id: 34,
    title: 'Reconstruct a purchase as a timeline of forces',
    prompt_text: `One customer told me in detail how they came to buy [product]: [paste notes or transcript]. Reconstruct that purchase.

Draw the timeline: first thought, passive looking, the event that made it urgent, active search, decision, first use, and the moment they knew it had been right or wrong. Insert the customer's own words at every station and the approximate date.

Around the decision, sort the forces into four lists: push of the old situation, pull of the new, worries about the new, habits which held them back. Estimate which force was strongest at the decision and quote the proof.

From this single case derive hypotheses, clearly called hypotheses, for what we could say at each station and where we were absent or late. Suggest which two stations deserve attention first in [channel].

A single story proves nothing about the others. Tell me how many more and of which kind I need before changing our [website or offer].`,
    category,
    subcategory: niche,
    tags: ['jobs to be done', 'buying journey', 'interviews', 'audience'],
  },
  {
    prompt_id: 35,
    title: 'Map the places my audience already gathers',
    prompt_text: `Where do [audience] in [country or language] already spend attention, and how does a newcomer behave there without being a nuisance?

Make a map of at least 20 kinds of place in five groups: search questions they type, communities and forums, newsletters and podcasts, events and associations, and other businesses that serve them. For each kind explain how I find concrete examples myself (a search phrase, a directory, a question to ask a customer), what is welcome there and what gets people removed.

Rate every kind by closeness to buying [offer], effort per week, and how long until the first conversation. A table, please, sorted by closeness.

You cannot see today's internet reliably, so do not present names of groups or shows as facts. Give me search instructions, and a checklist of six signs that a place is alive and worth joining. End with a four-week plan of joining two places and only listening at first.`,
    category,
    subcategory: niche,
    tags: ['audience', 'communities', 'research', 'channels'],
  },
  {
    prompt_id: 36,
    title: 'Segment a small customer list by behaviour',
    prompt_text: `Our list has [number] customers with these columns: [columns, without names or emails]. A sample of rows: [paste 20 to 50 anonymised rows].

As an analyst who dislikes needless complexity, propose three to five segments based on what people did (first purchase, repeat, refund, silence, help requests) and not on who they are. Define every segment by a rule precise enough that a spreadsheet filter can apply it, with no overlap and nobody left out.

For each: size in the sample, what they seem to want next, one message to send, one message to spare them, and the number which shows the segment is getting healthier.

Show the filter rules in pseudo-formulas. Then test them on five rows of the sample and show the result.

Reject segments built on age, origin, health or belief. Where the sample is too small to carry a conclusion, write "too few to say" in place of a recommendation.`,
    category,
    subcategory: niche,
    tags: ['segmentation', 'customers', 'data', 'audience'],
  },
  {
    prompt_id: 37,
    title: 'Describe the customer we should turn away',
    prompt_text: `Every bad fit costs us twice: once in hours and once in a review. Use these stories of customers who ended unhappy, ours or theirs: [3 to 8 short anonymised stories]. What we do well: [strengths]. What we do not do: [limits].

Look for what those cases had in common before the purchase, visible signs only. Then write:

1. A description of the poor fit in 120 words, respectful enough that the person could read it and nod.
2. Five questions for the enquiry form which reveal the mismatch early.
3. A paragraph "This is not for you if" for the sales page, with four points, each followed by what would help that person more.
4. A kind email that declines and points to a better kind of provider.

Leave aside any sign connected with protected characteristics. If the stories suggest that the fault lay in our delivery and not in the fit, say that first and stop.`,
    category,
    subcategory: niche,
    tags: ['anti-persona', 'qualification', 'audience', 'boundaries'],
  },
  {
    prompt_id: 38,
    title: 'Size a market from the bottom up',
    prompt_text: `Investors like big circles; I need a number I can act on. Estimate how many [buyers] exist for [offer] at [price] in [area], counting upwards from things that can be counted.

Proceed in this sequence. Define who counts as a buyer in one sentence. Propose three independent ways to count them, for example business registers, association members, search volume or equipment sold. For every way, list the input I must look up, where such figures are usually published, and the formula. Combine them into a low, middle and high value once I supply [figures found].

Until I have supplied figures, keep variables in the formulas and fill in nothing from memory. Explain which step carries the greatest uncertainty.

Last, turn the middle value around: what share would be enough to cover [income goal of the business], and how many conversations a month does that share imply? If that number looks unreachable for one person, be frank.`,
    category,
    subcategory: niche,
    tags: ['market size', 'estimation', 'research', 'niche'],
  },
  {
    prompt_id: 39,
    title: 'Beliefs buyers must hold before they buy',
    prompt_text: `Between first contact and purchase a person changes their mind about several things. Map those changes for [offer], sold to [audience] at [price].

List the beliefs which have to be in place, in the order in which they are usually formed: about the problem, about this kind of solution, about me, about themselves, about the timing. For every belief give the doubt that stands opposite, the fair reason somebody may hold that doubt, what kind of evidence would settle it, and whether I own that evidence now. My material: [testimonials, demos, data, guarantees].

Give me a table of seven to nine rows, then a ranking of the three gaps where I have no evidence yet, each with a way to create it within a month.

Evidence is to inform, not to corner. If a doubt is right for some people, keep it and write the sentence by which we send those people elsewhere.`,
    category,
    subcategory: niche,
    tags: ['objections', 'beliefs', 'buying journey', 'audience'],
  },
  {
    prompt_id: 40,
    title: 'Survey of seven questions for a small list',
    prompt_text: `Question: what do I need to know, and what will I do differently depending on the answer? For me it is [decision the survey should inform]. I can reach about [number] people, who know me from [context].

Compose a survey that takes less than four minutes. Seven questions at most: two about what they did recently, two with closed options, two open, one for permission to follow up. Order them so that the open ones are not influenced by the options. Provide the option lists in full, each with an "other" and an "I do not know".

Also write the invitation of 90 words, one reminder, and the message with results that every participant receives.

Then tell me how to read it: which answer leads to which decision, what a difference of a few people does not mean, and which typical mistake would spoil it. Strike out any question whose answer would change nothing.`,
    category,
    subcategory: niche,
    tags: ['survey', 'audience research', 'questions', 'decision'],
  },
];
