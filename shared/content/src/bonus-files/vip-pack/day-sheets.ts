import type { BonusChapter } from '../bonus-document.js';
import { dayChapter } from './session-worksheet.js';

const dayOne = dayChapter(
  1,
  'Six sheets for the day of choosing. Fill in the first two before anything else; the other four depend on them.',
  [
    {
      speakerSlug: 'amara-okafor',
      bring: 'A list of every income idea you had this year, crossed out or not.',
      write: [
        'The model I circle, with its hours to start and hours to keep',
        'Two parked models and the date on which I may look again',
        'My written reason for refusing the most tempting one',
      ],
      act: 'Tell one person the model you chose and the sentence you will use when the next idea arrives.',
      done: 'the parked ideas are on paper with a date, and no longer in your browser tabs.',
    },
    {
      speakerSlug: 'kwame-asante',
      bring: 'One finished thing that you made: a picture, checklist, recording, pattern or method.',
      write: ['Who could use it, for what, where and for how long', 'What I must prove before I can license it'],
      act: 'Write the four-line description and save proof of ownership in the same folder.',
      done: 'a stranger can read the four lines and say what they would be allowed to do.',
    },
    {
      speakerSlug: 'hanneke-verbruggen',
      bring: 'Names of twelve people who had the problem during the last month.',
      write: [
        'Exact words that I heard more than once',
        'The moment in which the problem last happened',
        'What they tried before and what it cost',
      ],
      act: 'Invite three people for twenty minutes each. Move every answer with "would" to the bin.',
      done: 'three appointments stand in your calendar with the questions attached.',
    },
    {
      speakerSlug: 'rafael-quintanilla',
      bring: 'Your calendar for the next thirteen weeks.',
      write: [
        'A goal that a stranger could check in ninety days',
        'Three early signs that I am on course',
        'The date on which giving up would be sensible',
      ],
      act: 'Enter the Friday page as a repeating appointment and fill in the first one.',
      done: 'someone else can read your goal and tell you what proof they would look for.',
    },
    {
      speakerSlug: 'mei-lin-tsao',
      bring: 'Last month’s bank statement and an honest count of free evening hours.',
      write: ['What one of my evening hours must be worth', 'The cost line that I had forgotten'],
      act: 'Copy the sheet with your own numbers and change one cell at a time: price, hours, fees.',
      done: 'you can name the one decision that moves the result most.',
    },
    {
      speakerSlug: 'sunniva-dahl-and-mateus-rocha',
      bring: 'Your phone book and the member list of one group you belong to.',
      write: ['Ten places where the right people already meet', 'The useful thing I can give away without a form'],
      act: 'Send five personal messages. No links, no attachment, one question.',
      done: 'five names have a date of last contact and a note about what they care for.',
    },
  ],
);

const dayTwo = dayChapter(
  2,
  'Choose one way of being found and fill in its sheet completely. Reading the other six is enough for this quarter.',
  [
    {
      speakerSlug: 'tobias-lindqvist',
      bring: 'Three newsletters that you open, and one that you stopped opening.',
      write: [
        'What my letter promises, how often, and to whom',
        'One source of growth that a reader would not mind paying for',
      ],
      act: 'Draft the first two issues before you tell anyone that the letter exists.',
      done: 'both drafts could be sent without an apology.',
    },
    {
      speakerSlug: 'saoirse-kelleher',
      bring: 'The five questions customers ask before they buy.',
      write: [
        'The question I can answer better than the present first result',
        'The page it should lead to, and the one link it needs',
        'When I will read it again',
      ],
      act: 'Publish one complete answer with an example of your own.',
      done: 'a friend finds the answer from a phone and needs no second page to understand it.',
    },
    {
      speakerSlug: 'yusuf-karabulut',
      bring: 'Names of eight small shows whose last episode you have heard.',
      write: [
        'The story I can tell that their listeners have not heard',
        'What a listener can use without visiting my site',
      ],
      act: 'Write to two hosts with one idea each and a sentence about a past episode.',
      done: 'two messages are sent and neither contains the word "audience".',
    },
    {
      speakerSlug: 'chiara-bellandi',
      bring: 'A list of businesses that meet your customer before or after you do.',
      write: ['What each of us gives, and what we never ask', 'How either side leaves the circle'],
      act: 'Propose a three-month trial to one partner in writing.',
      done: 'the exit sentence is agreed before the first introduction.',
    },
    {
      speakerSlug: 'thandiwe-mabuza',
      bring: 'The number of people whose names you can remember without notes.',
      write: ['The size at which I stop letting people in', 'What happens at the meeting, minute by minute'],
      act: 'Invite six people to one evening with a beginning, a task and an end.',
      done: 'each guest did something in the room that they had postponed.',
    },
    {
      speakerSlug: 'gabriel-montclair',
      bring: 'One question you answered three times this month.',
      write: ['The answer in four sentences, spoken aloud', 'The object I can show while I say it'],
      act: 'Record it once, watch it once, publish it or delete it. No third take.',
      done: 'the video answers the question in its first ten seconds.',
    },
    {
      speakerSlug: 'ayesha-farooqi',
      bring: 'Your sign-up page, opened on the oldest phone in the house.',
      write: ['Each field, and the reason it exists', 'What people fear at the moment of pressing the button'],
      act: 'Remove one field and write what happens after sign-up directly under the button.',
      done: 'somebody signs up while you watch and asks nothing.',
    },
  ],
);

