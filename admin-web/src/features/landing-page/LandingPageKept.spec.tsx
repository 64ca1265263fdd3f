import {
  adminLandingHistoryEndpoint,
  adminLandingPageEndpoint,
  adminSaveLandingPageEndpoint,
  type LandingPageDraft,
  type StoredLandingPage,
} from '@summit/contracts';
import { FakeServer } from '@summit/testing/fake-server';
import { refused } from '@summit/testing/refusal';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { aLandingPage } from '../../../test/landing-page';
import { renderInAdmin } from '../../../test/render-in-admin';
import { contentOf } from './content-of';
import { LandingPageTab } from './LandingPageTab';

// What a test leaves typed is kept in the tab.
afterEach(() => sessionStorage.clear());

const PAGE = aLandingPage();
const BACK = /What you had typed here before is back in the form/;
const titled = (title: string, page = PAGE): StoredLandingPage => ({ ...page, hero: { ...page.hero, title } });

async function edit(content: StoredLandingPage = PAGE, draft: LandingPageDraft | null = null) {
  const server = new FakeServer()
    .answers(adminLandingPageEndpoint, { success: true, content, draft })
    .answers(adminLandingHistoryEndpoint, { success: true, versions: [] });
  renderInAdmin(<LandingPageTab />, { server });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Content' }));
  return server;
}
const title = () => screen.getByLabelText('Hero title');
const pressFirst = (name: string) => userEvent.click(screen.getAllByRole('button', { name })[0]!);

/** Typed, and not saved: the sign-in is over, and the form is gone with its page. */
async function typed(draft: LandingPageDraft | null = null) {
  const server = await edit(PAGE, draft);
  server.on(adminSaveLandingPageEndpoint, () => refused('unauthorized'));
  fireEvent.change(title(), { target: { value: 'Typed' } });
  await pressFirst('Save Changes');
  cleanup();
}

// A-190, D-462
describe('what was typed into the landing page when the sign-in ended', () => {
  it('is back in the form after the next one, until it is saved', async () => {
    await typed();
    const server = await edit();
    expect(title()).toHaveValue('Typed');
    expect(screen.getByText(BACK)).toBeVisible();
    const content = { ...titled('Typed'), updated_at: '2025-11-03T10:00:00.000Z' };
    server.answers(adminSaveLandingPageEndpoint, { success: true, message: 'Saved', content });
    await pressFirst('Save Changes');
    await waitFor(() => expect(screen.queryByLabelText('Hero title')).not.toBeInTheDocument());
    cleanup();
    await edit();
    expect(title()).toHaveValue(PAGE.hero.title);
    expect(screen.queryByText(BACK)).not.toBeInTheDocument();
  });

  it('is what was typed last, where there is an older draft', async () => {
    const draft = { content: contentOf(titled('A draft')), based_on: PAGE.updated_at, saved_at: PAGE.updated_at };
    await typed(draft);
    await edit(PAGE, draft);
    expect(title()).toHaveValue('Typed');
  });

  it('meets what a colleague has saved since then', async () => {
    await typed();
    const theirs = { ...PAGE, hero: { ...PAGE.hero, subtitle: 'Theirs' }, updated_at: '2025-11-02T10:00:00.000Z' };
    await edit(theirs);
    expect([title(), screen.getByLabelText('Hero subtitle')].map((field) => (field as HTMLInputElement).value)).toEqual(
      ['Typed', 'Theirs'],
    );
    expect(screen.getByText(/Somebody else saved/)).toBeVisible();
  });

  it('is gone once it was discarded', async () => {
    await typed();
    await edit();
    await pressFirst('Cancel');
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }));
    cleanup();
    await edit();
    expect(title()).toHaveValue(PAGE.hero.title);
  });
});
