import { giftUrl } from './gift-url.js';
import type { Speaker } from './speaker.js';

/** Day 5, Legacy & Lifestyle: hiring, assets that last, selling, succession and a calendar with room in it. */
export const SPEAKERS_DAY_5: readonly Speaker[] = [
  {
    slug: 'priya-raghunathan',
    name: 'Priya Raghunathan',
    title: 'SaaS founder and investor',
    bio: 'Priya Raghunathan answered the support line of her own software company for three years, then spent two more learning how to stop. The tool schedules lifts for building managers in Chennai and Singapore; it runs today with a team of seven and a founder who attends one meeting a week. She has since put small sums into fourteen companies of the same kind. Her first question to each founder is who can refund a customer without asking.',
    topic: 'Hiring yourself out of the work',
    day: 5,
    affiliateCode: 'PRIYA',
    socialLinks: {
      linkedin: 'https://linkedin.example/in/priya-raghunathan',
      twitter: 'https://twitter.example/priyaraghu',
      website: 'https://onemeeting.example',
    },
    gift: {
      title: 'The decision ladder',
      description: 'A one-page table of who may decide what, up to which amount, without asking.',
      url: giftUrl('onemeeting-ladder'),
    },
    secondName: null,
  },
  {
    slug: 'lucia-marchetti',
    name: 'Lucia Marchetti',
    title: 'Membership founder',
    bio: 'There are five hundred bakers in the membership that Lucia Marchetti runs from Bologna, and in August nobody hears from her at all. She designed it that way. After a first attempt with daily posts and no weekends, she closed the doors, refunded the last month and reopened with one live session, one letter and one long holiday. Members stayed longer. She speaks about rhythm, cancellation as a courtesy and the recipe for a quiet forum.',
    topic: 'A membership with a quiet calendar',
    day: 5,
    affiliateCode: 'LUCIA',
    socialLinks: {
      instagram: 'https://instagram.example/fornoaperto',
      website: 'https://fornoaperto.example',
    },
    gift: {
      title: 'A year of membership, planned',
      description: 'The calendar of a whole membership year with its empty weeks, ready to copy.',
      url: giftUrl('fornoaperto-year'),
    },
    secondName: null,
  },
  {
    slug: 'solveig-aamodt',
    name: 'Solveig Aamodt',
    title: 'First-hire adviser',
    bio: 'Solveig Aamodt was the second employee four times in a row, which gave her opinions about the first. She advises owners in Norway and Iceland who have never managed anybody. Her process takes six weeks and begins with a paid trial task instead of an interview. She writes contracts a teenager could follow, insists on a probation that tests the employer as well, and visits each pair after ninety days to ask one question separately: what are you afraid to say?',
    topic: 'The first hire, from trial task to day ninety',
    day: 5,
    affiliateCode: 'SOLVEIG',
    socialLinks: {
      linkedin: 'https://linkedin.example/in/solveig-aamodt',
      website: 'https://secondemployee.example',
    },
    gift: {
      title: 'The paid trial task kit',
      description: 'Four trial tasks, a scoring sheet and the letters for yes and for no.',
      url: giftUrl('secondemployee-trial-kit'),
    },
    secondName: null,
  },
  {
    slug: 'diego-arriaga',
    name: 'Diego Arriaga',
    title: 'Broker of small online businesses',
    bio: 'Diego Arriaga has sat at both ends of the table: he sold a crossword site in 2014 and has since brokered the sale of a hundred and twelve businesses smaller than a bakery. Buyers rarely ask about growth first, he reports from Montevideo. They ask who knows the passwords. His preparation list takes a year at a leisurely pace and leaves an owner with a calmer company even if it is never sold. About half of them, in the end, decide to keep it.',
    topic: 'Build it as if you might sell it',
    day: 5,
    affiliateCode: 'DIEGO',
    socialLinks: {
      linkedin: 'https://linkedin.example/in/diego-arriaga',
      website: 'https://quietexit.example',
    },
    gift: {
      title: 'The twelve-month tidy-up list',
      description: 'What buyers check, month by month, with the documents they ask for.',
      url: giftUrl('quietexit-tidy-up'),
    },
    secondName: null,
  },
  {
    slug: 'adjoa-bediako',
    name: 'Adjoa Bediako',
    title: 'Estate planner for digital assets',
    bio: 'Who may open your shop if you cannot? Adjoa Bediako asks it kindly and does not move on without an answer. After fifteen years of wills and trusts in Kumasi and London she noticed that families could find the house deed but not the domain name. She now helps owners write a four-page letter: accounts, people, promises, and what should be allowed to end. Nobody leaves her sessions cheerful, exactly. They leave lighter, with an envelope to post.',
    topic: 'What to own when the launch is over',
    day: 5,
    affiliateCode: 'ADJOA',
    socialLinks: {
      linkedin: 'https://linkedin.example/in/adjoa-bediako',
      website: 'https://fourpageletter.example',
    },
    gift: {
      title: 'The four-page letter',
      description: 'A fill-in letter for the person who would run, sell or close your business.',
      url: giftUrl('fourpageletter-letter'),
    },
    secondName: null,
  },
  {
    slug: 'callum-strachan',
    name: 'Callum Strachan',
    title: 'Calendar designer, former chef',
    bio: 'Kitchens taught Callum Strachan that rest has to be on the rota or it does not happen. He closed his restaurant in Dundee on a good night, slept for a fortnight and began to redraw the working weeks of other people. His clients put meals, children and idle hours into the calendar first and fit the business around them; what does not fit is raised in price or dropped. He has tested the four-day week on himself for six years and still cooks on Fridays.',
    topic: 'A calendar with room in it',
    day: 5,
    affiliateCode: 'CALLUM',
    socialLinks: {
      linkedin: 'https://linkedin.example/in/callum-strachan',
      instagram: 'https://instagram.example/onthecalendar',
      website: 'https://ontherota.example',
    },
    gift: null,
    secondName: null,
  },
];
