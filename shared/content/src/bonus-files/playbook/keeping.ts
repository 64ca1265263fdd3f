import type { BonusChapter } from '../bonus-document.js';

const trust: BonusChapter = {
  title: 'Rights, labels and other people’s data',
  blocks: [
    {
      kind: 'lead',
      text: 'Trust is the only asset in this book that cannot be rebuilt in thirty days. Four habits protect it.',
    },
    { kind: 'heading', text: 'Own what you sell' },
    {
      kind: 'paragraph',
      text: 'Keep a rights folder. For every image, typeface, sound, quotation and data set, save where it came from, the licence text and the date. If a helper made something, save the written agreement that transfers the rights. If a machine helped you to draft, check its work as if a hurried stranger had written it, because you answer for every sentence. When you cannot show the source, replace the piece.',
    },
    { kind: 'heading', text: 'Label what is paid' },
    {
      kind: 'paragraph',
      text: 'If money, goods or discounts could influence what you recommend, say so before the recommendation, in words that a tired reader understands: "I receive a commission if you buy through this link." A symbol explained at the bottom of the page is not a label. Testimonials are labelled too: whose they are, whether they paid, and that their result is theirs.',
    },
    { kind: 'heading', text: 'Promise only what you control' },
    {
      kind: 'paragraph',
      text: 'You control pages, minutes, exercises, answers and dates. You do not control what people earn, weigh or feel. Rewrite each promise until its verb is one that you can perform. "Includes forty exercises with solutions" is a promise. "Transforms your business" is a wish with an invoice.',
    },
    { kind: 'heading', text: 'Borrow data carefully' },
    {
      kind: 'paragraph',
      text: 'Customers lend you their data. Collect what the sale requires, say why, keep it only as long as tax and warranty require, and delete on request. Use long, unique passwords and a second factor for mail, payment and domain accounts; these three can undo everything else. Write down tonight what you would do if your mailbox were taken over, and where that note is.',
    },
    {
      kind: 'note',
      title: 'Example: Mira, part 9',
      text: 'A printer offered Mira a commission for every school that she sent. She liked the printer and said yes, then wrote above the link: "If you order there, I receive five per cent. I used them for two years before that." Two readers thanked her for the sentence. In the same week she deleted an old export with four hundred parents’ addresses that a school had once mailed to her by mistake, and told the school.',
    },
    {
      kind: 'checklist',
      title: 'Trust review, twice a year',
      items: [
        'The rights folder covers everything currently on sale.',
        'Every commission is labelled before its link.',
        'No sentence promises an outcome that depends on the buyer.',
        'Refund, contact and privacy pages are correct and dated.',
        'Old exports with customer names are deleted.',
        'Second factors work and recovery codes are stored apart.',
        'Prices shown as reduced were really charged before.',
      ],
    },
    {
      kind: 'table',
      caption: 'Rewriting a promise',
      columns: ['Instead of', 'Write'],
      widths: [42, 58],
      rows: [
        ['Learn to sing in seven days', 'Seven lessons of twenty minutes, with recordings to sing along'],
        ['Never lose a client again', 'Twelve letters for the moments when clients usually leave'],
        ['The only planner you need', 'A year on fifty-four pages, undated, opens flat'],
        ['Guaranteed to save you hours', 'Replaces the three forms listed below with one'],
      ],
    },
  ],
};

