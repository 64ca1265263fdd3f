import type { BonusChapter } from '../bonus-document.js';

const whatPassiveMeans: BonusChapter = {
  title: 'What passive really means',
  blocks: [
    {
      kind: 'lead',
      text: 'Passive income is work moved in time. You do more of it before the first sale and less of it per sale afterwards. It is never nothing.',
    },
    {
      kind: 'paragraph',
      text: 'A course needs its broken links repaired. A rented room needs a plumber on a Sunday. A photograph licensed to forty magazines needs someone to answer the forty-first. People who enjoy this kind of income did not escape from work; they chose work whose timing they control. That is a fine thing to want, and it is easier to reach when you name it correctly.',
    },
    {
      kind: 'paragraph',
      text: 'This playbook therefore uses three numbers wherever other books use adjectives. The first is hours to build: everything until a stranger can buy. The second is hours to keep: what the asset asks for every month once it sells. The third is hours per sale: the part that grows with success. An asset deserves the word passive when the third number is close to zero and you are at peace with the second.',
    },
    {
      kind: 'table',
      caption: 'Three numbers for three familiar examples',
      columns: ['Asset', 'Hours to build', 'Hours to keep, monthly', 'Hours per sale'],
      widths: [34, 20, 26, 20],
      rows: [
        ['Recorded course with a question form', '80–160', '6–12', '0.1–0.3'],
        ['Printable lesson pack', '15–40', '1–3', '0–0.1'],
        ['Weekly private coaching', '5–10', '4', '1–1.5'],
      ],
    },
    {
      kind: 'paragraph',
      text: 'The ranges are working estimates from ordinary projects, not measurements of yours. Coaching stands in the table on purpose. It is good work, but no amount of automation changes its last column. If you sell hours today, your first asset will usually be the part of those hours that you repeat word for word.',
    },
    { kind: 'heading', text: 'Four promises to be wary of' },
    {
      kind: 'bullets',
      items: [
        '"Set it and forget it." Everything that is sold keeps a customer attached, and customers have questions.',
        '"Anyone can do it." Anyone can begin. Whether it sells depends on whom you can reach and what they already believe about you.',
        '"No money needed." Time is money that you already spent. Write it down at a wage you would accept from somebody else.',
        '"It works while you sleep." So do errors. The systems chapter is about waking up to a list and not to a fire.',
      ],
    },
    {
      kind: 'worksheet',
      title: 'My reason, in one line each',
      fields: [
        { label: 'What I would do with five hours a week that nobody could book', lines: 2 },
        { label: 'What I already explain, make or lend again and again', lines: 2 },
        { label: 'How many months I can build before I need a sign of life', lines: 1 },
        { label: 'What I will not do, however well it pays', lines: 2 },
      ],
    },
    {
      kind: 'note',
      title: 'No promise in this book',
      text: 'Nothing here tells you how much you will earn or by when. The figures are costs, hours and ratios that you can check against your own records.',
    },
  ],
};

