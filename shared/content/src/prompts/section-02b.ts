import type { Prompt } from './prompt.js';

const category = 'CONTENT CREATION & MARKETING';
const social = 'Social Media Marketing';
const seo = 'SEO & Traffic Generation';

/** Prompts 71 to 90 (M-169). */
export const SECTION_02B_PROMPTS: Prompt[] = [
  {
    prompt_id: 71,
    title: 'Choose one social channel and drop the rest',
    prompt_text: `We post half-heartedly in [number] social networks. Results of the last 90 days per network, as far as known: [posts, replies, clicks, enquiries]. Time spent per week on each: [minutes]. Where customers said they found us: [answers]. What I enjoy making: [writing, talking, filming, photos].

Compare the networks with a method I can follow: enquiries per hour, fit with what I like, how searchable old posts remain, risk if the rules change tomorrow, and how well talk there turns into something I own, such as email.

Recommend one to work on for six months and give each of the others a fate: pause with a signpost, keep as a noticeboard, or close. Write the pinned signpost text for the paused ones and a leaving date.

A network's general popularity is no argument; only my numbers and customers' answers count. If those are too thin, design a three-week measurement before deciding.`,
    category,
    subcategory: social,
    tags: ['social media', 'channel choice', 'focus', 'strategy'],
  },
  {
    prompt_id: 72,
    title: 'Carousel of nine slides from one idea',
    prompt_text: `Script a carousel post about [idea] for [audience]. Nine slides, no more than 25 words each, readable on a phone held at arm's length.

Slide 1 names a tension the reader recognises. Slides 2 to 7 move one thought forward per slide, so that leaving out any of them would break the chain. Slide 8 is the summary someone would save. Slide 9 asks for one specific response, [response].

For each slide write: headline, supporting line, what is seen (layout, not decoration), and the alternative text for blind readers. Below that, the caption of 80 to 120 words which adds something the slides lack, and five sober hashtags, if hashtags are of use in [network] at all.

Then test the sequence backwards: read slide 9 to 1 and tell me where the logic jumps. If the idea needs fewer slides, use fewer; padding will be noticed.`,
    category,
    subcategory: social,
    tags: ['social media', 'carousel', 'script', 'visual content'],
  },
  {
    prompt_id: 73,
    title: 'Six short video scripts from expert knowledge',
    prompt_text: `I know [subject] well and freeze in front of cameras. Prepare six scripts of 30 to 45 seconds that I can film alone with a phone in [place], without dancing, pointing at captions or acting.

Material: mistakes I see every week [mistakes], objects I can hold up [objects], processes I can show with my hands [processes].

Divide the page into three columns: seconds, what I say (spoken language, breath-sized lines), what the camera sees. The first two seconds should show the thing itself and not my greeting. Each video answers one question fully; no "part two in the comments".

Vary the type: one demonstration, one before and after, one myth with its grain of truth, one tool comparison, one answer to a customer, one look at a failure.

Add subtitles text for each and a single take-away line. Mark anything a layperson could copy dangerously, for example [hazards], and write the spoken caution.`,
    category,
    subcategory: social,
    tags: ['short video', 'script', 'social media', 'teaching'],
  },
  {
    prompt_id: 74,
    title: 'Reply playbook for comments of every temper',
    prompt_text: `Collect the comments we get into types and help us answer them well. Examples: [paste 20 to 40 comments without names]. We are [business], our manner is [tone], the person replying is [role] with [minutes] per day.

Make a table with the types you find, among them the thankful, the puzzled, the critic with a point, the critic without one, the off-topic seller, and the one in distress. For each type: aim of the reply, answer within which time, two sample replies of under 40 words in different words, what never to write, when to move to private messages, and when to hide or report.

Then practise with me. Send me five invented comments one after another, let me reply, and correct me briefly.

A justified criticism is answered in public with what we will do and by when. Do not suggest deleting criticism merely because it hurts. Threats and hate are documented and passed to [responsible person].`,
    category,
    subcategory: social,
    tags: ['social media', 'community', 'replies', 'moderation'],
  },
  {
    prompt_id: 75,
    title: 'Profile and bio rewrite for four networks',
    prompt_text: `My profile texts read like four different people: [paste bios with character limits]. Someone landing there should understand within a glance whom I help, with what, and what to do next.

About me: I help [audience] with [problem] by [method]; proof I can show: [proof]; next step: [link or action]; personal detail I am happy to share: [detail].

Give each network two versions, one sober and one warm, inside its limit with the exact count. Suggest the display name including a searchable word, the text for the link, three pinned posts with their purpose, and a description of a suitable photo and header.

Keep facts identical everywhere and set them out in a list so that I can update them together next time. Do not call me an expert, visionary, or passionate; let the proof speak. If a proof cannot be checked by a stranger, replace it with one that can.`,
    category,
    subcategory: social,
    tags: ['bio', 'profile', 'social media', 'copywriting'],
  },
  {
    prompt_id: 76,
    title: 'Weekly listening digest from public conversations',
    prompt_text: `Once a week I copy public posts from groups where [audience] talk: this week's batch is [paste posts, names removed]. Make a digest of one page out of it for me and for [colleague].

Sections, in this order: what people struggled with (three items, with how many posts each), words that were new to us, a question nobody answered and that I could answer with real knowledge, a shift compared with last week's digest [paste it], and something that contradicts what we believe.

End with two suggestions: a reply worth writing in full, which you then draft in the tone of a helpful member with no mention of our product, and a piece of content worth making.

Keep your distance from mind-reading. Report what was said, then separately what it might mean. If group rules, [rules], forbid copying or business use, tell me to stop and propose how to learn with consent.`,
    category,
    subcategory: social,
    tags: ['social listening', 'research', 'digest', 'community'],
  },
  {
    prompt_id: 77,
    title: 'One batch day for a month of posts',
    prompt_text: `Plan a production day of six hours on [date] which leaves me with [number] finished posts for the following month on [network].

Raw material on hand: [articles, recordings, customer questions, photos]. Equipment: [equipment]. The step at which I usually lose time: [step].

Arrange the day as a kitchen would: preparation, cooking, plating, cleaning. Similar actions happen together, for example all writing before all recording. For every station note duration, input, output and the signal to move on even when it is not perfect.

Supply the list of posts with a one-line angle each, mixed in a ratio of [teach, show, ask, offer], and an order of publication that puts the timeliest first.

Include lunch, and a half-hour at the end for scheduling and for checking links, names and alternative texts. If six hours cannot yield that number at decent quality, calculate the number that it can yield, using my past speed of [minutes per post].`,
    category,
    subcategory: social,
    tags: ['batching', 'social media', 'production', 'workflow'],
  },
  {
    prompt_id: 78,
    title: 'Share customer results with permission and context',
    prompt_text: `Customers sometimes write us kind things: [paste two to six messages, names removed]. I would like to share some of them on [network] without bragging or exposing anyone.

Do the following for each message. Judge whether it is suitable, and if so write the request for permission: short, specific on where and how long it appears, easy to refuse, with a choice of full name, first name or none. Draft the post that would accompany it, told from the customer's side, with the starting point, the work they did themselves, the time it took, and the circumstances that helped.

Then build a tracking table: who, what, permission on which date, scope, expiry, withdrawn or not.

Skip messages that mention health, money worries or third persons. Never tidy up a quotation beyond typing errors. Where a result is unusual, add a line saying it is not typical, in words which a normal reader takes seriously.`,
    category,
    subcategory: social,
    tags: ['testimonials', 'consent', 'social proof', 'social media'],
  },
  {
    prompt_id: 79,
    title: 'Monthly look back at posts and numbers',
    prompt_text: `Here is last month's export from [network]: [table with date, format, topic, reach, saves, replies, profile visits, clicks]. Here is what happened in the business: [enquiries, sign-ups, sales with source where known].

Examine it soberly. Begin by telling me which of these columns has any visible relation to business results and which is only pleasant to look at. Compare formats using medians and not averages, because one lucky post distorts everything. Show the best three and weakest three and describe in what way they differ, other than luck.

Write the review as a letter to me, 300 words, three findings, each with the strength of the evidence in brackets: weak, fair, or strong. Next, one thing to continue, one to stop, one to try, each with a hypothesis and the number that decides.

Fewer than [minimum] posts per format means no conclusion for that format. If tracking gaps prevent an answer, list the links to tag next month.`,
    category,
    subcategory: social,
    tags: ['analytics', 'social media', 'review', 'metrics'],
  },
  {
    prompt_id: 80,
    title: 'Run sheet for a live question hour',
    prompt_text: `On [date and time zone] I go live on [network] for 45 minutes to answer questions on [subject]. I expect [number] viewers; [helper or nobody] assists me.

Prepare the run sheet to the minute: arriving, opening without waiting for latecomers, the first three prepared questions, the turn to live ones, a short demonstration of [demo], a single mention of [offer], the close.

Also needed: an announcement post, a reminder, a form text for questions in advance, eight backup questions from beginner to advanced with bullet answers I can glance at, and sentences for awkward moments: silence, a question I cannot answer, an individual legal or medical matter, someone hostile, lost sound.

Afterwards comes the follow-up: how to cut the recording into named pieces, and a message to those who asked.

Check the sheet for the two minutes most likely to go wrong in view of [my experience] and build a buffer there. Nothing may depend on the chat being lively.`,
    category,
    subcategory: social,
    tags: ['live video', 'q and a', 'run sheet', 'social media'],
  },
  {
    prompt_id: 81,
    title: 'Group keywords by what the searcher wants',
    prompt_text: `Attached is a raw keyword list with monthly searches and difficulty from [tool]: [paste rows]. My site covers [subject], sells [offer] and has roughly [number] pages with little authority.

Cluster the list by intent, not by shared words. Two terms belong together only if the same page would satisfy both searchers. For each cluster: the searcher's situation in one sentence, stage (learning, comparing, ready, already a customer), the page type which would serve it, the main term and the others, summed searches, and whether a small site has a realistic chance.

Sort by usefulness to the business and not by volume; explain your sorting in three lines. Choose the eight clusters to work on first and propose one working title each.

Show separately the terms that you found ambiguous, and how I look at the results page to settle them. Leave out anything where ranking would need medical, legal or financial authority we do not have.`,
    category,
    subcategory: seo,
    tags: ['seo', 'keywords', 'search intent', 'planning'],
  },
  {
    prompt_id: 82,
    title: 'Rework a page that ranks but does not satisfy',
    prompt_text: `One of our pages appears on the first results page for [search term], yet people leave quickly: [time on page, bounce, scroll depth]. Text of the page: [text]. Short description of the other first-page results, which I looked at on [date]: [notes].

Explain first what you believe a person typing this term hopes to find, in three possible readings with the share you would give each. Compare our page with the likeliest reading. What do they get within the first screen? What comes too late? What is missing altogether, and what is there only for our sake?

Deliver a new outline with headings as answers, the opening 120 words written out, a list of passages to keep word for word, and two elements that no other result offers and we can supply from [own experience or data].

Do not repeat the term for its own sake. If the page answers a different question well, recommend a second page in place of rebuilding this one.`,
    category,
    subcategory: seo,
    tags: ['seo', 'search intent', 'page rewrite', 'user experience'],
  },
  {
    prompt_id: 83,
    title: 'Internal link map for a growing site',
    prompt_text: `Pages of our site, one per line with address, topic and present internal links in and out: [paste list]. The five pages that matter most to the business: [pages].

Draw up a plan for internal links in the spirit of a librarian who wants readers to find the next useful thing. Identify pages nobody links to, pages that link to everything, and chains of more than three clicks from the home page to an important page.

Recommend at most [number] new links. Each is a row: from page, the sentence or passage where the link sits naturally, the link words, to page, reason for the reader. Vary the link words, and keep them honest about the destination.

Then suggest up to three hub pages with an outline, if clusters of five or more related pages exist without one. Mark the links I should remove because they distract from a decision. When you cannot tell from a title what a page contains, ask; do not guess.`,
    category,
    subcategory: seo,
    tags: ['seo', 'internal links', 'site structure', 'content'],
  },
  {
    prompt_id: 84,
    title: 'Page titles and descriptions for thirty addresses',
    prompt_text: `I will paste up to 30 pages: address, present title, present description, the first 100 words, and the main term it should serve. [pages]

Write a new title (50 to 60 characters) and description (120 to 155 characters) for every one, as someone who has to earn the click from a reader skimming on a phone.

- The title says what the page is before it says who we are; brand [brand] at the end, only if there is room.
- The description adds a concrete reason to visit: a number, a limit, a result, an item included.
- No two begin alike.
- Keep promises verifiable on the page itself.

Return a table with character counts. Behind it, report duplicates and pages that compete for an identical term, and say which should give way.

Search engines may show something else, so do not promise me the display. If the first 100 words do not match the term at all, write "page problem, not title problem" in that row.`,
    category,
    subcategory: seo,
    tags: ['seo', 'meta titles', 'descriptions', 'copywriting'],
  },
  {
    prompt_id: 85,
    title: 'Technical SEO check in words an owner understands',
    prompt_text: `A crawl of my site by [tool] lists these findings: [paste summary of warnings with counts]. The site runs on [system], has [number] pages, and I have [skill level] plus a developer for [hours per month].

Translate the findings. For each type: what it means in everyday language, whether visitors, search engines or neither feel it, how sure you are, who can fix it (me in the settings, the developer, nobody), time needed, and what could break.

Divide them into four heaps: now, this quarter, when convenient, ignore. Be brave with the last heap; tools count many things that hardly matter for a site of my size.

Write a ticket for the developer for each item in the first heap, with the present state, the wished-for state, an example address and a test that shows it is done.

If the list hints that pages are hidden from search by mistake, put that first, in one line I cannot overlook. Say which statements I should verify in [search console tool].`,
    category,
    subcategory: seo,
    tags: ['seo', 'technical', 'website', 'prioritisation'],
  },
  {
    prompt_id: 86,
    title: 'Local search page for each place we serve',
    prompt_text: `We are a [trade] serving [places]. We want a page per place that would be useful even if search engines did not exist, and no set of copies with the place name exchanged.

Interview me first about each place: jobs done there, parking or access, local rules, typical buildings or customers, travel time, who of us knows the area, photos available. Ask place by place, and stop when a place has nothing particular; that place then gets no page of its own.

With my answers write for [first place]: page title, heading, opening of 80 words, three local examples, a practical section on how a visit or delivery goes there, prices that differ, frequent questions from there, contact details in a consistent form.

After that, audit our public business profile: [paste name, category, description, hours, services]. Correct inconsistencies and draft four short updates. Reviews are requested from every customer equally and never rewarded; include the request text.`,
    category,
    subcategory: seo,
    tags: ['local seo', 'location pages', 'reviews', 'small business'],
  },
  {
    prompt_id: 87,
    title: 'Refresh an article that slowly loses visitors',
    prompt_text: `Visits to this article have fallen for [months] months: [monthly numbers]. It was published on [date]. The text: [text]. Terms it used to be found for, with earlier and present positions: [terms].

Find out what kind of ageing this is: outdated facts, shifted intent, stronger competitors, a season, or simply less interest in the topic. State the evidence for every candidate and your ranking.

Then mark up the text in three colours expressed as tags: [still true], [check], [obsolete]. Suggest replacements for the obsolete parts only where you can do so from what I supply; otherwise formulate the question to research.

The refreshed version must earn a new date. Propose at least one substantial addition, such as an example from [recent experience], and say what may be deleted.

Should interest in the topic itself be fading, recommend leaving it in peace or retiring it, and name the successor topic. Write a change note of two lines for readers.`,
    category,
    subcategory: seo,
    tags: ['seo', 'content refresh', 'updating', 'traffic'],
  },
  {
    prompt_id: 88,
    title: 'Earn links with something worth citing',
    prompt_text: `Nobody owes us a link. What could we make within [days] that editors and site owners in [field] would cite because it helps their readers? Consider our data [data], access [people, places, archives], tools or spreadsheets we use internally [tools], and skills [skills].

Suggest six candidates. For each: what it is, who would cite it in which kind of article, what already exists like it as far as you know, effort, and how it stays current. Pick two and outline them.

For the better one write the outreach: a profile of the right recipient, a research routine of five minutes per recipient, and two emails below 110 words, first contact and a single follow-up. The mail refers to something specific they published and makes clear why the resource would improve it.

Paying for links, swapping them in bulk and inventing personas are off the table. Set a stopping rule: after [number] careful mails without response, what do we change?`,
    category,
    subcategory: seo,
    tags: ['link building', 'outreach', 'seo', 'linkable asset'],
  },
  {
    prompt_id: 89,
    title: 'Question section that deserves to be on the page',
    prompt_text: `For the page about [topic or product] write a section of frequent questions. Sources: support messages [paste], sales calls [paste], questions people type into search [paste].

Select eight at most. A question qualifies if at least two sources contain it and the body of the page does not answer it yet. Show the selection with its sources first, including the three strongest questions you rejected.

Each answer opens with the answer itself in one sentence, followed by no more than 60 words of condition, exception or example. Use [number with date] wherever something may change. The order follows a buyer's worries and not our departments.

Provide the section as clean HTML with details and summary elements, then as structured data in JSON-LD whose text is identical to what is visible. State that search engines decide on their own whether to show it.

If an honest answer would discourage a purchase, write it anyway and tell me where the offer itself should improve.`,
    category,
    subcategory: seo,
    tags: ['faq', 'structured data', 'seo', 'support'],
  },
  {
    prompt_id: 90,
    title: 'Find the cause of a sudden traffic drop',
    prompt_text: `Visits fell by [percent] around [date]. Stay calm and investigate with me like an accident examiner, excluding causes one at a time.

Evidence available: visits by source per day [table], by device and country [table], by page group [table], changes to site or tracking [change log], campaigns that ended [list], seasonality last year [numbers], announcements by search engines or platforms I know of [notes].

Proceed from the dull to the dramatic: is it measured correctly, is it the calendar, did a single source vanish, did a single page group vanish, did positions fall or did clicks fall at equal positions, has something blocked crawling? At each step tell me which number you need, what it would show in either case, and wait for my reply if it is absent.

Result: the most probable cause with your confidence, the remaining alternatives, what I do today, this week, and what I had better not touch before two weeks of data exist. Recommend nothing drastic on one day's numbers.`,
    category,
    subcategory: seo,
    tags: ['traffic drop', 'diagnosis', 'analytics', 'seo'],
  },
];
