/** Texts of the rating and its outcome (member.md 2.6, 5, 8). */
export const RATING_TEXTS = {
  title: 'Rate This Session',
  stars: 'Your rating',
  name: 'Your name (optional)',
  nameHint: 'Your name is shown only if you leave a comment',
  comment: 'Comment (optional)',
  submit: 'Submit Rating',
  takeaways: 'Your top takeaways (optional)',
  takeawaysHint: 'What will you do differently this week?',
  submitAll: 'Submit',
  required: 'Please select a rating',
  thanks: 'Thank you for your rating!',
  failed: 'Error submitting rating',
  comments: 'Comments',
  noComments: 'No comments yet.',
  anonymous: 'Anonymous',
  unsentTitle: 'What you wrote was not sent',
  unsent: 'A session takes ratings while its window is open. Your words stay here until you close this tab.',
  unsentWithVip: 'With VIP you can still send them.',
  unsentCopy: 'Copy my words',
} as const;

export const failedText = (reason: string): string => `${RATING_TEXTS.failed}: ${reason}`;
export const starsText = (stars: number): string => `${stars} star${stars === 1 ? '' : 's'}`;