const startingPoint: BonusChapter = {
  title: 'Where you stand today',
  blocks: [
    {
      kind: 'lead',
      text: 'The best model for you is the one that uses what you already have too much of: time, skill, audience, money or things.',
    },
    {
      kind: 'paragraph',
      text: 'People with an audience and no time should not write a two-hundred-page book. People with skill and no audience should not open a shop on an empty street. Before comparing models, make an inventory that is honest enough to be slightly uncomfortable. Set aside forty minutes, a pen, and the last three months of your calendar.',
    },
    { kind: 'heading', text: 'Time' },
    {
      kind: 'paragraph',
      text: 'Count only hours that repeat. A free Saturday once a month is not four hours a week; it is one day in which you forget where you stopped. Two fixed evenings beat a promised holiday. If you have fewer than three repeating hours, your first project is to free some: chapter eight of this book applies to your present work too.',
    },
    { kind: 'heading', text: 'Skill' },
    {
      kind: 'paragraph',
      text: 'Look for skills with witnesses. What do colleagues ask you about before they search for it? Which of your files has been forwarded to people you never met? A skill without witnesses may be real, but you will spend the first months proving it, and that time belongs in the plan.',
    },
    { kind: 'heading', text: 'Reach' },
    {
      kind: 'paragraph',
      text: 'Reach means people who would open a message from you and know why it came. Followers who scroll past do not count; the parents of the swimming club may. Write down groups, not numbers: former clients, members of the association, readers of the notice board. For each, note the last time you gave them something useful without asking for anything.',
    },
    { kind: 'heading', text: 'Money and things' },
    {
      kind: 'paragraph',
      text: 'Money you could lose without changing how you live next year is the only money this book will ask for. Things are rooms, tools, archives, land, cameras, vehicles. Unused things can be lent. Archives can be licensed. Both cost less to start than anything that must be made.',
    },
    {
      kind: 'table',
      caption: 'Score what you have, from 0 (none) to 5 (plenty)',
      columns: ['Resource', 'Score', 'Evidence I could show a sceptical friend'],
      widths: [24, 12, 64],
      rows: [
        ['Repeating hours', '', ''],
        ['Skill with witnesses', '', ''],
        ['People who open my messages', '', ''],
        ['Money I can lose', '', ''],
        ['Things others could use', '', ''],
      ],
    },
    {
      kind: 'bullets',
      title: 'Reading your scores',
      items: [
        'High hours, low reach: make small products and borrow other people’s shelves.',
        'High skill, low hours: record or write down one repeated explanation, nothing longer.',
        'High reach, low skill: interview the skilled and share the proceeds by written agreement.',
        'High money, low hours: invest through licensed advisers. That is outside this book.',
        'Many things, little else: lend them, with insurance, before you build anything.',
      ],
    },
    {
      kind: 'note',
      title: 'Example: Mira, part 1',
      text: 'Mira is invented, but her calendar is not unusual. She runs the office of a music school three days a week and helps two other schools with their enrolment forms as a favour. Her scores: hours 2, skill 4, reach 3, money 2, things 0. Her sister disagreed with the reach score until Mira listed the forty secretaries who write to her each September. She set her limit at $200 and her hours at Tuesday and Thursday, eight to half past nine.',
    },
    {
      kind: 'checklist',
      title: 'Before you turn the page',
      items: [
        'My calendar shows at least three repeating hours a week for twelve weeks.',
        'One person has read my scores and disagreed with at least one.',
        'I know the highest sum that I may lose.',
        'I have asked whether my job contract limits what I make outside work.',
      ],
    },
  ],
};

