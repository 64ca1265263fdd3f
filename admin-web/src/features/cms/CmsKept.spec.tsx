import { adminFaqsEndpoint, adminUpdateFaqEndpoint } from '@summit/contracts';
import { refused } from '@summit/testing/refusal';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { aFaq } from '../../../test/cms-items';
import { create, open, openItem, panel, press, stored, type, world } from '../../../test/open-cms';
import { renderInAdmin, SIGNED_IN } from '../../../test/render-in-admin';
import { CmsTab } from './CmsTab';

// What a test leaves typed is kept in the tab.
afterEach(() => sessionStorage.clear());

const BACK = /What you had typed here before is back in the form/;

// A-190, D-462
describe('what was typed into an item when the sign-in ended', () => {
  /** Typed by the administrator, and not saved: the sign-in is over, and the form is gone with its page. */
  const typed = async () => {
    const server = await open('FAQ');
    server.on(adminUpdateFaqEndpoint, () => refused('unauthorized'));
    await openItem(/Is it free\?/);
    await type('Answer', 'It is.');
    await press('Save');
    cleanup();
  };

  it('is back in the form after the next one, until it is saved', async () => {
    await typed();
    const server = await open('FAQ');
    await openItem(/Is it free\?/);
    expect(panel().getByLabelText('Answer')).toHaveValue('It is.');
    expect(panel().getByText(BACK)).toBeVisible();
    server.answers(adminUpdateFaqEndpoint, stored(aFaq({ answer: 'It is.' })));
    await press('Save');
    await waitFor(() =>
      expect(server.bodiesOf(adminUpdateFaqEndpoint)).toEqual([{ answer: 'It is.', updated_at: aFaq().updated_at }]),
    );
    cleanup();
    await open('FAQ');
    await openItem(/Is it free\?/);
    expect(panel().queryByText(BACK)).not.toBeInTheDocument();
    expect(panel().getByLabelText('Answer')).toHaveValue(aFaq().answer);
  });

  it('meets what a colleague has saved since then', async () => {
    await typed();
    const newer = aFaq({ answer: 'Of course.', category: 'vip', updated_at: '2025-11-02T10:00:00.000Z' });
    await open('FAQ', world({ faqs: [newer] }));
    await openItem(/Is it free\?/);
    expect(panel().getByText(/Somebody else saved this item while you were editing/)).toBeVisible();
    expect(panel().getByLabelText('Category')).toHaveValue('vip');
    expect(panel().getByLabelText('Answer')).toHaveValue('It is.');
    expect(panel().getByText(/Answer: “Of course\.”/)).toBeVisible();
  });

  it('is gone once it was discarded', async () => {
    await typed();
    await open('FAQ');
    await openItem(/Is it free\?/);
    await press('Cancel');
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(panel().queryByLabelText('Answer')).not.toBeInTheDocument());
    await openItem(/Is it free\?/);
    expect(panel().getByLabelText('Answer')).toHaveValue(aFaq().answer);
    expect(panel().queryByText(BACK)).not.toBeInTheDocument();
  });

  it('is nobody else’s who signs in at the same tab', async () => {
    await typed();
    const server = world().answers(adminFaqsEndpoint, { success: true, faqs: [aFaq()] });
    renderInAdmin(<CmsTab />, { server, stored: { ...SIGNED_IN, adminEmail: 'another@summit.example' } });
    await userEvent.click(screen.getByRole('tab', { name: 'FAQ' }));
    await openItem(/Is it free\?/);
    expect(panel().getByLabelText('Answer')).toHaveValue(aFaq().answer);
    expect(sessionStorage.getItem('admin_edits')).toBe('{}');
  });

  it('is back in a new item as well', async () => {
    await open('FAQ');
    await create();
    await type('Question', 'Is it live?');
    cleanup();
    await open('FAQ');
    await create();
    expect(panel().getByLabelText('Question')).toHaveValue('Is it live?');
    expect(panel().getByText(BACK)).toBeVisible();
  });
});