const dayThree = dayChapter(
  3,
  'Keep the same recurring task in mind for all six sheets. By the evening it should exist outside your head.',
  [
    {
      speakerSlug: 'ines-castellane',
      bring: 'Your last five projects with hours, corrections and the mood at the end.',
      write: [
        'The part that was the same in all five',
        'What is inside the package and what is never inside',
        'The sentence that answers "could you just"',
      ],
      act: 'Offer the fixed package to the next person who asks for a quote.',
      done: 'you sent a price without asking how many hours it takes.',
    },
    {
      speakerSlug: 'jonah-feldstein',
      bring: 'An outline of something you taught at least twice.',
      write: ['The lesson where people stop, and why', 'What must be re-recorded every year and what never'],
      act: 'Teach the hardest lesson live to three people before recording any of it.',
      done: 'the three of them complete the exercise without you.',
    },
    {
      speakerSlug: 'lars-overgaard',
      bring: 'The task itself, due today, and a way to record your screen or hands.',
      write: ['The trigger, the steps, the finished state', 'The step where I decide by feeling'],
      act: 'Write the page while you work. Then let somebody follow it and stay silent.',
      done: 'they finish, and you corrected the page and not the person.',
    },
    {
      speakerSlug: 'noor-al-khatib',
      bring: 'A two-week log of small tasks with minutes.',
      write: [
        'Tasks to stop, tasks to simplify, tasks to hand over',
        'The first task someone else could do by Friday',
        'What "good" looks like, in one example',
      ],
      act: 'Fill in the hand-over brief from the delegation kit for that first task.',
      done: 'another person returned it finished and you changed less than a tenth.',
    },
    {
      speakerSlug: 'camila-restrepo',
      bring: 'Your sent-mail folder, sorted by attachment.',
      write: ['The file I have sent most often, and to whom', 'What a stranger would need explained'],
      act: 'Clean one file, add a first page, and offer it to two people at a price.',
      done: 'one of them paid or told you precisely why not.',
    },
    {
      speakerSlug: 'henry-oduya-and-beatrix-lang',
      bring: 'Every subscription of the last twelve months with its price.',
      write: ['Tools I opened this week, this month, never', 'The one tool that would cost me a day if it vanished'],
      act: 'Cancel one, export its data first, and note the renewal date of the rest.',
      done: 'the list fits on one page and each line has an owner and a date.',
    },
  ],
);

