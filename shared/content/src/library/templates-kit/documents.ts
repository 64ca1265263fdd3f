import { checklist, docx, facts, grid, heading, lead, mail, note, steps, table, text, worksheet } from '../blocks.js';
import type { TemplateFile } from './template-file.js';

/** The templates that are texts: Word files with [places] to fill in. */
export const TEXT_TEMPLATES: readonly TemplateFile[] = [
  {
    fileName: '01-offer-page.docx',
    title: 'Offer page',
    about: 'A page that says what, for whom, how much and what not, in the order in which people ask.',
    content: docx(
      lead('Replace what stands in [brackets], delete what you cannot prove, and read the rest aloud.'),
      heading('[The result, in eight words of your buyers]'),
      text('[One sentence: for whom, by when, without what.]'),
      heading('What you have on the last day'),
      table('Results', { 'You have': 50, 'You can see it by': 50 }, [
        ['[First result]', '[Where, when]'],
        ['[Second result]', '[Where, when]'],
        ['[Third result]', '[Where, when]'],
      ]),
      heading('How it goes'),
      steps('Steps', [
        '[What happens in the first hour]',
        '[What you do, and how long it takes]',
        '[What I do, and by when]',
        '[How it ends]',
      ]),
      heading('Not included'),
      text('[Two or three things that people assume, and who does them instead.]'),
      heading('The price'),
      text(
        '[Amount], once. In it: [three things]. Paid by [ways]. You can have your money back until [date or event], by [way].',
      ),
      heading('Questions that I am asked'),
      facts([
        ['[Question one]', '[Answer in two sentences]'],
        ['[Question two]', '[Answer]'],
        ['Is it for me if [case]?', '[No, and what to do instead]'],
      ]),
      checklist('Before it goes public', [
        'Somebody who could buy it has read it aloud',
        'Every promise has its proof within one screen',
        'The button says what happens next',
      ]),
    ),
  },
  {
    fileName: '02-welcome-sequence.docx',
    title: 'Welcome sequence',
    about: 'Five letters for the first ten days of a new reader.',
    content: docx(
      lead('Send letter one at once, the others on days 2, 4, 7 and 10. Each has one task.'),
      mail('One: here it is', [
        'Hello [name],',
        '[thing] is here: [link]. Begin on page [number]; the rest can wait.',
        'Tell me in one line what you hope to do with it. I read every answer.',
      ]),
      mail('Two: ten minutes', [
        'Hello [name],',
        'if you have only ten minutes, do this: [one step, told like a recipe].',
        'You will know that it worked when [sign].',
      ]),
      mail('Three: where it usually sticks', [
        'Hello [name],',
        'most people stop at [place], because [reason].',
        'What helps: [two sentences]. If it does not, reply with what you see.',
      ]),
      mail('Four: somebody like you', [
        'Hello [name],',
        '[first name] is a [trade] in [town]. In [month] [what happened], first badly, then better.',
        'The part that you can copy: [step].',
      ]),
      mail('Five: what I sell, and for whom it is not', [
        'Hello [name],',
        'I offer [what], for [whom], at [price]. It is not for you if [case].',
        'What it is: [link]. What others say: [two names]. It ends on [date], because [true reason].',
        'Either way, I write on [day] each month.',
      ]),
      checklist('Before you switch it on', [
        'Sent to yourself on a phone',
        'Replies reach a person',
        'Whoever buys gets no further letter of the five',
      ]),
    ),
  },
  {
    fileName: '03-handover-brief.docx',
    title: 'Handover brief',
    about: 'One task, given to somebody so that it comes back finished.',
    content: docx(
      facts([
        ['Task', '[Verb and thing]'],
        ['Why', '[What it is for, and who waits for it]'],
        ['Finished looks like', '[A link to one that is good, and one that is not]'],
        ['Input', '[Files, access, people]'],
        ['Limits', '[Hours, money, what may not be touched]'],
        ['Decide yourself', '[Up to where]'],
        ['Ask me', '[When, how, all in one message]'],
        ['First look', '[Date: a rough half is welcome]'],
        ['Ready', '[Date and hour]'],
      ]),
      worksheet('Read back, by whoever takes it', [
        'In my words, the task is',
        'What I still need',
        'Where it could go wrong',
      ]),
      note('Before you send it', 'If the line "finished looks like" is empty, you are not ready to hand it over.'),
    ),
  },
  {
    fileName: '04-price-letter.docx',
    title: 'Price letter',
    about: 'How to say that a price rises, to people whom you would like to keep.',
    content: docx(
      mail('What [service] costs from [date]', [
        'Hello [name],',
        'from [date] [service] costs [new price] instead of [old price].',
        'The reason is short: [one sentence with one number in it].',
        'What stays as it is: [two things]. What gets better: [one thing, only if it is true].',
        'Everything that you order until [date] has the old price. If the new one does not fit, tell me by [date]; I will name you somebody good.',
        'Thank you for [number] years.',
      ]),
      table('Before sending', { Question: 50, 'My answer': 50 }, [
        ['Who will be hurt by it, by name?', ''],
        ['What do I say if they call?', ''],
        ['What will I not do, however they ask?', ''],
      ]),
      checklist('On the day', [
        'The page shows the new price at the same hour',
        'Quotes that are out have been looked up',
        'Nobody learns it from an invoice',
      ]),
    ),
  },
  {
    fileName: '05-one-page-agreement.docx',
    title: 'One-page agreement',
    about: 'The least that two sides should write down before work begins.',
    content: docx(
      facts([
        ['Between', '[Your name, address] and [customer, address]'],
        ['Work', '[Result, as in the offer of (date)]'],
        ['Not part of it', '[What is often assumed]'],
        ['By when', '[Date], if the customer sends [things] by [date]'],
        ['Corrections', '[Number] rounds; a round is one list'],
        ['Price', '[Amount], half before, half on delivery, due [days] after the invoice'],
        ['Rights', 'Pass to the customer when it is paid; [name] may show it'],
        ['Stopping', 'Either side in writing; work done is paid'],
        ['If something goes wrong', '[First a call, then a letter, place of the court]'],
        ['Signed', '[Place, date, names]'],
      ]),
      note(
        'Not legal advice',
        'It is a starting point for ordinary work. For large sums, have it read where you live.',
      ),
    ),
  },
  {
    fileName: '06-proposal.docx',
    title: 'Proposal',
    about: 'Two pages that repeat what the customer said, with a price.',
    content: docx(
      heading('What you told me'),
      text('[Their words, three sentences. Nothing of yours.]'),
      heading('What I would do'),
      table('Parts', { Part: 12, 'You get': 60, 'Done by': 28 }, [
        ['1', '[Result]', '[Date]'],
        ['2', '[Result]', '[Date]'],
        ['3', '[Result]', '[Date]'],
      ]),
      heading('What I need from you'),
      checklist('By [date]', ['[Thing]', '[Access]', '[A person who decides]']),
      heading('Two ways'),
      table('Prices', { '': 24, 'The small one': 38, 'The whole one': 38 }, [
        ['Parts', '1', '1 to 3'],
        ['Price', '[amount]', '[amount]'],
        ['Ready', '[date]', '[date]'],
      ]),
      text('I recommend the [small, whole] one, because [reason that is theirs].'),
      text('The offer stands until [date]. A reply with "the small one" or "the whole one" is enough.'),
    ),
  },
  {
    fileName: '07-interview-notes.docx',
    title: 'Customer interview notes',
    about: 'A page for each of twelve conversations, and one for what they add up to.',
    content: docx(
      facts([
        ['Who, when', '[Initials, date]'],
        ['Found through', '[Where]'],
        ['The day we talk about', '[Date of the event]'],
      ]),
      worksheet('In their words', [
        'Just before it happened',
        'Tried first',
        'What it cost them',
        'Who else had a say',
        'How they knew it was done',
        'The sentence to remember',
      ]),
      grid('All twelve on one page', { 'No.': 8, 'Their sentence': 50, Tried: 24, Paid: 18 }, [
        '1',
        '2',
        '3',
        '4',
        '5',
        '6',
        '7',
        '8',
        '9',
        '10',
        '11',
        '12',
      ]),
    ),
  },
  {
    fileName: '08-difficult-replies.docx',
    title: 'Difficult replies',
    about: 'Six answers that are better written before they are needed.',
    content: docx(
      mail('Refund, inside the period', [
        'Hello [name],',
        'of course. I have sent [amount] back today; it reaches your account within [days]. If you care to tell me what was missing, I would like to know, and it changes nothing.',
      ]),
      mail('Refund, after the period', [
        'Hello [name],',
        'the period ended on [date], so I cannot pay it back. What I can do: [one real offer]. It stands until [date].',
      ]),
      mail('We are late', [
        'Hello [name],',
        '[thing] was promised for [date]. It will be [new date]. The reason is ours: [one clause]. If you need it sooner, [alternative]; if not at all, say so, and you have your money tomorrow.',
      ]),
      mail('No, not our kind of work', [
        'Hello [name],',
        'thank you for thinking of me. It is not what I do well. [Name] does, and knows that you may write.',
      ]),
      mail('A complaint in public', [
        '[Name], you waited [time] and heard nothing. That is our fault. I have written to you just now with what we do about it.',
      ]),
      mail('We made it up to you, and is it enough', [
        'Hello [name],',
        'last week we [mistake] and then [repair]. Is it mended for you? A yes or a no is enough.',
      ]),
    ),
  },
];
