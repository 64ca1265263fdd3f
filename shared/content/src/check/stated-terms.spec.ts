import { wrongTerms } from './stated-terms.js';

describe('wrongTerms', () => {
  it.each([
    'A 7-day money-back guarantee.',
    'Write to support within 48 hours of your session.',
    'Covered for 30 days after your final coaching session; payable 31 days after the final session.',
    'Ten prompts in any 24 hours.',
    'Each session is free for 48 hours, from midnight Pacific on its day.',
    'The links work for 90 days. The link works for 7 days and only once.',
    'Reading 14 days of the final chapter',
  ])('accepts: %s', (text) => {
    expect(wrongTerms(text)).toEqual([]);
  });

  it.each([
    ['A 30-day money-back guarantee.', '30-day money-back guarantee', 7],
    ['Refunds within 24 hours of your session.', 'within 24 hours of your session', 48],
    ['Covered for 7 days after your final coaching session.', '7 days after your final coaching session', 30],
    ['Twelve prompts in 24 hours.', 'Twelve prompts in 24 hours', 10],
    ['You earn 40% commission.', '40% commission', 50],
    ['You are remembered for 30 days.', 'remembered for 30 days', 45],
    ['Both links work for 30 days.', 'links work for 30 days', 90],
    ['The plan has 2% interest.', '2% interest', 0],
  ])('finds the number that is right elsewhere: %s', (text, shown, expected) => {
    expect(wrongTerms(text)).toEqual([expect.objectContaining({ shown, expected })]);
  });
});
