import { fill } from '@summit/testing/fill';
import { mute, refused, UNREACHABLE } from '@summit/testing/refusal';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { agree, copyOf, inNewBrowser, library, LIMIT, row } from '../../../../test/prompts-scene';

inNewBrowser();

describe('the library', () => {
  it('has sections and parts, all open, which close (M-156)', async () => {
    const { user } = await agree();
    const section = await screen.findByRole('button', { name: /^Foundation & Strategy/, expanded: true });
    expect(section).toHaveTextContent('1–14');
    const part = screen.getByRole('button', { name: /^Niche & Audience/, expanded: true });
    expect(screen.getByRole('button', { name: '12 Title 12' })).toBeVisible();
    await user.click(part);
    expect(screen.queryByRole('button', { name: '12 Title 12' })).not.toBeInTheDocument();
    await user.click(section);
    expect(screen.queryByRole('button', { name: '1 Title 1' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: '121 Plan a podcast' })).toBeVisible();
  });

  it('shows the text of one prompt at a time, clean, with its tags, and asks once (M-158, M-160)', async () => {
    const { user, api } = await agree();
    await user.click(await screen.findByRole('button', { name: '1 Title 1' }));
    expect(await row('1 Title 1').findByText(/^Sell/)).toHaveTextContent(
      'Sell [product] to [who]. Say [product] again.',
    );
    expect(row('1 Title 1').getByRole('list', { name: 'Tags' })).toHaveTextContent('planningtag-1');
    expect(screen.getByText('9 of 10 prompts left today')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '2 Title 2' }));
    expect(screen.getByRole('button', { name: '1 Title 1' })).toHaveAttribute('aria-expanded', 'false');
    await user.click(screen.getByRole('button', { name: '1 Title 1' }));
    expect(api.bodiesOf('trackPromptAccess')).toEqual([
      { email: 'rea@example.com', prompt_id: 1, session_id: 'session-1' },
      { email: 'rea@example.com', prompt_id: 2, session_id: 'session-1' },
    ]);
  });

  it('copies, which counts, and says Copied! for two seconds (M-157, M-160)', async () => {
    const { user, api } = await agree();
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    try {
      await act(async () => {
        copyOf(3).click();
        await jest.advanceTimersByTimeAsync(100);
      });
      expect(row('3 Title 3').getByRole('button', { name: 'Copied!' })).toBeVisible();
      await act(async () => jest.advanceTimersByTimeAsync(2_000));
      expect(copyOf(3)).toHaveTextContent('Copy');
    } finally {
      jest.useRealTimers();
    }
    expect(api.callsOf('trackPromptAccess')).toHaveLength(1);
    expect(await navigator.clipboard.readText()).toBe('Sell [product] to [who]. Say [product] again.');
    expect(user).toBeDefined();
  });

  it('shows the text to be copied by hand where the clipboard is closed, without a message (M-166)', async () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { user } = await agree();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(copyOf(3));
    expect(await row('3 Title 3').findByText(/^Sell/)).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(warned).toHaveBeenCalled();
    jest.restoreAllMocks();
  });

  it('fills in the blanks with the words of the reader', async () => {
    const { user } = await agree();
    await user.click(await screen.findByRole('button', { name: '1 Title 1' }));
    await user.click(await screen.findByRole('button', { name: 'Fill in the blanks (2)' }));
    await fill(screen.getByLabelText('product'), 'soap', user);
    await fill(screen.getByLabelText('who'), 'bakers', user);
    await user.click(screen.getByRole('button', { name: 'Copy with your words' }));
    expect(await navigator.clipboard.readText()).toBe('Sell soap to bakers. Say soap again.');
  });

  it('ends at the tenth: banner, Copy off, nothing more is asked (M-155, M-161, M-165)', async () => {
    const { user, api } = await agree(library(9));
    expect(screen.queryByText(LIMIT)).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: '11 Title 11' }));
    const banner = await screen.findByRole('alert');
    expect(banner).toHaveTextContent(LIMIT);
    expect(within(banner).getByRole('link', { name: 'Complete Summit Registration' })).toHaveAttribute(
      'href',
      'http://localhost:4200/',
    );
    expect(
      screen.getAllByRole('button', { name: /^Copy: / }).every((copy) => (copy as HTMLButtonElement).disabled),
    ).toBe(true);
    await user.click(screen.getByRole('button', { name: '12 Title 12' }));
    expect(row('12 Title 12').getByText(/opens when your limit has room again/)).toBeVisible();
    expect(api.callsOf('trackPromptAccess')).toHaveLength(1);
    // What was counted is open still.
    await user.click(screen.getByRole('button', { name: '4 Title 4' }));
    expect(await row('4 Title 4').findByText(/^Sell/)).toBeVisible();
  });

  it('is at its limit from the start where the day is used up (M-161)', async () => {
    await agree(library(10));
    expect(screen.getByRole('alert')).toHaveTextContent(LIMIT);
    expect(screen.getByText('0 of 10 prompts left today')).toBeVisible();
  });

  it('believes the server when another tab was faster (M-165)', async () => {
    const { user } = await agree({
      ...library(3),
      trackPromptAccess: () => ({
        success: false,
        prompts_viewed: 10,
        limit_reached: true,
        message: 'Enough for today.',
      }),
    });
    await user.click(await screen.findByRole('button', { name: '11 Title 11' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Enough for today.');
  });

  it('leads back to the address when the session has ended (M-153)', async () => {
    const { user } = await agree({ ...library(), trackPromptAccess: () => refused('prompt_session_invalid') });
    await user.click(await screen.findByRole('button', { name: '1 Title 1' }));
    expect(await screen.findByText('Your access to the prompts has ended. Enter your email again.')).toBeVisible();
    expect(screen.getByLabelText('Summit registration email')).toHaveValue('rea@example.com');
    expect(window.sessionStorage).toHaveLength(0);
  });

  it('can be asked again when one prompt did not come', async () => {
    let fails = true;
    const answers = library();
    const { user } = await agree({
      ...answers,
      trackPromptAccess: (call) => (fails ? mute(500) : answers.trackPromptAccess!(call)),
    });
    await user.click(await screen.findByRole('button', { name: '1 Title 1' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not open this prompt.');
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await row('1 Title 1').findByText(/^Sell/)).toBeVisible();
  });

  it('keeps favorites in this browser', async () => {
    const { user } = await agree();
    await user.click(await screen.findByRole('button', { name: 'Favorites' }));
    expect(screen.getByText('No favorites yet')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all prompts' }));
    await user.click(screen.getByRole('button', { name: 'Favorite: Title 12' }));
    expect(window.localStorage.getItem('prompt_favorites')).toBe('[12]');
    await user.click(screen.getByRole('button', { name: 'Favorites (1)' }));
    expect(screen.getAllByRole('button', { name: /^\d+ Title/ })).toHaveLength(1);
  });

  it('opens the box of sections for a key that would choose in it unseen', async () => {
    await agree();
    const box = screen.getByRole('combobox', { name: 'Jump to a section' }) as HTMLSelectElement;
    box.showPicker = jest.fn();
    expect(fireEvent.keyDown(box, { key: 'ArrowDown' })).toBe(false);
    expect(box.showPicker).toHaveBeenCalledTimes(1);
    expect(fireEvent.keyDown(box, { key: 'Tab' })).toBe(true);
    expect(fireEvent.keyDown(box, { key: 'ArrowDown', altKey: true })).toBe(true);
  });

  it('prints the open prompt alone, with the words of the reader', async () => {
    const { user } = await agree();
    await user.click(await screen.findByRole('button', { name: '1 Title 1' }));
    await user.click(await screen.findByRole('button', { name: 'Fill in the blanks (2)' }));
    await fill(screen.getByLabelText('product'), 'soap', user);
    const paper = document.querySelector('[data-on-paper]');
    expect(paper?.parentElement).toBe(document.body);
    expect(paper).toHaveTextContent('1. Title 1Sell soap to [who]. Say soap again.');
    expect(paper).not.toBeVisible();
  });

  it('keeps the focus in the list when what was pressed goes', async () => {
    const { user } = await agree();
    const list = screen.getByRole('region', { name: 'Prompts' });
    await user.click(await screen.findByRole('button', { name: 'Favorites' }));
    await user.click(screen.getByRole('button', { name: 'Show all prompts' }));
    expect(list).toHaveFocus();
    for (const id of [11, 12]) await user.click(screen.getByRole('button', { name: `Favorite: Title ${id}` }));
    await user.click(screen.getByRole('button', { name: 'Favorites (2)' }));
    await user.click(screen.getByRole('button', { name: 'Favorite: Title 11' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Favorite: Title 12' })).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Favorite: Title 12' }));
    await waitFor(() => expect(list).toHaveFocus());
  });

  it('has tips and a way back (M-159)', async () => {
    await agree();
    expect(screen.getByRole('region', { name: 'How to Use These Prompts' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Summit' })).toHaveAttribute('href', '/sessions');
  });
});

// M-154
describe('the search of the library', () => {
  const search = () => screen.getByRole('searchbox', { name: 'Search the prompts' });

  it('shows what the server found, best first, and the sections that match by title', async () => {
    const { user, api } = await agree();
    await fill(search(), ' niche ', user);
    expect(await screen.findByText('Found 2 prompts')).toHaveAttribute('role', 'status');
    expect(screen.getAllByRole('button', { name: /^\d+ Title/ }).map(({ textContent }) => textContent)).toEqual([
      '12Title 12Foundation & Strategy · Niche & Audience',
      '3Title 3Foundation & Strategy · Side Hustle Ideation & Validation',
    ]);
    expect(screen.getByText(/1 section matches by its title/)).toHaveTextContent('Niche & Audience');
    expect(api.callsOf('searchPrompts').at(-1)?.query).toEqual({ q: 'niche' });
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(search()).toHaveFocus();
    expect(screen.getByRole('button', { name: '1 Title 1' })).toBeVisible();
  });

  it('suggests other terms when nothing is found', async () => {
    const { user } = await agree({
      ...library(),
      searchPrompts: ({ query }) => ({ success: true, prompt_ids: query['q'] === 'SEO' ? [2] : [] }),
    });
    await fill(search(), 'zebra', user);
    expect(await screen.findByText('No prompts found for "zebra"')).toBeVisible();
    for (const term of ['Email', 'SEO', 'Affiliate']) expect(screen.getByRole('button', { name: term })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'SEO' }));
    expect(screen.getByRole('region', { name: 'Prompts' })).toHaveFocus();
    expect(await screen.findByText('Found 1 prompt')).toBeVisible();
  });

  it('looks at what the page has when the server can not', async () => {
    const { user } = await agree({ ...library(), searchPrompts: () => UNREACHABLE });
    await fill(search(), 'TAG-14', user);
    expect(await screen.findByText('Found 1 prompt')).toBeVisible();
    expect(screen.getByText(/full search is not available/)).toBeVisible();
  });

  it('starts from a tag', async () => {
    const { user, api } = await agree();
    await user.click(await screen.findByRole('button', { name: '1 Title 1' }));
    await user.click(await screen.findByRole('button', { name: 'tag-1' }));
    await waitFor(() => expect(api.callsOf('searchPrompts').at(-1)?.query).toEqual({ q: 'tag-1' }));
    expect(search()).toHaveValue('tag-1');
  });
});
