import { limitText } from './prompts.presenter.js';

describe('limitText', () => {
  it('is the text of the document for ten (M-165)', () => {
    expect(limitText(10)).toBe(
      "You've reached your daily limit of 10 prompts. Please check back in 24 hours to view more prompts.",
    );
  });

  it('names any other number', () => {
    expect(limitText(25)).toContain('daily limit of 25 prompts.');
    expect(limitText(1)).toContain('daily limit of 1 prompt.');
  });
});
