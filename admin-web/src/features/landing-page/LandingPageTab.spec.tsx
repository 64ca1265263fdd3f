import {
  adminDiscardLandingDraftEndpoint,
  adminLandingHistoryEndpoint,
  adminLandingPageEndpoint,
  adminRestoreLandingPageEndpoint,
  adminSaveLandingDraftEndpoint,
  adminSaveLandingPageEndpoint,
  type LandingPageDraft,
  type LandingPageVersionRow,
  type SaveLandingPageRequest,
  type StoredLandingPage,
} from '@summit/contracts';
import { FakeServer } from '@summit/testing/fake-server';
import { refused } from '@summit/testing/refusal';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { aLandingPage } from '../../../test/landing-page';
import { renderInAdmin } from '../../../test/render-in-admin';
import { contentOf } from './content-of';
import { LandingPageTab } from './LandingPageTab';

// What a test leaves typed is kept in the tab.
afterEach(() => sessionStorage.clear());

const PAGE = aLandingPage();
const titled = (title: string, page = PAGE): StoredLandingPage => ({ ...page, hero: { ...page.hero, title } });
const version = (id: number, page: StoredLandingPage, more: Partial<LandingPageVersionRow> = {}) => ({
  id,
  saved_at: page.updated_at,
  saved_by: page.updated_by,
  restored_from: null,
  content: contentOf(page),
  current: false,
  ...more,
});
const HISTORY: LandingPageVersionRow[] = [
  version(2, PAGE, { current: true }),
  version(1, titled('As imported'), { saved_by: null }),
];
const DRAFT: LandingPageDraft = {
  content: contentOf(titled('A draft')),
  based_on: PAGE.updated_at,
  saved_at: '2025-11-02T10:00:00.000Z',
};

/** A server that keeps what is saved. */
function world(content: StoredLandingPage | null = PAGE, draft: LandingPageDraft | null = null) {
  let stored = content;
  const server = new FakeServer()
    .answers(adminLandingPageEndpoint, () => ({ success: true as const, content: stored, draft }))
    .answers(adminLandingHistoryEndpoint, { success: true, versions: HISTORY })
    .answers(adminSaveLandingPageEndpoint, ({ body }) => {
      const { updated_at, ...saved } = body as SaveLandingPageRequest;
      if (updated_at !== stored?.updated_at) return refused('edit_conflict');
      stored = { ...saved, updated_at: '2025-11-03T10:00:00.000Z', updated_by: 'me@summit.example' };
      return { success: true as const, message: 'Landing page content saved successfully', content: stored };
    });
  return { server, colleagueSaves: (page: StoredLandingPage) => (stored = page) };
}
const open = (server: FakeServer) => renderInAdmin(<LandingPageTab />, { server });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const pressFirst = (name: string) => userEvent.click(screen.getAllByRole('button', { name })[0]!);
const edit = async () => userEvent.click(await screen.findByRole('button', { name: 'Edit Content' }));
const write = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const saved = (server: FakeServer) => server.bodiesOf(adminSaveLandingPageEndpoint) as SaveLandingPageRequest[];

describe('the tab of the landing page', () => {
  it('says what to do while there is no content (A-184)', async () => {
    open(world(null).server);
    expect(await screen.findByText('No content found. Please run import script first.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Edit Content' })).not.toBeInTheDocument();
  });

  it('shows the whole block, read-only first, with who saved it (A-182, A-185)', async () => {
    open(world().server);
    for (const text of ['Build it once', 'Five days', 'The summit has concluded.', '25+', 'expert speakers'])
      expect(await screen.findByText(text)).toBeVisible();
    for (const text of ['Ada Nwosu', 'Coach', 'It helped.', 'Noor', 'Helena Brandvold', 'Hosts.'])
      expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByText('Saved Nov 1, 2025, 3:00 AM PDT by ops@summit.example')).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('asks again when the content was not loaded', async () => {
    const server = new FakeServer().refuses(adminLandingPageEndpoint, 503);
    open(server);
    expect(await screen.findByText('We could not load the landing page.')).toBeVisible();
  });

  it('edits hero, stats and testimonials in place, removes speakers, and is read-only again once saved (A-182, A-183, A-187, A-188)', async () => {
    const { server } = world();
    open(server);
    await edit();
    write('Hero title', 'Build it twice');
    write('Stat 1 value', '30+');
    write('Testimonial 1 quote', 'It helped a lot.');
    await press('Remove Ada Nwosu');
    expect(screen.getByText('1 speaker is removed.')).toBeVisible();
    await pressFirst('Save Changes');
    expect(await screen.findByText('Landing page content saved successfully')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Edit Content' })).toBeVisible();
    expect(screen.getByText('Build it twice')).toBeVisible();
    const { updated_by, ...loaded } = PAGE;
    expect(updated_by).toBeDefined();
    expect(saved(server)).toEqual([
      {
        ...loaded,
        hero: { ...PAGE.hero, title: 'Build it twice' },
        stats: [{ value: '30+', label: 'expert speakers' }],
        testimonials: [{ quote: 'It helped a lot.', author: 'Noor' }],
        speakers: PAGE.speakers.slice(1),
      },
    ]);
  });

  it('brings a removed speaker back to their place', async () => {
    open(world().server);
    await edit();
    await press('Remove Ada Nwosu');
    await press('Bring back Ada Nwosu');
    const names = within(screen.getByRole('list', { name: 'Speakers' })).getAllByRole('listitem');
    expect(names.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Ada Nwosu'),
      expect.stringContaining('Ben Ruiz'),
    ]);
  });

  it('sends nothing while a needed text is empty, and leads to it', async () => {
    const { server } = world();
    open(server);
    await edit();
    write('Hero subtitle', ' ');
    await pressFirst('Save Changes');
    expect(screen.getByText('Hero subtitle is required')).toBeVisible();
    expect(screen.getByLabelText('Hero subtitle')).toHaveFocus();
    expect(saved(server)).toEqual([]);
  });

  it('says that it was not saved, and stays in edit mode (A-188)', async () => {
    const { server } = world();
    server.refuses(adminSaveLandingPageEndpoint, 503);
    open(server);
    await edit();
    write('Hero title', 'Build it twice');
    await pressFirst('Save Changes');
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Error saving landing page content/);
    expect(screen.getByLabelText('Hero title')).toHaveValue('Build it twice');
  });

  it('reloads the content on Cancel, after asking (A-182)', async () => {
    const { server, colleagueSaves } = world();
    open(server);
    await edit();
    write('Hero title', 'Build it twice');
    colleagueSaves(titled('By a colleague'));
    await pressFirst('Cancel');
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(await screen.findByText('By a colleague')).toBeVisible();
    expect(saved(server)).toEqual([]);
  });

  it('takes over what somebody else saved meanwhile, shows it, and saves on top of it (A-190)', async () => {
    const { server, colleagueSaves } = world();
    open(server);
    await edit();
    write('Hero title', 'Build it twice');
    colleagueSaves({
      ...PAGE,
      hero: { ...PAGE.hero, subtitle: 'Six days' },
      updated_at: '2025-11-02T09:00:00.000Z',
    });
    await pressFirst('Save Changes');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Somebody else saved the page while you were editing.');
    expect(alert).toHaveTextContent('Six days');
    expect(screen.getByLabelText('Hero subtitle')).toHaveValue('Six days');
    expect(screen.getByLabelText('Hero title')).toHaveValue('Build it twice');
    await pressFirst('Save Changes');
    await screen.findByText('Landing page content saved successfully');
    expect(saved(server).at(-1)).toMatchObject({
      hero: { title: 'Build it twice', subtitle: 'Six days' },
      updated_at: '2025-11-02T09:00:00.000Z',
    });
  });
});

