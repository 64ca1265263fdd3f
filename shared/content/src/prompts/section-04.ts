import type { Prompt } from './prompt.js';

const category = 'BLOGGING & NICHE SITES';
const subcategory = '';

/** Section 4, BLOGGING & NICHE SITES: prompts 121 to 130, no subsections named (M-171). */
export const SECTION_04_PROMPTS: Prompt[] = [
  {
    prompt_id: 121,
    title: 'Topic map for a niche site with limits',
    prompt_text: `Plan the subject area of a small site about [niche] run by [one person or team] with [hours] hours a week and real experience in [experience].

Picture the niche as a country. Draw its regions (main subjects), towns (articles) and roads (links), and also the border: subjects just outside which we decline although they would bring visitors.

Give five to seven regions. In each, eight articles with the reader's question as working title, marked A (we know it first hand), B (we can test or interview), C (we would be copying others). Drop all C articles and show how many that were per region.

Suggest an order of publication over [months] months in which one region is completed before the next is opened, and say why you begin where you begin.

If more than half of a region was C, tell me whether the region should go or whom I need to talk to.`,
    category,
    subcategory,
    tags: ['niche site', 'topic map', 'content plan', 'blogging'],
  },
  {
    prompt_id: 122,
    title: 'About page that shows who is behind the site',
    prompt_text: `Readers of a site on [subject] want to know whether a person with knowledge writes it. Compose the About page.

Raw facts, unsorted: [training, work, years, mistakes, location, people who help, equipment, memberships, how the site earns money, what I do not write about].

Sequence I have in mind: what a reader can expect here; why me, in facts that can be checked; how an article comes about, from question to update; how the site is paid for; how to report an error; how to reach me. Use the first person and 400 words.

Tie each fact about competence to what it means for the quality of the articles. Leave out childhood passion and travel photographs unless they bear on the subject.

Attach: a photo description, a version of 50 words for the author box, and a list of claims that I should back with a link. Ask me about gaps that would make a careful reader suspicious, such as a missing name or an undated career.`,
    category,
    subcategory,
    tags: ['about page', 'trust', 'blogging', 'author'],
  },
  {
    prompt_id: 123,
    title: 'Test protocol for first-hand product articles',
    prompt_text: `My blog reviews [type of product]. I want tests a reader could repeat at home, done with [equipment] in [space], one product per [days].

Devise a protocol. Start with what buyers of this type complain about most: [complaints]. Each complaint becomes a test with purpose, materials, steps, number of repetitions, what is measured with which precision, what is noted in words, photos to take and from where, and the condition under which the test is void.

Add a routine for fairness: order of products, same day or same temperature, hiding the brand wherever possible, what happens with free samples from manufacturers.

The deliverables are the protocol in numbered sections, a data sheet to print, and a box "How we tested" of 80 words for articles.

Then look for the three weaknesses a physicist would point out, and tell me which can be fixed cheaply. State openly what such home tests cannot show, for example durability over years or safety, and tell me to draw no conclusions on those.`,
    category,
    subcategory,
    tags: ['product testing', 'reviews', 'blogging', 'method'],
  },
  {
    prompt_id: 124,
    title: 'Five openings for a post that buries its point',
    prompt_text: `This is the introduction of my blog post and its outline: [introduction, outline]. The reader came with this question: [question]. They leave, I suspect, because the answer starts in paragraph four.

Write five openings of 60 to 90 words that each give the answer or its core within the first two sentences, and then a reason to continue: a condition that changes the answer, a common mistake, a surprising number from [my data], a short scene from [my experience], a decision table that follows.

Behind each: which reader it wins, which it loses, and what must move further down.

Choose one and show the transition to the first heading. Then tell me what remains of my old introduction; perhaps a sentence of it belongs elsewhere.

Prohibited in all five: questions to which everyone nods, dictionary definitions, the history of the world, and the phrase "in this post". If the outline itself hides the answer, rearrange its headings before writing.`,
    category,
    subcategory,
    tags: ['introduction', 'blogging', 'writing', 'editing'],
  },
  {
    prompt_id: 125,
    title: 'Editorial standards for a blog with several authors',
    prompt_text: `We have grown to [number] authors and every article follows different rules. Write editorial standards people will consult.

About us: subject [subject], sensitive areas [health, money, law, children], sources of money [ads, commission, own products], use of writing tools so far [use], errors that happened [errors].

Cover: who may write on what; evidence needed for three levels of claim; quotations and pictures and their rights; handling of gifts and conflicts of interest; use of automated tools, with who checks and what is disclosed; corrections in public; updates and dates; interviews and right of approval; deletion requests; language that respects people.

For every rule give the rule in one sentence, an example from our subject, and who decides in doubt. Maximum four pages.

Then produce the public version of 300 words, and a checklist of ten items the author ticks when submitting. Derive at least one rule from each of our past errors. Should two rules collide in practice, describe the case and propose precedence.`,
    category,
    subcategory,
    tags: ['editorial standards', 'blogging', 'team', 'quality'],
  },
  {
    prompt_id: 126,
    title: 'Income mix for a small site, without forecasts',
    prompt_text: `Our site has [monthly visitors] visitors, mostly for [intents], from [countries], and earns today through [sources with monthly amounts]. Readers dislike: [dislikes]. I refuse: [refusals].

Help me think about ways of earning, as a publisher's adviser who has to live with the results. Consider display advertising, commission, sponsored pieces, own digital products, services, memberships, licences, and donations. For every one: what readers would have to want, the minimum conditions for it to make sense, weekly work, dependence on one company, effect on trust, how hard it is to undo.

Show these in a table and strike the rows that contradict my refusals or the intents of the visitors. From the remainder compose two combinations for the next year, one calm and one ambitious, with the first three steps of each.

Give no revenue figures. In their place describe the smallest test per source, its duration and what number I should read at the end.`,
    category,
    subcategory,
    tags: ['monetisation', 'niche site', 'blogging', 'strategy'],
  },
  {
    prompt_id: 127,
    title: 'Picture plan for articles without stock photos',
    prompt_text: `For the article [title, outline] I need pictures that explain something. I own [camera or phone], [drawing ability], and have access to [places, objects]. Stock photographs of smiling people are not wanted.

Go through the outline heading by heading. Wherever a picture would save at least 40 words or prevent a misunderstanding, specify it:
- what the viewer should understand after three seconds
- kind: photo, diagram, screenshot, table as picture, sequence
- exactly what is in frame, from which angle, with which object for scale
- labels, at most six words each
- caption that adds information
- alternative text
- file name and approximate size

Where no picture helps, write "none needed" and resist the temptation.

Then arrange a shooting list by place and light, so that everything is done in one session of [minutes]. Note which pictures might show people, licence plates, screens with data or protected designs, and what to do about it. Choose the one that suits as a preview image.`,
    category,
    subcategory,
    tags: ['images', 'visual explanation', 'blogging', 'photography'],
  },
  {
    prompt_id: 128,
    title: 'Weigh advertising against the reading experience',
    prompt_text: `Advertising pays for part of my site, and readers have started to complain. Present setup: [number and positions of ads on phone and desktop], loading time [seconds with and without ads], income per thousand visits [by position], complaints [quotes], share using blockers [percent].

Take the chair of a mediator between two parties who are both me: the publisher who pays bills and the host who wants guests to return. Let each present its case in 100 words, using the numbers only.

Then work out a settlement. Rate every position by income against disturbance, name which go, which move, which stay, and limits such as ads per screen, none within the first screen, none between numbered steps, no sound.

Deliver: table of positions with decision, a test of [weeks] weeks with the measurements visits per reader, pages per visit and income, plus the rule for ending it, and a paragraph for readers explaining the change.

Keep in mind consent requirements in [region] and mark what a specialist must confirm.`,
    category,
    subcategory,
    tags: ['advertising', 'user experience', 'niche site', 'blogging'],
  },
  {
    prompt_id: 129,
    title: 'Due diligence questions before buying a content site',
    prompt_text: `A site is for sale: subject [subject], asking price [price], seller's description [paste], figures supplied [traffic and income by month], reason for selling [reason]. I would bring [skills] and [hours] a week.

You are an independent examiner paid by me, with no fee depending on the deal.

First mark every statement in the description as verified by documents I have, verifiable, or only asserted. Then draw up the request list to the seller: accounts to be shown live on screen rather than in pictures, cost records, authors and rights to texts and photos, links and how they came about, email list with consent, open legal matters, what the seller does each week, which relationships depend on the seller.

Look at the monthly figures for oddities, such as sudden peaks, a single page or a single programme carrying most of it, or costs missing.

Write a memo: five facts in favour, five against, conditions for continuing, points for lawyer and tax adviser. Do not value the site; explain what would have to be true for the asking price to make sense.`,
    category,
    subcategory,
    tags: ['due diligence', 'niche site', 'acquisition', 'risk'],
  },
  {
    prompt_id: 130,
    title: 'Revive a blog that slept for a year',
    prompt_text: `My blog on [subject] has been silent since [date]. Still there: [number] posts, [visitors per month], [subscribers] subscribers, comments unanswered [number]. Why I stopped: [reason]. Why I wish to return: [reason]. Time I can honestly give: [hours per month].

Before any plan ask me three questions to find out whether I want this blog back or only miss the person I was when writing it. If the answers point to the second, suggest a graceful ending: a farewell post, what remains online, what to do with subscribers.

If we continue, write a comeback in four stages over eight weeks: tidy (what must be corrected or removed before anybody looks), answer (old comments and mails, with a template), restart (three posts, the first of which is useful and not an apology), rhythm (a pace I could keep in my worst month).

Also write the mail to subscribers, 130 words, with an easy way out. Say at week eight which sign tells me to go on.`,
    category,
    subcategory,
    tags: ['blogging', 'comeback', 'planning', 'subscribers'],
  },
];
