import type { BonusChapter } from '../bonus-document.js';

export const letters: BonusChapter = {
  title: 'Letters to copy and change',
  blocks: [
    {
      kind: 'lead',
      text: 'Eleven letters in three sequences and two single notes. Square brackets mark what must be yours. If a sentence would sound strange in your mouth, it is the wrong sentence.',
    },
    {
      kind: 'bullets',
      title: 'House rules for all of them',
      items: [
        'Send only to people who asked for it, and let them leave with one click.',
        'One subject per letter, one link at most.',
        'No invented deadlines. If the offer ends, say when and what happens then.',
        'Read it aloud on a phone before sending.',
      ],
    },
    { kind: 'heading', text: 'Welcome sequence: five letters in ten days' },
    {
      kind: 'email',
      subject: 'Here is [the thing], and one way to begin',
      body: [
        'Hello [name],',
        'You asked for [the thing]; it is here: [link]. It takes about [minutes] to read. If you only have five, open page [number] and do the first line.',
        'Over the next ten days I will write four more times, about [topic]. After that, one letter a month. You can leave at any moment with the link below.',
        'One question, because it helps me to write better letters: what made you look for this now?',
        '[signature]',
      ],
    },
    {
      kind: 'email',
      subject: 'The mistake I made with [topic] for two years',
      body: [
        'Hello [name],',
        'For a long time I [what you did]. It looked reasonable because [reason]. It cost me [hours, money or a friendship], and I noticed only when [moment].',
        'What I do now fits in one line: [line]. Try it on something small this week, for instance [example].',
        'If your situation is different because [common exception], this instead: [alternative].',
        '[signature]',
      ],
    },
    {
      kind: 'email',
      subject: 'A page you can fill in before lunch',
      body: [
        'Hello [name],',
        'Attached is a single page with four boxes. I use it when [situation]. The third box is the uncomfortable one, and the only one that changes anything.',
        'Fill it in, put it away until tomorrow, then cross out half. What remains is usually the work.',
        'Reply with your third box if you like. I read every answer and reply to as many as I can.',
        '[signature]',
      ],
    },
    {
      kind: 'email',
      subject: 'How [first name] did it, with the untidy parts',
      body: [
        'Hello [name],',
        '[First name] agreed that I tell you this. In [month], [he/she/they] had [starting point]. The first attempt failed because [reason]. The second worked better: [what they did, in three sentences].',
        'Two things were lucky: [luck]. One thing anybody can copy: [step].',
        'Results differ from person to person; this is one story and not a promise.',
        '[signature]',
      ],
    },
    {
      kind: 'email',
      subject: 'What I sell, and who should not buy it',
      body: [
        'Hello [name],',
        'You have had four letters from me without a price in them. Here is the one with a price.',
        '[Product] is for people who [situation]. It contains [countable things], costs [price] and takes [hours]. You can return it within [days] days; one line is enough.',
        'Please do not buy it if [first reason] or if [second reason]. In that case [free alternative] will serve you better.',
        'Everything else is on this page: [link].',
        '[signature]',
      ],
    },
    { kind: 'heading', text: 'Renewal sequence: three letters' },
    {
      kind: 'email',
      subject: 'Your year so far, in numbers',
      body: [
        'Hello [name],',
        'Your plan runs until [date], sixty days from now. Nothing happens before then; this is only a look back.',
        'Since [start] you used [feature] [number] times and asked us [number] questions. The most useful thing was probably [thing]. You have not touched [other thing], so you may be paying for more than you need.',
        'Shall we talk about a smaller plan, the same one, or none? Fifteen minutes: [link].',
        '[signature]',
      ],
    },
    {
      kind: 'email',
      subject: 'Three choices before [date]',
      body: [
        'Hello [name],',
        'In thirty days your plan ends. You can keep it at [price], change to [smaller plan] at [price], or let it end. All three take one click: [link].',
        'If you let it end, your data stay available for [days] days and can be exported here: [link].',
        'If you do nothing, [say exactly what happens].',
        '[signature]',
      ],
    },
    {
      kind: 'email',
      subject: 'Thank you, and the door',
      body: [
        'Hello [name],',
        'Your plan ended yesterday. Thank you for [specific thing they did or taught you].',
        'Your export is here until [date]: [link]. If something in our work made you leave, one sentence about it would help the people who stay.',
        'You are welcome back whenever it is useful, at the price that applies then.',
        '[signature]',
      ],
    },
    { kind: 'heading', text: 'Partner and single notes' },
    {
      kind: 'email',
      subject: 'A finished piece for your readers about [topic]',
      body: [
        'Hello [name],',
        'I read your piece about [title] and used the part on [detail] last week. It worked, except [small honest remark].',
        'I have written [format] for people in the same situation: [one sentence]. It is finished, takes [minutes] to read and you may shorten it. It links to nothing except a free page.',
        'Shall I send it? If not, no second message will follow.',
        '[signature]',
      ],
    },
    {
      kind: 'email',
      subject: 'We got [thing] wrong',
      body: [
        'Hello [name],',
        'On [date] we [what happened]. For you this meant [consequence]. The cause was [plain cause].',
        'What we have done: [repair]. What you need to do: [nothing, or one step]. What we changed so that it does not return: [change].',
        'If it cost you more than annoyance, tell me and I will [remedy]. I am sorry.',
        '[signature with a direct number]',
      ],
    },
    {
      kind: 'email',
      subject: 'No, and thank you for asking',
      body: [
        'Hello [name],',
        'Thank you for thinking of me for [request]. I am keeping this season for [work], so I have to say no.',
        '[Optional: two people who do this well are (name) and (name); they know that I mention them.]',
        'I hope that it goes well, and I would like to hear how it went.',
        '[signature]',
      ],
    },
  ],
};