describe('the draft of the landing page', () => {
  it('is kept and shown on the real page, as wide as a phone and a desk (A-182)', async () => {
    const { server } = world();
    server.answers(adminSaveLandingDraftEndpoint, ({ body }) => ({
      success: true as const,
      draft: { ...DRAFT, content: body as SaveLandingPageRequest },
      preview_url: 'https://summit.example/landing-preview#token',
    }));
    open(server);
    await edit();
    write('Hero title', 'Build it twice');
    await press('Save draft and preview');
    const frame = await screen.findByTitle('The landing page with your draft');
    expect(frame).toHaveAttribute('src', 'https://summit.example/landing-preview#token');
    expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin');
    expect(frame).toHaveStyle({ width: '390px' });
    await press('Desktop');
    expect(frame).toHaveStyle({ width: '1280px' });
    expect(server.bodiesOf(adminSaveLandingDraftEndpoint)).toMatchObject([{ hero: { title: 'Build it twice' } }]);
    write('Hero title', 'Build it three times');
    expect(await screen.findByText('You have written more since. Save the draft again to see it.')).toBeVisible();
    expect(saved(server)).toEqual([]);
  });

  it('is what the form begins with, and can be let go of', async () => {
    const { server } = world(PAGE, DRAFT);
    server.answers(adminDiscardLandingDraftEndpoint, { success: true, message: 'The draft is gone.' });
    open(server);
    expect(await screen.findByText(/You have a draft of Nov 2, 2025/)).toBeVisible();
    expect(screen.getByText('Build it once')).toBeVisible();
    await press('Discard draft');
    await waitFor(() => expect(server.callsOf(adminDiscardLandingDraftEndpoint)).toHaveLength(1));
    await edit();
    expect(screen.getByLabelText('Hero title')).toHaveValue('A draft');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows what it would change where the page was saved after it was begun', async () => {
    open(world(PAGE, { ...DRAFT, based_on: '2025-10-01T00:00:00.000Z' }).server);
    await edit();
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('The page was saved after you began this draft.');
    expect(alert).toHaveTextContent(/Hero title.*Build it once.*A draft/);
    await press('Use the saved page instead');
    expect(screen.getByLabelText('Hero title')).toHaveValue('Build it once');
  });
});

describe('the history of the landing page', () => {
  it('compares an earlier version with the page and brings it back (A-190)', async () => {
    const { server } = world();
    server.answers(adminRestoreLandingPageEndpoint, {
      success: true,
      message: 'The earlier version is published again.',
      content: PAGE,
    });
    open(server);
    const history = within(await screen.findByRole('list', { name: 'History' }));
    expect(history.getByText('Current')).toBeVisible();
    expect(history.getByText('Imported')).toBeVisible();
    await press('Compare: Version 1');
    const dialog = within(await screen.findByRole('dialog', { name: 'Version 1' }));
    expect(dialog.getByText('Build it once')).toBeVisible();
    expect(dialog.getByText('As imported')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Restore this version' }));
    expect(await screen.findByText('The earlier version is published again.')).toBeVisible();
    expect(server.callsOf(adminRestoreLandingPageEndpoint)).toMatchObject([
      { params: { id: '1' }, body: { updated_at: PAGE.updated_at } },
    ]);
  });

  it('says why a version was not brought back', async () => {
    const { server } = world();
    server.refuses(adminRestoreLandingPageEndpoint, 409, { code: 'edit_conflict', detail: 'Somebody else saved.' });
    open(server);
    await userEvent.click(await screen.findByRole('button', { name: 'Compare: Version 1' }));
    await press('Restore this version');
    expect(await screen.findByRole('alert')).toHaveTextContent('Error restoring the version: Somebody else saved.');
  });
});
