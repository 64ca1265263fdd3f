import { DRAFT_NOTE } from '@summit/content/legal';
import { act, screen, waitFor } from '@testing-library/react';
import { beginVisit, description, heading, open, seen, serve, stored } from '../../../test/open-legal';

beforeEach(beginVisit);

describe('the published copy (C-028)', () => {
  it('takes the place of the bundled text when it differs, title and description included', async () => {
    const content =
      'Released.\n\n## Who we are\n\nSee [terms](/terms-of-service), [us](/admin) and [x](javascript:alert(1)).';
    serve({
      'privacy-policy': stored('privacy-policy', {
        title: 'Your privacy',
        content,
        meta_description: 'New words.',
        updated_at: '2026-01-15T17:00:00Z',
      }),
    });
    await open('/privacy-policy');
    await waitFor(() => expect(heading()).toHaveTextContent('Your privacy'));
    expect(document.title).toBe('Your privacy | Growth & Scale Summit');
    expect(description()).toBe('New words.');
    expect(screen.getByText('15 January 2026')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Who we are' })).toHaveAttribute('id', 'who-we-are');
    expect(screen.queryByText(DRAFT_NOTE)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'terms' })).toHaveAttribute('href', '/terms-of-service');
    for (const name of ['us', 'x']) expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
  });

  it('shows markup that was typed in the back office as words', async () => {
    serve({ disclaimer: stored('disclaimer', { content: '<img src=x onerror=alert(1)> <b>bold</b>' }) });
    await open('/disclaimer');
    expect(await screen.findByText('<img src=x onerror=alert(1)> <b>bold</b>')).toBeVisible();
    expect(screen.getByRole('main').querySelector('img, b, script')).toBeNull();
  });

  it('goes on counting where a paragraph interrupts a numbered list', async () => {
    serve({ disclaimer: stored('disclaimer', { content: '1. One\n\nMeanwhile.\n\n2. Two' }) });
    await open('/disclaimer');
    const item = await screen.findByText('Two');
    expect(item.closest('ol')).toHaveAttribute('start', '2');
  });

  it('leaves the page alone when it is the bundled one', async () => {
    serve({ disclaimer: stored('disclaimer') });
    const answering = globalThis.fetch;
    let answer: () => void = () => undefined;
    const asking = new Promise<void>((resolve) => (answer = resolve));
    globalThis.fetch = async (...call) => {
      await asking;
      return answering(...call);
    };
    await open('/disclaimer');
    const changes: MutationRecord[] = [];
    const observer = new MutationObserver((records) => changes.push(...records));
    observer.observe(screen.getByRole('main'), { subtree: true, childList: true, characterData: true });
    await act(async () => answer());
    expect(seen.asked).toEqual(['/api/legal-pages/disclaimer']);
    observer.disconnect();
    expect(changes).toEqual([]);
  });

  it.each([
    ['the server is away', 'broken'],
    ['the page is a draft', undefined],
    ['it names a figure that does not exist', stored('disclaimer', { content: 'It costs {vip.price}.' })],
    ['the answer is damaged', { page_id: 'disclaimer' }],
  ] as const)('is not missed when %s: the bundled text stays, without a message', async (_why, answer) => {
    serve(answer ? { disclaimer: answer } : {});
    await open('/disclaimer');
    expect(seen.asked).toEqual(['/api/legal-pages/disclaimer']);
    expect(heading()).toHaveTextContent('Disclaimer');
    expect(screen.getByText(DRAFT_NOTE)).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
