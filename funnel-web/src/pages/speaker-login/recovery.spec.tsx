import { fill } from '@summit/testing/fill';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refused } from '../../../test/fake-offer-ports';
import { SIGNED_IN, type FakeSpeakerOptions } from '../../../test/fake-speaker-ports';
import { renderSpeakerPages } from '../../../test/render-speaker-pages';

const open = (query: string, given: FakeSpeakerOptions = {}) => renderSpeakerPages(`/speaker/login${query}`, given);
const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }));

// F-315
describe('ways back into a speaker account', () => {
  it('mails a link for a forgotten password', async () => {
    const { calls, shown } = await open('');
    await userEvent.click(screen.getByRole('link', { name: 'No password yet, or a forgotten one?' }));
    expect(shown()).toBe('/speaker/login?forgot');
    await press('Send the link');
    expect(screen.getByText('Please enter a valid email address')).toBeVisible();
    await fill(screen.getByLabelText('Email'), ' amara@speakers.test ');
    await press('Send the link');
    expect(await screen.findByRole('status')).toHaveTextContent('Done as asked.');
    expect(calls).toEqual([['forgotPassword', 'amara@speakers.test']]);
  });

  it('uses the link to a new address only when the button is pressed, and signs out here', async () => {
    const { calls, store } = await open('?confirm_email=t0k', { kept: SIGNED_IN });
    expect(calls).toEqual([]);
    expect(screen.getByText(/^One press makes it the address of your speaker account\./)).toBeVisible();
    await press('Use this address');
    expect(await screen.findByRole('status')).toHaveTextContent('Done as asked.');
    expect(calls).toEqual([['confirmEmail', 't0k']]);
    await waitFor(() => expect(store.kept).toEqual({}));
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/speaker/login');
  });

  it('takes the former address back when the button is pressed, and signs out here (D-139)', async () => {
    const { calls, store } = await open('?undo_email=t0k', { kept: SIGNED_IN });
    expect(calls).toEqual([]);
    await press('Take my address back');
    expect(await screen.findByRole('status')).toHaveTextContent('Done as asked.');
    expect(calls).toEqual([['takeBackEmail', 't0k']]);
    await waitFor(() => expect(store.kept).toEqual({}));
  });

  it('says so where that link is over', async () => {
    await open('?confirm_email=t0k', { confirmEmail: () => Promise.reject(refused('account_link_invalid')) });
    await press('Use this address');
    expect(await screen.findByRole('alert')).toHaveTextContent('This link is no longer valid. Ask for a new one.');
  });
});