const models: BonusChapter = {
  title: 'Nine models compared',
  blocks: [
    {
      kind: 'lead',
      text: 'There are fewer models than advertisements suggest. Nine cover almost everything that a person can start alone.',
    },
    {
      kind: 'table',
      caption: 'The nine models by cost, upkeep and patience',
      columns: ['Model', 'You need most', 'Starting cost', 'Upkeep a month', 'First evidence', 'Fails when'],
      widths: [18, 20, 14, 14, 14, 20],
      rows: [
        ['Small digital product', 'One solved problem', '$0–$150', '1–3 h', '2–6 weeks', 'Nobody searches for it'],
        ['Recorded teaching', 'Patience and proof', '$50–$600', '6–12 h', '6–14 weeks', 'Learners do not finish'],
        ['Licensed work', 'An archive or a style', '$0–$300', '1–4 h', '8–20 weeks', 'Rights are unclear'],
        ['Paid membership', 'A rhythm you can keep', '$20–$200', '10–25 h', '8–16 weeks', 'You stop delivering'],
        ['Lending things', 'Idle, insurable things', '$50–$500', '3–10 h', '2–5 weeks', 'Damage exceeds fees'],
        ['Printed goods to order', 'A drawing people want', '$30–$250', '2–5 h', '3–8 weeks', 'Postage eats the price'],
        ['Small software', 'A narrow, steady need', '$0–$800', '5–15 h', '8–20 weeks', 'Nobody maintains it'],
        ['Recommendations', 'Trust and clear labels', '$0–$100', '4–8 h', '12–30 weeks', 'The label is hidden'],
        ['Niche directory or data', 'Stubborn checking', '$20–$200', '5–10 h', '8–24 weeks', 'Entries grow stale'],
      ],
    },
    { kind: 'heading', text: 'Small digital products' },
    {
      kind: 'paragraph',
      text: 'Templates, checklists, calculators, patterns, lesson packs. They make the best first asset for most people because they are finished in weeks and teach you everything else: naming, pricing, delivery, refunds. Their weakness is loneliness. A file does not introduce itself, so half of your hours belong to chapter seven.',
    },
    { kind: 'heading', text: 'Recorded teaching' },
    {
      kind: 'paragraph',
      text: 'A course, an audio series, a workshop recording with exercises. It asks for more trust and gives more room to help. Teach the material live at least twice before you record it. Live groups show you where people get lost, and the recording made afterwards is half as long.',
    },
    { kind: 'heading', text: 'Licensed work' },
    {
      kind: 'paragraph',
      text: 'Photographs, fabric patterns, music, translations, maps. You keep the work and rent out its use. Everything depends on two documents: the proof that you own what you license, and the licence that says who may do what, where and for how long.',
    },
    { kind: 'heading', text: 'Paid memberships' },
    {
      kind: 'paragraph',
      text: 'A letter, a library that grows, a monthly meeting. Memberships are the least passive of the seven because the promise has a date on it. They suit people who want a rhythm. Choose a rhythm you could keep during an ordinary flu.',
    },
    { kind: 'heading', text: 'Lending things' },
    {
      kind: 'paragraph',
      text: 'Rooms, trailers, projectors, costumes, parking spaces. Evidence comes fast, because the neighbours either ask or do not. Do the sums with repairs included, and read your insurance policy aloud before the first loan.',
    },
    { kind: 'heading', text: 'Printed goods to order' },
    {
      kind: 'paragraph',
      text: 'Posters, notebooks, fabric or books that a print partner makes one at a time after each order. No stock means little risk and little margin. Order every item yourself first, in the size that customers will choose, and post one to a friend who is honest about corners and colours.',
    },
    { kind: 'heading', text: 'Small software' },
    {
      kind: 'paragraph',
      text: 'A plug-in, a calculator with accounts, a form that talks to a calendar. Small software earns its keep when it does one dull thing for people who do that thing every week. It also breaks when somebody else changes their system. Count upkeep before features, and publish how you would close it.',
    },
    { kind: 'heading', text: 'Recommendations' },
    {
      kind: 'paragraph',
      text: 'You describe things you use, link to them and may receive a commission. It is legal and honest when the label stands where the reader sees it before the link. It is the slowest model and the easiest to do badly, which is why it should follow something that you made yourself.',
    },
    { kind: 'heading', text: 'Directories and data' },
    {
      kind: 'paragraph',
      text: 'A list that is correct is rare. If you enjoy telephoning repair shops to ask whether they still exist, you can own a small, useful corner for years. Sell longer profiles or access to the data, never the order of the results.',
    },
    {
      kind: 'note',
      title: 'Example: Mira, part 2',
      text: 'Mira liked the idea of a membership for school secretaries. The table changed her mind: ten to twenty-five hours of upkeep would not fit into two evenings. A small digital product would. She wrote "enrolment forms and the letters around them" next to the first model, parked the membership for a year, and put 28 February into her calendar as the day of decision.',
    },
    {
      kind: 'worksheet',
      title: 'Two models for me',
      fields: [
        { label: 'The model my scores point to', lines: 1 },
        { label: 'The model I am drawn to anyway, and why', lines: 2 },
        { label: 'The one I will test first, and the date of the decision', lines: 1 },
      ],
    },
  ],
};

export const foundations: readonly BonusChapter[] = [whatPassiveMeans, startingPoint, models];