const dayFour = dayChapter(
  4,
  'Six sheets about the moment somebody decides. Change one thing at a time, or you will not know what helped.',
  [
    {
      speakerSlug: 'marcus-abernathy',
      bring: 'Your present offer page, printed, and a pencil.',
      write: [
        'What changes for the buyer, in their words',
        'Three sizes of the offer and who should choose each',
        'The figure I say aloud without a second sentence',
      ],
      act: 'Rewrite the top third of the page and show it to one past buyer.',
      done: 'they can repeat what it is, for whom and what it costs.',
    },
    {
      speakerSlug: 'dmitri-volkanov',
      bring: 'One task you do at least five times a week.',
      write: ['Minutes per week now, and minutes to build', 'What happens when the data are missing or doubled'],
      act: 'Build it with an off switch and run it beside your own hands for three days.',
      done: 'both results match and you know where the log is.',
    },
    {
      speakerSlug: 'elodie-marchand',
      bring: 'The first message that a new subscriber receives today.',
      write: ['Four things worth teaching before I ask for anything', 'The message in which I ask, and for what'],
      act: 'Adapt the welcome sequence from this pack and send it to yourself, one a day.',
      done: 'you would keep at least two of the messages if a stranger had sent them.',
    },
    {
      speakerSlug: 'sanjay-vaidyanath',
      bring: 'A list of agreements that end within ninety days.',
      write: ['What each client used, and what they did not', 'The date on which I start the conversation'],
      act: 'Send one early note that reports value and offers a smaller plan as well.',
      done: 'the client answered before the agreement ended, either way.',
    },
    {
      speakerSlug: 'wanjiru-mutiso',
      bring: 'A topic you can explain in twenty-five minutes with one exercise.',
      write: [
        'What twelve people will have done by the end',
        'The single next step I offer, and to whom it does not apply',
      ],
      act: 'Set two dates, invite twelve people, and cap the list.',
      done: 'you ran it once and wrote three changes for the second date.',
    },
    {
      speakerSlug: 'petra-havelkova',
      bring: 'Your own checkout and a card that you are willing to use.',
      write: ['Each place where I hesitated, in seconds', 'A question the page did not answer'],
      act: 'Buy from yourself on a phone, ask for a refund, and time both.',
      done: 'one hesitation is repaired and the refund arrived as described.',
    },
  ],
);

const dayFive = dayChapter(
  5,
  'These sheets ask slower questions. Fill them in away from the screen, and keep them where you will find them in a year.',
  [
    {
      speakerSlug: 'priya-raghunathan',
      bring: 'A week of your calendar in four colours: only I can, I like, I should not, nobody should.',
      write: ['The role I hire myself out of first', 'What I fear would go wrong, and how I would notice'],
      act: 'Block the freed hours before you free them, with a purpose.',
      done: 'one colour has visibly shrunk in next week’s calendar.',
    },
    {
      speakerSlug: 'lucia-marchetti',
      bring: 'Everything you promised members, or would promise.',
      write: ['The rhythm I could keep during an ordinary illness', 'What members do with each other, without me'],
      act: 'Draw a year of the membership with two empty months.',
      done: 'the empty months are explained in the promise itself.',
    },
    {
      speakerSlug: 'solveig-aamodt',
      bring: 'A real task of two to three hours, with its finished example.',
      write: ['What the trial task shows, and what it pays', 'Expectations at day one, thirty and ninety'],
      act: 'Try the task yourself with a timer and correct the brief.',
      done: 'a candidate would know from the brief how the work will be judged.',
    },
    {
      speakerSlug: 'diego-arriaga',
      bring: 'Contracts, accounts and passwords that exist only in your name.',
      write: ['What a buyer would ask to see first', 'What stops working if I am away for a month'],
      act: 'Start the one-week manual with the three tasks that cannot wait.',
      done: 'somebody you trust knows where it is and opened it once.',
    },
    {
      speakerSlug: 'adjoa-bediako',
      bring: 'A list of what you own after the last launch: lists, files, rights, habits.',
      write: ['Which of these grow, which decay', 'One thing I rent today and should own'],
      act: 'Move one rented thing into your own hands, or decide in writing not to.',
      done: 'its location, owner and renewal date are on your assets page.',
    },
    {
      speakerSlug: 'callum-strachan',
      bring: 'An empty week on paper and your ideal workday from the homework.',
      write: [
        'Three weekly habits that survive a bad week',
        'The hour that belongs to nobody',
        'The request I will decline next',
      ],
      act: 'Protect one empty half-day for the coming four weeks and tell those concerned.',
      done: 'the fourth half-day was still empty when it arrived.',
    },
  ],
);

export const daySheets: readonly BonusChapter[] = [dayOne, dayTwo, dayThree, dayFour, dayFive];
