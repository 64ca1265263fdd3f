import { PROMPTS } from '@summit/content/prompts';
import { promptPreview } from './prompt-preview.js';

// C-103
describe('promptPreview', () => {
  it('shows the first line where it is short', () => {
    expect(promptPreview(`Plan my week.\n\n${'More of it. '.repeat(20)}`)).toBe('Plan my week.');
  });

  it('ends a long line at a whole word', () => {
    const preview = promptPreview(`${'Compare the offers, then choose. '.repeat(12)}`);
    expect(preview.length).toBeLessThanOrEqual(141);
    expect(preview).toMatch(/\w…$/);
  });

  it('never shows more than half of a text, however short that is', () => {
    expect(promptPreview('Write a poem about rain')).toBe('Write a…');
    expect(promptPreview('')).toBe('');
  });

  it('gives no prompt of the library away', () => {
    for (const { prompt_text: text } of PROMPTS) expect(promptPreview(text).length).toBeLessThan(text.length / 2);
  });
});
