import { act, render, screen } from '@testing-library/react';
import { mailPreview } from './mail-preview';
import { MailPreviewPane, DEBOUNCE_MS } from './MailPreviewPane';

const mailOf = (body: string) => {
  const preview = mailPreview('vip-already-member', { subject: 'Hello {{name}}', body });
  if (preview.kind !== 'mail') throw new Error(`No mail but ${preview.kind}`);
  return preview.mail;
};
const frame = () => screen.getByTitle('The mail as it looks');
const html = () => frame().getAttribute('srcdoc');

//
describe('MailPreviewPane', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('lays the mail out anew in a frame of its own once the keys rest, and leaves the frame alone before', () => {
    const { rerender } = render(<MailPreviewPane note="" mail={mailOf('Dear {{name}}')} />);
    const first = frame();
    expect(html()).toContain('Dear Amara Okafor');
    for (const body of ['Dear {{name}},', 'Dear {{name}}, <b>welcome</b>']) {
      rerender(<MailPreviewPane note="" mail={mailOf(body)} />);
      act(() => jest.advanceTimersByTime(DEBOUNCE_MS - 1));
      expect(frame()).toBe(first);
      expect(html()).not.toContain('Dear Amara Okafor,');
    }
    // What is written is read at once in the text beside it.
    expect(screen.getByRole('region', { name: 'Its plain-text part' })).toHaveTextContent(
      'Dear Amara Okafor, <b>welcome</b>',
    );
    act(() => jest.advanceTimersByTime(1));
    // The same frame would be led on, which a step in the history of the browser is.
    expect(frame()).not.toBe(first);
    expect(html()).toContain('Dear Amara Okafor, &lt;b&gt;welcome&lt;/b&gt;');
  });
});
