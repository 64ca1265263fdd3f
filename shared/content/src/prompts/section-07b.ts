import type { Prompt } from './prompt.js';

const category = 'LEAD GENERATION & PARTNERSHIPS';
const memberships = 'Memberships & Masterminds';

/** Prompts 181 to 190 (M-174). */
export const SECTION_07B_PROMPTS: Prompt[] = [
  {
    prompt_id: 181,
    title: 'Membership promise and monthly rhythm',
    prompt_text: `People join for content and stay for something else. Find out with me what that something is for a membership around [subject] with [audience].

Put before me three possible reasons for staying, such as steady progress on a long project, access to answers when needed, or belonging to a circle that takes the work seriously. Describe for each a member's month and the evidence I have, [what people asked for or already pay for].

After I choose: the promise in one sentence with a period and a condition; the monthly rhythm with no more than three fixed events; what a member does in 20 minutes a week to gain from it; what is deliberately missing.

Compute my hours per month at 30 and at 150 members and show what must change in between.

Write the page "What a month looks like" in 200 words, from a member's view, free of invented testimonials. If the reason I choose could be met by a one-time product, say so before anything else.`,
    category,
    subcategory: memberships,
    tags: ['membership', 'promise', 'rhythm', 'planning'],
  },
  {
    prompt_id: 182,
    title: 'First fortnight of a new member',
    prompt_text: `New members of [community] decide within two weeks whether they belong. Today they receive one mail with 14 links: [paste it].

Redesign days 1 to 14. Define first what should have happened by day 14 for someone to stay: one result, one person they know, one habit. Work backwards from there.

Day by day, though not every day: what the member does (under ten minutes), what we send, what a human of ours does, what happens if the member does nothing.

Write the welcome of 120 words with exactly one task; a question for the introduction round that is easier to answer than "introduce yourself"; a message for those who have been silent until day 5; the invitation to [first live event]; and the check-in of day 14.

Shy people must be able to succeed without posting in public: show their path. State the three numbers to observe, and the value of each that would make you change the design.`,
    category,
    subcategory: memberships,
    tags: ['onboarding', 'membership', 'community', 'retention'],
  },
  {
    prompt_id: 183,
    title: 'Hot-seat agenda for a six-person mastermind',
    prompt_text: `Six owners meet every [two weeks] for 90 minutes. Lately two of them talk, and nobody changes anything. Give us an agenda that works.

Per meeting two people have the hot seat. Structure each seat to the minute: the question in one sentence; facts; clarifying questions only; silence in which everyone writes; experiences (no "you should"); the owner repeats what they heard; commitment with date. Besides: opening round in 60 seconds each, report on earlier commitments, closing.

Write the facilitator's sentences for each transition, for stopping an endless talker, for drawing out a quiet one, for a seat that turns out to be grief rather than strategy.

A preparation form, half a page, sent by the hot-seat person two days before: [fields you propose].

Then the rotation for [names as letters] over twelve meetings, the facilitator's role rotating too. Rules on confidentiality and on business between members in five sentences. Which signs after three meetings would tell us that it does not work?`,
    category,
    subcategory: memberships,
    tags: ['mastermind', 'agenda', 'facilitation', 'meeting'],
  },
  {
    prompt_id: 184,
    title: 'Application form that builds a balanced group',
    prompt_text: `For a paid peer group of [number] people on [theme] I need an application which is fair, short, and helps me to compose a group and not merely to choose winners.

Draft eight questions: three on the present situation in facts, two on what they would contribute, one on how they deal with criticism (ask for an incident), one on time, one on what would make them leave. Say for each what I learn and how two different good answers might look.

Then a method of composing: which differences enrich, which levels must match, which constellations are risky, such as direct competitors or employer and employee.

Reading guide for two readers independently, with a sheet for notes, to be discussed only afterwards.

Letters: yes; not this time, with a true reason; waiting list; wrong group with an alternative. Under 110 words each.

Questions on private life are excluded. Check the form for hurdles that have nothing to do with the theme, for instance eloquence in [language].`,
    category,
    subcategory: memberships,
    tags: ['mastermind', 'application', 'selection', 'fairness'],
  },
  {
    prompt_id: 185,
    title: 'Leaving interviews that members agree to',
    prompt_text: `In the last [months] months [number] members cancelled. The form says "too expensive" or "no time", which I do not believe.

Set up conversations of 12 minutes with those who left between [date] and [date].

Write the request: no attempt to win back, a small thank-you of [gift], three time slots, also possible in writing. Write the guide: how they decided to join, the best moment, the last time they used it, what happened between that and the cancellation, what they use in its place, what they would tell a friend.

Next, an evaluation plan: after six talks sort by the moment when the leaving began and not by stated reason. Provide the sheet.

Finally compose the cancellation page: leaving in two clicks, confirmation with date of last payment, what happens to content and data, one voluntary question.

Go through my present cancellation, [steps], and list whatever makes it harder than joining; those items are to be removed, even if numbers suffer.`,
    category,
    subcategory: memberships,
    tags: ['churn', 'membership', 'interviews', 'cancellation'],
  },
  {
    prompt_id: 186,
    title: 'Code of conduct with steps for real incidents',
    prompt_text: `Our community of [number] members on [platform] has rules nobody reads: [paste]. Incidents last year: [anonymised incidents].

Write a code of conduct of one page in friendly, exact language: what we want here, what is not accepted with examples from our own incidents, how to report, what then happens in which time, how to object to a decision.

And an internal guide for moderators: levels of response from private hint to exclusion, who decides at each level, what gets documented and for how long, conflict of interest when a moderator or a big customer is concerned, care for the moderators themselves.

Play through three cases with the guide: repeated advertising in disguise; a heated argument in which both went too far; unwanted private messages reported by somebody who wishes to stay anonymous. Show the messages we would send.

Threats or suspected crimes go to the authorities: mark what to clarify in advance in [country]. Point out wording that could be used against unpopular opinions rather than against conduct.`,
    category,
    subcategory: memberships,
    tags: ['community', 'code of conduct', 'moderation', 'membership'],
  },
  {
    prompt_id: 187,
    title: 'Monthly or yearly: set membership prices sensibly',
    prompt_text: `Members pay [monthly price] a month and stay [average months] months on average; distribution of length of stay: [table]. Payment fees: [fees]. Cost per member per month: [cost]. We think about adding a yearly plan.

Calculate with me. What does a monthly member bring over the whole stay, as a median and not only as an average? At which yearly price do we earn the same from the median member, at which from the long-standing? What changes in cash over twelve months if 20, 40, or 60 % choose yearly? Tables, with formulas.

Then the human side: for whom is yearly good, for whom a trap? Suggest a price, a fair refund for those who leave early, a reminder [days] before renewal with amount and link to cancel, and the treatment of existing members.

Write the text of the choice, 60 words, with neither option pre-selected.

Say which of your results depends on few data. Recommend waiting if most members stay under three months, because then the product needs work and not the price.`,
    category,
    subcategory: memberships,
    tags: ['membership', 'pricing', 'annual plan', 'numbers'],
  },
  {
    prompt_id: 188,
    title: 'Twelve themes for a year of member meetings',
    prompt_text: `Suggest a yearly programme for a membership of [members] who want to get better at [skill]. Meetings: one workshop and one open hour a month. Speakers: members, me, and [number] guests with budget [amount].

Ask the members before planning anything: write a poll of four questions that asks for situations they expect in the coming year, not for topics. I fill in the result: [result].

Then twelve months. Each theme is a question; each has a piece of work that members bring and leave with improved; themes build in three groups of four; seasonal facts, [seasons, holidays, busy months], are considered. Two months stay light.

Table columns: month, question, piece of work, leader, preparation for members in minutes, preparation for me in hours, what a newcomer in that month needs to know.

For month 1 write the announcement and the workshop plan in detail. Leave month 11 empty on purpose for whatever the year brings, and defend that to a nervous member in two sentences.`,
    category,
    subcategory: memberships,
    tags: ['membership', 'programme', 'workshops', 'annual planning'],
  },
  {
    prompt_id: 189,
    title: 'Invite founding members to something unfinished',
    prompt_text: `I want [number] founding members for [membership], to open on [date]. Fixed so far: [what exists]. Open: [what will be decided with them]. Price for founders [price], kept for [period]; later price [price].

Write a letter, 300 words, to people who know my work. Say what this is going to be, what it is not yet, what I ask of founders beyond money (two conversations, frank criticism, patience with faults), what they decide with me, and what happens if fewer than [minimum] join: in that case everyone gets their money back by [date].

Then the page with ten questions and answers, the most uncomfortable first, for example "what if you lose interest?".

A plan for the first six weeks with founders: three decisions we put to them, with the options and how we vote.

No flattering talk of an inner circle. Reread as someone who has been disappointed by such an invitation before, and tell me which sentence makes you suspicious.`,
    category,
    subcategory: memberships,
    tags: ['founding members', 'membership', 'launch', 'letter'],
  },
  {
    prompt_id: 190,
    title: 'Rehearse difficult moments as a group facilitator',
    prompt_text: `You play the members of my mastermind; I practise leading it. Members: [five short characters with their business and temperament]. My weakness as facilitator: [weakness].

Stage six situations, one after another and unannounced: someone dominates; someone gives advice that is legally risky; a commitment is broken for the third time; two members turn out to be rivals for one client; someone weeps; everyone is polite and nothing is said.

Keep each scene to eight turns at most. Speak as the characters, realistically and without caricature. I answer as facilitator. When I write "stop", leave the role and tell me: what the group felt, what I did well, one sentence I could have said, a principle behind it. Then offer to repeat the scene.

After the sixth scene write a page of notes for my notebook, in my words as far as possible, with three sentences to learn by heart. Should I react in a way that might harm a real person, interrupt immediately and explain.`,
    category,
    subcategory: memberships,
    tags: ['facilitation', 'mastermind', 'role play', 'practice'],
  },
];