const upkeep: BonusChapter = {
  title: 'The upkeep calendar',
  blocks: [
    {
      kind: 'lead',
      text: 'An asset that is looked after for two hours a month ages slowly. One that is ignored for a year must be built again.',
    },
    {
      kind: 'paragraph',
      text: 'Upkeep fails because it has no date. Put the following appointments into your calendar for the whole year now, with the checklist in the entry itself. Each takes less than two hours when done on time. If you miss one, do the next; never double it.',
    },
    {
      kind: 'table',
      caption: 'A year of upkeep',
      columns: ['When', 'What', 'Minutes'],
      widths: [22, 62, 16],
      rows: [
        ['Every Monday', 'Read the alarm mail of the week, answer open questions', '20'],
        ['1st of the month', 'Test purchase, backup check, money half hour', '60'],
        ['Every quarter', 'Update one of the five answers, write to three hosts', '120'],
        ['March and September', 'Trust review, links, screenshots, licences', '120'],
        ['June', 'Watch a new buyer silently, as in chapter five', '90'],
        ['December', 'Year page: keep, improve, sell or close', '120'],
      ],
    },
    { kind: 'heading', text: 'What decays, and how fast' },
    {
      kind: 'bullets',
      items: [
        'Screenshots and menu paths: three to nine months.',
        'Prices and legal references: up to a year, sometimes overnight.',
        'Links to other sites: about one in twenty breaks every year, more in some fields.',
        'Examples and names: until they make a younger reader smile.',
        'Principles: slowly, if they were principles.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Design against decay. Show the idea in the text and the menu path in a separate, dated appendix. Prefer one link to a page that you own and can redirect over ten links into other people’s sites. Say "at the time of writing" only with the date next to it.',
    },
    { kind: 'heading', text: 'Help, when it is time' },
    {
      kind: 'paragraph',
      text: 'When upkeep exceeds your two hours for three months in a row, either the asset earns help or it should shrink. Hand over the identical tasks first: test purchases, saved answers, link checks. Write each as a page with screenshots, do it once together, then let the other person correct the page. Keep refunds above a limit, public apologies and anything about safety on your own desk.',
    },
    {
      kind: 'note',
      title: 'Example: Mira, part 10',
      text: 'Two things decay in Mira’s letters: the names of ministries and the rules about photographs of children. Both now live on one dated page at the end instead of inside fourteen letters. Her Monday check takes twelve minutes. When she had her appendix removed, a colleague made the test purchase on the first of the month from the written page and found a typing error that had been there for a year.',
    },
    {
      kind: 'worksheet',
      title: 'My upkeep appointments',
      fields: [
        { label: 'Day and time of the Monday check', lines: 1 },
        { label: 'Who tests a purchase when I am ill', lines: 1 },
        { label: 'The three things in my asset that decay first', lines: 3 },
        { label: 'The task I would hand over first', lines: 1 },
      ],
    },
  ],
};

const decide: BonusChapter = {
  title: 'Grow, hand over or close',
  blocks: [
    {
      kind: 'lead',
      text: 'Once a year, look at each asset as if a stranger offered it to you for its starting cost. Would you take it?',
    },
    {
      kind: 'paragraph',
      text: 'Assets stay alive through habit long after their reason has gone. The December appointment exists to interrupt the habit. Bring the money page, the question log and the trust review. Decide within two hours, write the reason, and do not reopen it until the next date.',
    },
    {
      kind: 'table',
      caption: 'Four decisions',
      columns: ['Decision', 'When', 'First step'],
      widths: [18, 46, 36],
      rows: [
        ['Keep as it is', 'Upkeep under two hours, questions falling, line rising', 'Book next year’s appointments'],
        ['Improve', 'Buyers finish and ask for the same next thing', 'Ten conversations about that thing'],
        ['Hand over or sell', 'It works, but you no longer care', 'Write the one-week manual'],
        ['Close', 'Upkeep exceeds what is left for two quarters', 'Announce a last date and honour what was sold'],
      ],
    },
    { kind: 'heading', text: 'Adding a second asset' },
    {
      kind: 'paragraph',
      text: 'The second asset should share at least two of three things with the first: the buyer, the problem, the format. Same buyer and same format with a new problem is usually the easiest. Wait until the first has passed the holiday test twice. Two half-built assets cost more than twice the attention of a finished one.',
    },
    { kind: 'heading', text: 'Selling or handing over' },
    {
      kind: 'paragraph',
      text: 'A buyer of your asset pays for what continues without you: a year of records, a clean rights folder, saved answers, a list with documented permission, a manual. Begin to collect these in the first month and the decision stays open for ever. Agree in writing on names, support during the change, what happens to refunds, and whether customer addresses may be transferred at all.',
    },
    { kind: 'heading', text: 'Closing well' },
    {
      kind: 'steps',
      items: [
        'Stop new sales on a date announced at least four weeks ahead.',
        'Deliver or refund everything that was promised beyond that date.',
        'Give buyers a final download and a version they may keep.',
        'Redirect the page to a short note about what readers can use instead.',
        'Delete customer data when the legal periods end, and note the date.',
        'Write one page about what you learned, for the next idea.',
      ],
    },
    { kind: 'heading', text: 'Your first ninety days' },
    {
      kind: 'table',
      caption: 'The 90-day plan, one evening block at a time',
      columns: ['Days', 'What you do', 'Chapter', 'What you hold at the end'],
      widths: [12, 42, 12, 34],
      rows: [
        ['1–7', 'Inventory of time, skill, reach, money and things', '2', 'Five scores and a limit on losses'],
        ['8–12', 'Compare the models, choose one to test', '3', 'One model and a decision date'],
        ['13–30', 'Ten conversations and the offer paragraph', '4', 'A signal score and two commitments'],
        ['31–60', 'First version, watched silently by buyers', '5', 'Something delivered to two strangers'],
        ['61–68', 'Three fences, price and licence on the page', '6', 'A price you can say aloud'],
        ['69–80', 'Two complete answers, three hosts, one letter', '7', 'A first visitor who came without you'],
        ['81–88', 'The path of a sale, alarms, money page', '8 and 9', 'A test purchase that works'],
        ['89–90', 'Read the records and decide', '12', 'Keep, change one thing, or stop'],
      ],
    },
    { kind: 'heading', text: 'Your next twelve months' },
    {
      kind: 'table',
      caption: 'A plan to copy and change',
      columns: ['Months', 'Aim', 'Evidence at the end'],
      widths: [14, 46, 40],
      rows: [
        ['1–2', 'Inventory, ten conversations, decision', 'Signal score above twenty, or a different idea'],
        ['3', 'First version delivered', 'Two strangers finished using it'],
        ['4–6', 'Five answers, two hosts, first letters', 'A stranger bought without meeting me'],
        ['7–8', 'Systems and saved answers', 'First holiday test passed'],
        ['9–11', 'Upkeep only; rest', 'Two hours a month are enough'],
        ['12', 'December appointment', 'One written decision per asset'],
      ],
    },
    {
      kind: 'note',
      title: 'Example: Mira, part 11',
      text: 'In December Mira read her records as a stranger would. Upkeep: ninety minutes a month. Questions: falling. The membership on the parking list still appealed to her, and still needed hours she did not have. She decided to keep the letters, to improve the one about fees, and to look at the membership again in a year. Then she closed the folder and took Tuesday evenings back for the choir.',
    },
    {
      kind: 'worksheet',
      title: 'A letter to myself in a year',
      fields: [
        { label: 'What I want to be true', lines: 2 },
        { label: 'What would make me stop without regret', lines: 2 },
        { label: 'Who will read this with me, and on which date', lines: 1 },
      ],
    },
    {
      kind: 'note',
      title: 'The last line',
      text: 'If you do only one thing after closing this book, book the first of the ten conversations. It costs fifteen minutes and it is the only step that all the others wait for.',
    },
  ],
};

export const keeping: readonly BonusChapter[] = [trust, upkeep, decide];
