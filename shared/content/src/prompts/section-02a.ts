import type { Prompt } from './prompt.js';

const category = 'CONTENT CREATION & MARKETING';
const content = 'Content Creation & Marketing';
const email = 'Email Marketing & List Building';

/** Prompts 51 to 70 (M-169). */
export const SECTION_02A_PROMPTS: Prompt[] = [
  {
    prompt_id: 51,
    title: 'Content pillars drawn from real customer questions',
    prompt_text: `Questions customers asked us in the last three months: [paste 30 or more]. What we sell: [offer]. What we want to be asked about but never are: [topics].

Find four content pillars in there. A pillar is good when it holds at least a fifth of the questions, when we can say something about it from experience, and when answering well brings the right people closer to [offer].

For every pillar give: a working name, the questions it contains, the argument we make again and again, three formats which suit it, and the kind of reader who will find it boring.

Present pillars as cards, then a matrix of pillars against the stages new, comparing, customer, with one article idea per cell. Questions that fit nowhere go in a remainder list; do not bend a pillar to swallow them. Tell me which pillar we have too little first-hand knowledge for and how to acquire it.`,
    category,
    subcategory: content,
    tags: ['content strategy', 'pillars', 'customer questions', 'planning'],
  },
  {
    prompt_id: 52,
    title: 'Ninety-day editorial calendar one person can keep',
    prompt_text: `Put together an editorial calendar from [start date] for 90 days. I am alone, with [hours] hours per week for content, in these channels: [channels].

Dates that matter: [launches, seasons, holidays, events]. Pieces I already have in draft: [drafts]. My themes: [three or four themes].

Think in units of effort. Give each format a cost in hours based on what I tell you, [cost per format], then never plan more than 80 % of the weekly hours. Alternate heavy and light weeks. One main piece feeds at least two smaller ones, and these appear after it, not before. Every fifth slot stays open for something timely.

Columns: date, theme, format, working title, reader's question, call to action, hours, depends on.

After the table write the rule for a missed week, so that I skip forward instead of piling up. Point out dates where publishing would be tactless or useless in [country].`,
    category,
    subcategory: content,
    tags: ['editorial calendar', 'content planning', 'solo operator', 'schedule'],
  },
  {
    prompt_id: 53,
    title: 'From client interview to publishable case study',
    prompt_text: `A client agreed to a case study. Notes from our talk: [notes]. Numbers the client has confirmed: [numbers with dates]. What they asked us not to mention: [limits].

Your part is that of a trade journalist writing for [publication or own site], for readers who are like this client and short of time.

Before drafting, list what is missing to make the story believable, such as the starting value, the period measured, other causes of the change, or what did not work. Put each as a question I can email to the client.

Then draft 700 words: situation, what they had tried, the decision, the work in three scenes, result with period and context, one thing they would do differently, and a box of key facts. Direct quotes only from my notes.

Add a paragraph for the client's approval in which every number and quote is listed. Results of one client are not typical of all; include a sentence saying that in plain words.`,
    category,
    subcategory: content,
    tags: ['case study', 'storytelling', 'proof', 'writing'],
  },
  {
    prompt_id: 54,
    title: 'Build an argued essay from a raw opinion',
    prompt_text: `My unpopular opinion about [field]: [opinion in one or two sentences]. I hold it because [experience].

Turn it into an essay that a thoughtful opponent would finish reading. Begin by writing the strongest case against me in 150 words; if you find it stronger than mine, tell me and stop there. Otherwise continue.

Outline: a scene or number that shows the common belief at work; the belief in fair words; where it holds; where it breaks; what I propose in its place; what my proposal costs; for whom it is wrong. Then write it in about 900 words in the manner of [two adjectives], with short paragraphs.

Separate what I have seen from what I infer. Every general claim either gets a source that I must supply, shown as [source], or is cut down to a claim about my own work. Suggest three titles that state the thesis instead of teasing it.`,
    category,
    subcategory: content,
    tags: ['essay', 'opinion', 'thought piece', 'writing'],
  },
  {
    prompt_id: 55,
    title: 'Tutorial a complete beginner can finish',
    prompt_text: `Write a tutorial that takes a beginner from [starting point] to [visible result] in under [minutes], using [tools].

1. First list the hidden knowledge an expert uses here without noticing. Be thorough; that list is the real work.
2. State the prerequisites in three lines and how to check each one.
3. Write the steps. One action each, beginning with a verb, followed by what the reader should now see. After every third step add a line "If you see something else" with the likeliest cause.
4. Mark the point where people usually give up, and place the encouragement of a small finished result just before it.
5. End with how to undo everything and with two next things to try.

Then reread as a beginner who follows literally and has another version of the tool. Report where you got stuck, and repair it. Menu names may have changed, so put [check label] after each one that you cannot confirm.`,
    category,
    subcategory: content,
    tags: ['tutorial', 'how-to', 'teaching', 'beginner'],
  },
  {
    prompt_id: 56,
    title: 'Cut a draft by a third without losing meaning',
    prompt_text: `[Paste your draft]

This is too long. Cut it by a third for [audience], and let me see how you did it.

Round one, structure: name the single point of the text. Which paragraphs do not serve it? Propose deletions by quoting their first and last words.
Round two, sentences: remove warm-ups, doubled adjectives, hedges that hide nothing, and anything said before.
Round three, words: longer to shorter, noun to verb, foreign to familiar.

After each round give the word count. Then show the final text clean, followed by a list of the ten best cuts with before and after, so that I learn the pattern.

Leave untouched: facts, quotations, warnings, legal wording, my odd expressions if they are deliberate ([expressions to keep]). Should the text lose an argument through cutting, put it back and cut elsewhere. If it is already tight, say how far it can go without damage.`,
    category,
    subcategory: content,
    tags: ['editing', 'concise writing', 'revision', 'copy'],
  },
  {
    prompt_id: 57,
    title: 'Brief that a freelance writer can start from',
    prompt_text: `A freelance writer who has never met us will write [piece] for [fee] by [date]. Compile the brief.

What I can give: the reader and their question [reader, question], our own view [view], sources and people to interview [sources], an older piece we liked [link or text] and the reason, words or claims our lawyer dislikes [list].

The brief should let the writer decide most things alone. Hence: purpose in two sentences, reader before and after, what must be in, what must stay out, length range, structure only where it matters, sources required for every number, deadlines for outline, draft and one revision, how feedback comes, who owns what after payment, and whether tools for automatic writing are allowed: [policy].

Formulate it as a document of one and a half pages addressed to the writer in the second person. Attach an acceptance checklist that both sides can apply. Tell me in a separate note if fee, length and deadline do not match each other.`,
    category,
    subcategory: content,
    tags: ['content brief', 'freelancer', 'delegation', 'writing'],
  },
  {
    prompt_id: 58,
    title: 'Report built on our own small numbers',
    prompt_text: `We have data nobody else has: [describe data, period, number of records]. A summary table: [paste aggregated figures]. Find the article in it.

Approach it as a newsroom data editor. Propose five questions of interest to [audience] that this table can answer, and two it seems to answer but cannot. For the best question write the finding in one sentence with its uncertainty, describe the single chart that shows it (type, axes, order, title, note below), and draft 500 words around it.

Include a short method section: what was counted, when, what was left out, why it may not apply elsewhere.

Privacy comes before interest. Any group with fewer than [minimum, for instance ten] people is merged or dropped. Percentages of small groups are given with the absolute numbers. If the difference I hoped for could be chance, write the article about that, and suggest what we should collect during the next [months].`,
    category,
    subcategory: content,
    tags: ['data story', 'original research', 'content', 'numbers'],
  },
  {
    prompt_id: 59,
    title: 'Fact-check pass before publishing',
    prompt_text: `Be the fact-checker whose name will stand under the correction if something is wrong. The text is to appear on [date] in [place]:

[text]

Produce a checking sheet. Each row holds one checkable statement in the text's own words, its kind (number, quote, name, date, cause, comparison, legal, health), how risky an error would be, where I can verify it at the original source, and your present verdict: supported by the text I gave, needs a source, doubtful, or opinion presented as fact.

Work line by line and leave nothing out because it sounds familiar. Treat your own memory as a hint only, never as confirmation, and say what you remember separately.

After the sheet, propose for each doubtful line a wording that remains true with the knowledge we have. Name the three rows I should check first if I have only [minutes] minutes. Do not improve style on the way.`,
    category,
    subcategory: content,
    tags: ['fact-check', 'accuracy', 'publishing', 'quality'],
  },
  {
    prompt_id: 60,
    title: 'Content audit: keep, merge, update or remove',
    prompt_text: `Our site holds [number] articles written over [years]. A table with title, address, publication date, visits in twelve months, enquiries or sign-ups, and external links follows: [paste rows].

Recommend one of four fates per article: keep, update, merge into another, remove with redirect. Use rules you state beforehand, so that I could apply them myself to the rows I have not pasted. Consider that a page with few visits may still close sales, and that one with many may bring the wrong people.

Output: the rules in five lines, then the table with fate, target page when merged, and effort in half-hours, then a work plan for [hours per week].

Group articles which answer the same question, and nominate the strongest in each group with your reason. Never advise removal for pages carrying legal information or promises to customers; list them for a human decision. Where the numbers are too low to judge, use "wait" and a date.`,
    category,
    subcategory: content,
    tags: ['content audit', 'website', 'maintenance', 'prioritisation'],
  },
  {
    prompt_id: 61,
    title: 'Welcome sequence of five useful emails',
    prompt_text: `Someone has just subscribed for [reason or freebie]. Over the next [days] days they receive five emails from [sender name]. Write them.

Every mail does exactly one job:
• delivers what was promised and says what comes next and how often
• helps with the first obstacle people meet when using it, [obstacle]
• tells how we came to work this way, with one thing we got wrong
• shows a customer's path in ordinary numbers, [case facts]
• makes an offer, [offer], with a clear "not for you if"

For each: subject line, preview text, body between 120 and 220 words, one link, a closing question that invites a reply. Plain text style, the voice of [adjectives].

Then give the schedule, and the condition that takes somebody out of the sequence early, for example a purchase. Check that mail one arrives even if nothing else is opened, and that each mail would be worth reading without buying. Remove any false familiarity.`,
    category,
    subcategory: email,
    tags: ['email', 'welcome sequence', 'automation', 'copywriting'],
  },
  {
    prompt_id: 62,
    title: 'Subject lines that keep their promise',
    prompt_text: `Below is an email that is finished except for its subject: [paste email]. Readers: [audience]. Average open rate, if I trust it at all: [rate].

Write 15 subject lines with matching preview texts. Spread them over five approaches: plain label, question the reader asks, number from the mail, a line of dialogue or detail, the consequence of not knowing. No line over 48 characters, nothing in capitals, no "Re:" unless it is a reply, nothing the mail does not deliver.

Rank the top five by how well a reader could predict the content, and set apart one you find risky but interesting, with the risk.

Then propose a test for a list of [list size]: which two lines to send to whom, how long to wait, what counts as winning given that open figures are blurred by mail programs. If the list is too small for a meaningful test, say so and tell me how to choose instead.`,
    category,
    subcategory: email,
    tags: ['email', 'subject lines', 'testing', 'copywriting'],
  },
  {
    prompt_id: 63,
    title: 'Win back or release silent subscribers',
    prompt_text: `A part of our list, [number] of [total] addresses, has not clicked for [months] months. Opens are unreliable, therefore ignore them. I prefer a smaller list to a deaf one, yet I do not want to lose quiet readers who like us.

Design the campaign as a retention specialist with good manners:

First, the rules for who enters it and who is protected (recent buyers, people who reply, members). Second, three emails over [weeks] weeks: a useful one with no request, one that asks what they would rather receive and offers fewer mails, and a farewell with a single button to stay. Third, what the system does afterwards with those who stayed silent: suppress or delete, in line with the privacy rules of [country].

Write the three mails in full, at most 130 words apiece. Describe the result with three numbers to watch, among them complaints. No guilt, no sad animals, no pretence that the account will be lost.`,
    category,
    subcategory: email,
    tags: ['email', 're-engagement', 'list hygiene', 'retention'],
  },
  {
    prompt_id: 64,
    title: 'Newsletter format people recognise without the logo',
    prompt_text: `Invent a repeatable format for a [weekly or fortnightly] newsletter on [subject] for [readers]. I can spend [hours] on each issue and have access to [sources, people, data].

Offer three distinct concepts, each with a name, the reader's moment (where and when they read), a fixed set of parts with word limits, a ritual element which people will miss when absent, and an honest list of what will be hard in month four.

Once I have chosen, produce a template with instructions in each part and write issue one in full using this material: [material]. Follow with a bank of 12 issue ideas to prove that the concept carries.

Evaluate the concepts beforehand with these questions: could I make it on a bad week, could another person make it for me, would a subscriber forward it? Discard any concept that depends on breaking news or on borrowing other people's work without permission.`,
    category,
    subcategory: email,
    tags: ['newsletter', 'format', 'email', 'editorial'],
  },
  {
    prompt_id: 65,
    title: 'Launch emails around a deadline that is real',
    prompt_text: `Launch of [offer] to our list from [opening date] until [closing date and time zone]. Why it closes on that day: [true reason, for instance the group starts]. Price: [price]. Places: [number or unlimited].

Plan eight emails including the one before opening and the one after closing. For each state the reader's question it answers, the segment it goes to, the time, and the subject. Then write four in full: opening, the questions mail, the one for people who clicked but hesitate, and the last day.

Conditions: people may opt out of launch mails without leaving the list, so put this link and its wording into the first three. Buyers stop receiving them at once. Nobody gets more than one on any day besides the final one. The deadline is mentioned only with its reason.

Finally, simulate three readers, an eager one, a doubtful one, an annoyed one, and tell me what each feels at mail five. Adjust accordingly.`,
    category,
    subcategory: email,
    tags: ['email', 'launch', 'campaign', 'copywriting'],
  },
  {
    prompt_id: 66,
    title: 'Tagging plan that stays small enough to use',
    prompt_text: `Our email tool contains [number] tags and nobody knows what half of them mean. Export: [paste tag names with counts]. Automations that use tags: [list]. Things we would really like to say to separate groups: [messages].

Reorganise it. Begin with the messages and not with the tags: which distinctions change what a person receives? Keep only those. Define a naming pattern with a fixed prefix per kind, such as source, interest, status and purchase, and limits on how many of each.

Provide a migration table: old tag, new tag or delete, reason, which automation to alter first. Add an order of steps in which no running automation breaks, and a way back.

Include the rule by which tags expire, and a half-page for whoever adds the next one. Interests have to come from something a person did or said. Remove tags that reveal health, belief or money troubles, and warn me where deletion could trigger sends.`,
    category,
    subcategory: email,
    tags: ['email', 'segmentation', 'tags', 'automation'],
  },
  {
    prompt_id: 67,
    title: 'Deliverability check for a sender losing inboxes',
    prompt_text: `More of our mail seems to land in spam since [date]. Sending domain type: [own domain or free address]. Tool: [kind of tool]. Volume per month: [number]. Bounce rate, complaint rate, unsubscribe rate for the last six sends: [numbers]. What changed around that date: [changes]. DNS records as they are now: [SPF, DKIM, DMARC text].

Diagnose like a mail administrator explaining to a shop owner. Order the possible causes by likelihood in view of my facts. For each: what it means in one sentence, how I confirm it in ten minutes, the remedy, how long recovery usually takes.

Then write a 30-day plan that includes whom to mail first, whom not to mail at all, and volumes per week.

Explain each record in plain words and point at the exact part which looks wrong. Do not invent thresholds of particular providers; say "check the provider's current guidance". Bought addresses are out of the question, and if any are in the list, start with them.`,
    category,
    subcategory: email,
    tags: ['email', 'deliverability', 'spam', 'technical'],
  },
  {
    prompt_id: 68,
    title: 'Short plain-text sales email to warm readers',
    prompt_text: `Draft one email, no images, no more than 170 words, to readers who asked about [topic] during the last [weeks].

The shape: open with their situation as they described it, [quotes]. Tell what I made because of such questions, [offer]. Give the three facts someone needs in order to decide: what it contains, what it costs, when it begins. Say whom it does not suit. Ask for one action.

I want four variants that differ in their first two sentences only: one begins with a scene, one with a number, one with a confession, one with the offer itself. Then tell me which you would send to a tired reader at 7:40 in the morning, and why.

Read each aloud in your head; where a friend would not speak like that, change it. Strip adverbs. Do not add a postscript, a countdown, or a second link. If three facts do not suffice for a sensible decision at this price, object.`,
    category,
    subcategory: email,
    tags: ['email', 'sales copy', 'plain text', 'offer'],
  },
  {
    prompt_id: 69,
    title: 'Sign-up form and confirmation texts that set expectations',
    prompt_text: `Rewrite all the small texts someone meets when joining our list. Current versions: form headline [text], field labels [text], button [text], consent line [text], thank-you page [text], confirmation mail [text], error messages [text].

What subscribers truly receive: [content], [frequency], from [sender]. Law that applies: [country], please write so that consent is clear, separate from other things, and easy to withdraw.

For each text deliver two versions with their length in characters, the second suited to a small phone. Add what is usually forgotten: the message when someone is already subscribed, when the address has a typing error, when the confirmation link has expired, and the unsubscribe page.

Check the chain from start to end: is every promise repeated or fulfilled at the following step, and does the reader always know what to do next? Show it as a flow in text. Boxes ticked in advance and buttons that shame the reader are not accepted.`,
    category,
    subcategory: email,
    tags: ['email', 'list building', 'sign-up form', 'microcopy'],
  },
  {
    prompt_id: 70,
    title: 'Emails for the first month after purchase',
    prompt_text: `The moment after paying is when people doubt most. They bought [product] for [price]; success in the first month looks like [milestone]; the usual reasons for refunds are [reasons]; the help we provide is [support].

Devise the post-purchase mails from minute 1 to day 30. Rather than fixed dates only, attach them to behaviour wherever [tool] can detect it: not logged in by day 3, milestone reached, stuck at [step].

Show the whole as a decision tree in text first. Next write the receipt mail, the "not started yet" mail, the milestone mail and the day-30 mail in full. The receipt must contain what a customer needs in a dispute: what was bought, how to reach us, how to get the money back.

Ask for a review only after the milestone, and sell nothing before it. Conclude with the three measurements that would tell us the mails do some good, compared with a month without them.`,
    category,
    subcategory: email,
    tags: ['email', 'onboarding', 'customer success', 'automation'],
  },
];
