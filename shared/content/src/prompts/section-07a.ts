import type { Prompt } from './prompt.js';

const category = 'LEAD GENERATION & PARTNERSHIPS';
const leads = 'Lead Generation & List Building';
const partnerships = 'Partnerships & Collaborations';

/** Prompts 161 to 180 (M-174). */
export const SECTION_07A_PROMPTS: Prompt[] = [
  {
    prompt_id: 161,
    title: 'Lead magnets for people close to buying',
    prompt_text: `Our free guide attracts crowds who never buy. I want something that attracts fewer, later-stage people for [offer, price].

Last ten buyers: what they did in the two weeks before buying [notes]. Documents they made or asked for: [comparisons, approvals, measurements].

Look for the work that someone does only when they are seriously about to solve this problem: measuring, comparing, convincing a boss, preparing a move. Suggest eight free resources which take over part of that work. Per idea: what it is, the sentence that makes the right person say "I need that today", why a mere browser would not bother, making time, what we learn about the person from its use, natural next step.

Rate by closeness to purchase and by effort. For the best, write a contents page and a description of 70 words.

Exclude anything that withholds the essential part to force a call. Explain how we compare its leads with those of the old guide after [weeks].`,
    category,
    subcategory: leads,
    tags: ['lead magnet', 'lead generation', 'buying stage', 'ideas'],
  },
  {
    prompt_id: 162,
    title: 'Quiz that gives every taker a useful result',
    prompt_text: `Make a self-assessment on [theme] for [audience], eight questions, under three minutes, ending in one of four results.

Begin with the results. Each is a real situation people are in, described so that they feel understood, with two pieces of advice that can be followed without us and the point at which help would pay off. If one of the four means "you need nothing right now", all the better.

Then derive questions that separate the results. Options describe behaviour, not virtues; nobody should see the "good" answer. Provide the scoring table and the rule for ties.

Test with six invented people, two of them awkward borderline cases, and show path and result. Alter questions that do not separate.

Texts needed: start page, progress line, result pages (150 words each), optional email field with a clear reason, result visible without it. Sensitive data is not collected: if [theme] touches health or money troubles, describe what we must not store.`,
    category,
    subcategory: leads,
    tags: ['quiz', 'lead generation', 'assessment', 'copywriting'],
  },
  {
    prompt_id: 163,
    title: 'First-contact emails to twenty chosen companies',
    prompt_text: `I want to write to 20 companies, each by hand, no mass mailing. Offer: [offer]. They should be [kind of company] that currently [visible sign of need]. I am in [country], they are in [country].

Before the texts, tell me what I have to clarify about unsolicited business mail in those countries and which details a lawful mail must contain. Mark uncertainty.

Then build:
- a research card per company: visible sign, person responsible, fitting reference, reason to write now, reason not to write
- the mail, 90 words: observation they can verify, the consequence I have seen elsewhere, one question. No compliments, no calendar link in the first mail
- one follow-up that brings something new, and an ending
- answers to "send information", "no budget", "we have someone"

Write three complete examples with fictitious companies. Rate each by one question: would the recipient keep this even if they never buy? Anyone who declines goes on a list and is never written to again.`,
    category,
    subcategory: leads,
    tags: ['outreach', 'email', 'b2b', 'lead generation'],
  },
  {
    prompt_id: 164,
    title: 'Scorecard that tells good enquiries from costly ones',
    prompt_text: `Twenty past enquiries and what became of them: [table with source, first message, budget named, speed of reply, size, outcome, profit, how pleasant]. Our ideal job: [description].

Find features visible in the first two contacts that went along with good outcomes. With twenty cases nothing is proved, so speak of hints and give the counts (for example 5 of 6).

Compose a scorecard of at most seven features with points, a green, amber and red range, and an action for each: call today, ask two questions, decline with a recommendation. Apply it to the twenty and show whom it would have wrongly turned away.

Write the two questions for amber and the declining message.

Features must relate to the job, and never to name, origin, accent, gender or neighbourhood; say how a harmless-looking feature might stand in for one of those. Agree a date, [date], on which we check the card with new cases.`,
    category,
    subcategory: leads,
    tags: ['lead scoring', 'qualification', 'sales', 'decision'],
  },
  {
    prompt_id: 165,
    title: 'Ask for referrals without awkwardness',
    prompt_text: `Happy clients tell me they would recommend me, and then nothing happens. I do [service] for [clients].

Explain in a short paragraph why good intentions of this sort usually come to nothing. Then help me at four points.

When: find three moments in my process, [process steps], at which a request is natural, and two at which it would be rude.
What: describe the person I am looking for so that the client thinks of a face, in two sentences.
How: write a spoken request, a message, and a forwarding text of 60 words that the client can pass on unchanged.
Afterwards: thanks when a referral comes, feedback on what became of it, and what I say if I cannot help the person.

Consider whether a reward would help or spoil it in my field, [field rules], and give your view. No request may make a client feel they owe me something. Finish with a plan for five named clients [as initials] this month.`,
    category,
    subcategory: leads,
    tags: ['referrals', 'lead generation', 'clients', 'scripts'],
  },
  {
    prompt_id: 166,
    title: 'Checklist people keep beside the keyboard',
    prompt_text: `Write a checklist for [task], used by [user] under time pressure in [setting]. It will be given away for an email address, thus it must be worth more than an article.

Distinguish first: is this a read-and-do list for rare tasks, or a do-and-confirm list for routine? Choose and say why.

Then no more than nine items per phase, at most three phases. Every item is an action with a state one can see afterwards. Include only what experienced people forget or what is expensive when missed; the obvious is left out. At two places put a stop: "do not go on until".

Add a line for date and name, a field for the one exception, and on the back the reason for each item in a sentence.

Now try to break it: take three real incidents, [incidents], and check whether the list would have prevented them. If not, alter it.

Title, subtitle, and an 80-word description for the sign-up page come last. Hazardous or regulated steps get the remark "follow the manufacturer or authority".`,
    category,
    subcategory: leads,
    tags: ['checklist', 'lead magnet', 'writing', 'process'],
  },
  {
    prompt_id: 167,
    title: 'Follow up the people met at an event',
    prompt_text: `Yesterday I came back from [event] with [number] contacts. My scribbles: [name initials, company type, what we spoke about, what I promised, my impression].

Sort them by what is owed, not by what they could bring me: promises to keep within 48 hours; people to introduce to one another; real enquiries; pleasant conversations; contacts without a reason.

For the first three groups write an individual message each, from my notes, in the tone in which we talked, with the one thing promised and at most one question. For the fourth a short greeting I can vary. The fifth gets nothing, and goes on no list.

Nobody is added to the newsletter because of a business card. Include one sentence with which I can ask, where it fits.

As a table: contact, group, message, due date, next date. Then five minutes of review with me: which conversations did I seek, which did I avoid, what would I do differently at [next event]?`,
    category,
    subcategory: leads,
    tags: ['events', 'follow-up', 'networking', 'lead generation'],
  },
  {
    prompt_id: 168,
    title: 'Content upgrades for the ten most-read articles',
    prompt_text: `Ten articles bring most of our readers: [title, reader's question, visits, where they stop reading]. I would like to offer in each an extra that fits precisely, in return for a subscription to [newsletter].

For every article tell me what the reader has to do after reading, and what of it is tedious. The extra takes over that tedious part: a calculation sheet, a filled example, a wording, a printable plan, a decision aid. Describe it in two lines, the place in the text where it is offered, and the sentence that offers it (25 words, says that a newsletter is included).

Mark articles that deserve no extra because the question is fully answered.

Group the extras so that I can produce several from one source. Order of making by visits times usefulness divided by hours, shown as a table.

The article has to remain complete without the extra: point out any place where I would be tempted to hold something back. Produce the first extra in full.`,
    category,
    subcategory: leads,
    tags: ['content upgrade', 'list building', 'blog', 'lead magnet'],
  },
  {
    prompt_id: 169,
    title: 'Consent and data check for every sign-up form',
    prompt_text: `We collect addresses in these ways: [list each form, event list, download, checkout, contest with its fields and its wording]. Contacts live in [countries]. Data goes to: [tools]. We keep it for: [time or unknown].

As a privacy-minded reviewer, not a lawyer, make an inventory. One row per way of collecting: what people believe they agree to, what we really do, fields without purpose, how consent is recorded, how it is withdrawn, who else receives data, how long it stays.

Where belief and practice differ, write the correction: new wording, a field removed, a step added. Prioritise by how upset a reasonable person would be on finding out.

Provide a template for the record of consent, a deletion routine of one page, and an answer to somebody who asks "what do you have on me?".

Then a list of questions for a data-protection adviser in [main country], sorted by urgency. Contacts without a provable origin: say plainly that we should stop mailing them, and how to part decently.`,
    category,
    subcategory: leads,
    tags: ['privacy', 'consent', 'list building', 'forms'],
  },
  {
    prompt_id: 170,
    title: 'First-hour reply plan for new enquiries',
    prompt_text: `Enquiries reach me through [form, phone, messages] while I am [with clients, asleep, at my other job]. Right now an answer takes [hours or days].

Arrange a system that gives every enquirer something useful within an hour, without pretending that I am sitting there.

The parts: an automatic reply that says it is one, when a person answers, and gives the three most-wanted facts, [facts]; two fixed times a day for replies; a sorting rule of four lines; five reply modules for frequent enquiries, [types], which I complete with one personal sentence; a message for holidays; a path for emergencies.

Write all texts, each under 100 words. Draw the path of an enquiry in text, with times.

Estimate my daily time for [number] enquiries. If it exceeds [minutes], simplify. List what must be in the form so that one reply suffices in most cases; remove every other field. Try the system with a confused, an angry and a very brief enquiry.`,
    category,
    subcategory: leads,
    tags: ['enquiries', 'response time', 'templates', 'lead generation'],
  },
  {
    prompt_id: 171,
    title: "Shortlist partners by the customer's next need",
    prompt_text: `Customers come to us for [our offer]. Just before that, they need [need before]; directly afterwards, [need after]; alongside, they deal with [parallel needs].

Use that chain to identify types of businesses that serve the same person at another moment. For each type: what we could do for their customers, what they for ours, who has more to gain, possible conflict, simplest first joint step that needs no contract.

Score the types from 1 to 5 on shared values, similar quality, size match, and ease of starting. Explain the scores in a few words; no sums to two decimals.

For the leading two types describe an ideal partner in 80 words, three ways to find such firms in [region or online], and five signs of trouble that can be seen from outside.

End with a list of ten empty rows for me to fill in, with the questions to research. Do not name actual companies; you cannot know their present state.`,
    category,
    subcategory: partnerships,
    tags: ['partnerships', 'strategy', 'shortlist', 'research'],
  },
  {
    prompt_id: 172,
    title: 'Proposal email for a joint campaign',
    prompt_text: `To: [role] at a [type of company] that serves [their customers]. From: me, [business]. I propose a joint [guide, event, offer] on [topic].

Write the mail in 160 words. It should answer, in the order in which the recipient will wonder: why us, what precisely, what do I have to do, what do my customers get, what do you get, what can go wrong, what is the next step. Give my own benefit openly; nobody believes in none.

Attach a one-page sketch: title, benefit for both customer groups, who contributes what with hours, timetable over [weeks], how contacts are handled (each side invites, nobody hands over addresses), how we measure, how either side can stop.

Two shorter versions: for someone I know well, for an introduction by [mutual contact as role].

Think yourself into a recipient who gets five such mails a week, and cross out what they would skip. If my contribution is clearly smaller than theirs, tell me how to balance it.`,
    category,
    subcategory: partnerships,
    tags: ['co-marketing', 'proposal', 'email', 'partnerships'],
  },
  {
    prompt_id: 173,
    title: 'Joint webinar runbook for two hosts',
    prompt_text: `Two firms, one event: we, [firm A role], and our partner, [firm B role], hold an online event on [topic], [date], [platform kind].

Make the runbook both teams work from. It starts five weeks before and ends two weeks after. Split every task by owner A, owner B, or both, with due date and a "done when" column. Cover topic and title, registration page, consent of the registrants for each firm separately, invitations, rehearsal, slides, roles on the day (host, expert, chat, technology), fallback if one of us is absent or the line fails, recording, follow-up to attended and absent, evaluation.

Insert an agreement page: who speaks how long, who may offer what, how questions about the other firm are answered, what happens with the recording after [months].

Simulate the rehearsal: name the five questions that would come to light there, and answer them beforehand. Registrants who agreed to one firm only are written to by that firm only; state how the lists are kept apart.`,
    category,
    subcategory: partnerships,
    tags: ['joint webinar', 'runbook', 'partnerships', 'event'],
  },
  {
    prompt_id: 174,
    title: 'Term sheet for a handshake collaboration',
    prompt_text: `We have agreed orally on the following: [describe the collaboration, who does what, money, duration]. Both of us are [sole traders or small firms] in [country].

Write it down as a term sheet in plain language, two pages, which we can each take to a lawyer. Headings: aim; contributions; decisions and who breaks a tie; money in and money out with an example; who owns what we make, also afterwards; names and logos; customers and their data; confidentiality; what happens when one is ill, loses interest, or sells; ending; disputes; what this paper is not.

Under each heading put the agreed point, or "open" with two fair options and their consequences for each side.

Then a list of conversations to have before signing, sorted by discomfort, highest first, with a neutral opening sentence for each.

Do not take sides. Where my description favours me without saying so, point it out. This is preparation for legal advice and no substitute; say that at the top.`,
    category,
    subcategory: partnerships,
    tags: ['agreement', 'partnerships', 'term sheet', 'collaboration'],
  },
  {
    prompt_id: 175,
    title: 'Newsletter swap that respects both lists',
    prompt_text: `A colleague with a newsletter on [their subject], [size] readers, and I, on [my subject], [size] readers, want to recommend one another.

Plan the swap. First a fit check: overlap of subject, level of readers, tone, frequency, advertising. Ask me for one recent issue of each and judge by reading, not by size.

Should it fit, write: my recommendation of theirs (90 words, from my experience as a reader; if I am none, tell me to become one for a month first), a draft of theirs for mine which they may change completely, and the exact place in the issue.

Agree on: date, one link, plain statement that it is a mutual recommendation without payment, no passing on of addresses, what we report to each other, what we do when the result is very unequal.

Propose how to count new readers per side simply, and how to see after [weeks] whether they stay. A short list of reasons for saying no politely, with a message of 60 words, completes it.`,
    category,
    subcategory: partnerships,
    tags: ['newsletter swap', 'list building', 'partnerships', 'recommendation'],
  },
  {
    prompt_id: 176,
    title: 'Vetting questions before lending our name',
    prompt_text: `Someone wants to work with us under both names: [who, what, when]. I like the person, which is why I need a list of questions from somebody who does not.

Compile 18 questions in six groups: competence, reliability, money, treatment of customers and staff, law and reputation, what happens if it ends. Each with the way to verify (document, reference, public register, own observation) and an answer that would worry me.

Choose the six which I must not skip even in haste.

Then prepare a reference call of 15 minutes with one of their former partners: opening, five questions, the closing question "what should I have asked?".

Using what I know so far, [facts], fill in what is answered, and grade the remaining uncertainty low, medium, high. Write a recommendation to me in five sentences.

Research only public and business-related matters; family, beliefs and health are none of our business. Keep apart what is proven, what is reported, and what I merely feel.`,
    category,
    subcategory: partnerships,
    tags: ['vetting', 'partnerships', 'due diligence', 'questions'],
  },
  {
    prompt_id: 177,
    title: 'Bundle sale with five independent makers',
    prompt_text: `Five makers, [kinds of products], consider a common bundle for one week. Help us decide and, if yes, organise it without quarrel.

Feasibility first: does a single buyer plausibly want at least three of the five? Test with two fictional buyers from [audience]. If not, suggest another composition.

Then the rules, each with a calculation for an example of [units] sold at [bundle price]: how income is divided (compare equal shares, shares by price, and shares by brought buyers), who collects and pays out, taxes and invoices as questions for an adviser, refunds, support, updates, who receives buyers' addresses and with whose consent.

A timetable of six weeks with a coordinator's hours, and how the coordinator is compensated. Announcement text of 120 words. Reference value is only the sum of prices really charged today: [prices].

Write the agreement as ten sentences in everyday language. Show me the two points where such groups tend to break up, and our precaution for each.`,
    category,
    subcategory: partnerships,
    tags: ['bundle', 'collaboration', 'makers', 'revenue share'],
  },
  {
    prompt_id: 178,
    title: 'End a partnership and keep the respect',
    prompt_text: `The cooperation with [partner as role] has run its course. Why, honestly: [reasons]. What was agreed about ending: [agreement or nothing]. Still open: [joint customers, payments, files, announcements]. What I would like afterwards: [wish].

Help me to end it well.

Give me the conversation first: a script of the opening minute, in which the decision is clear; two sentences on reasons that are true and do not accuse; answers to surprise, anger, bargaining, relief; what I do not discuss in that talk.

Then a written confirmation of 150 words, a handover list with owner and date, a message to joint customers agreed with both, and a sentence for third parties who ask.

Point out where my reasons sound like something that has never been said aloud to the partner; in that case suggest a conversation on improvement beforehand, with its own opening.

Check deadlines and money against the agreement, and tell me which matters require legal advice before I speak.`,
    category,
    subcategory: partnerships,
    tags: ['partnerships', 'ending', 'conversation', 'communication'],
  },
  {
    prompt_id: 179,
    title: 'Referral arrangement between two service firms',
    prompt_text: `Our neighbour in the trade, [their service], and we, [our service], pass clients to each other at random. Let us turn that into an arrangement.

Take these questions one after another, with pros and cons that include the client's view: is money paid at all? If so, how much, on what, for how long? Does the client learn of it (yes; write the sentence)? What does a proper handover contain? What happens if the client is unhappy with the other? How do we keep free to recommend somebody else when that is better?

Draft: a handover form with six fields, including the client's consent to be contacted; a mail introducing both; a feedback mail after 30 days; a log with the columns date, client code, direction, result.

Professional rules in [profession] may forbid referral fees. Ask me about them first, and if unknown, work with the version without payment.

Conclude with a trial period of [months], the two figures we look at, and the question we ask each other honestly.`,
    category,
    subcategory: partnerships,
    tags: ['referral partners', 'services', 'handover', 'partnerships'],
  },
  {
    prompt_id: 180,
    title: 'Quarterly partner review in forty-five minutes',
    prompt_text: `Every three months [partner] and I should look at our cooperation, before irritation builds up. Design that meeting.

Material this time: results since the last one [figures], promises made [list], incidents [list], changes on our side [changes].

Preparation sheet for both, ten minutes, identical questions: what did you get out of it, what did it cost, what was hard to say, what would you miss?

Agenda with times: facts without comment, promises kept or not, one praise and one complaint each with an example, customers' view, next quarter's single aim, should we continue at all. The last item is always there, so that it is no threat when needed.

Minutes on half a page with a field "said but not decided".

Using this quarter's material, fill in my preparation sheet in a draft, and formulate my complaint so that it describes an observation, an effect and a wish. If I have broken promises myself, put those first in the draft.`,
    category,
    subcategory: partnerships,
    tags: ['partner review', 'meeting', 'partnerships', 'feedback'],
  },
];
