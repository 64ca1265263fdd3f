import {
  adminExportMailsEndpoint,
  adminExportSuppressionsEndpoint,
  adminMailsEndpoint,
  adminRemoveSuppressionEndpoint,
  adminRetryMailEndpoint,
  adminSuppressionsEndpoint,
  type MailRow,
} from '@summit/contracts';
import { FakeServer } from '@summit/testing/fake-server';
import { refused } from '@summit/testing/refusal';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderInAdmin } from '../../../test/render-in-admin';
import { MailsView } from './MailsView';

const MAIL: MailRow = {
  id: 'm1',
  template: 'receipt',
  recipient: 'ann@example.com',
  state: 'refused',
  reason: 'EENVELOPE 550',
  tries: 0,
  next_try_at: null,
  created_at: '2025-11-06T20:00:00.000Z',
  sent_at: null,
  can_retry: true,
};

async function open(mail: Partial<MailRow> = {}) {
  const server = new FakeServer()
    .answers(adminMailsEndpoint, { success: true, data: [{ ...MAIL, ...mail }], total: 1 })
    .answers(adminSuppressionsEndpoint, {
      success: true,
      data: [{ email: 'quiet@example.com', at: '2025-11-06T20:00:00.000Z' }],
      total: 1,
    })
    .answers(adminRetryMailEndpoint, { success: true, message: 'The mail is on its way.' })
    .answers(adminRemoveSuppressionEndpoint, { success: true, message: 'The address gets all mails again.' });
  const { saved } = renderInAdmin(<MailsView />, { server });
  await screen.findByText('ann@example.com');
  return { server, saved, user: userEvent.setup({ delay: null }) };
}

describe('the mail desk', () => {
  it('begins with what failed, says why, and sends it again', async () => {
    const { server, user } = await open();
    expect(screen.getByText('EENVELOPE 550')).toBeVisible();
    expect(server.callsOf(adminMailsEndpoint)[0]?.query).toEqual({ limit: '50', skip: '0', state: 'failed' });
    await user.click(screen.getByRole('button', { name: 'Send again, ann@example.com' }));
    expect(await screen.findByText('The mail is on its way.')).toBeVisible();
    expect(server.callsOf(adminRetryMailEndpoint)[0]?.params).toEqual({ mail_id: 'm1' });
    server.answers(adminRetryMailEndpoint, () => refused('mail_not_retryable'));
    await user.click(screen.getByRole('button', { name: 'Send again, ann@example.com' }));
    expect(await screen.findByText(/^The mail was not sent: This mail was sent, or is too old/)).toBeVisible();
  });

  it('shows the mails of all states together', async () => {
    const { server, user } = await open();
    await user.click(screen.getByRole('button', { name: 'All' }));
    await waitFor(() => expect(server.callsOf(adminMailsEndpoint).at(-1)?.query).toMatchObject({ state: 'all' }));
  });

  it('asks before it sends a mail that may have arrived', async () => {
    const { server, user } = await open({ state: 'unconfirmed', reason: null });
    await user.click(screen.getByRole('button', { name: 'Send again, ann@example.com' }));
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('may get it twice');
    expect(server.callsOf(adminRetryMailEndpoint)).toHaveLength(0);
    await user.click(within(question).getByRole('button', { name: 'Send again' }));
    expect(await screen.findByText('The mail is on its way.')).toBeVisible();
  });

  it('is saved as files, as its lists are filtered', async () => {
    const { server, saved, user } = await open();
    const file = (name: string) => ({ name, type: 'text/csv', bytes: new ArrayBuffer(3) });
    server
      .answers(adminExportMailsEndpoint, file('mails.csv'))
      .answers(adminExportSuppressionsEndpoint, file('suppressions.csv'));
    await user.click(screen.getByRole('button', { name: 'Export mails' }));
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['mails.csv']));
    expect(server.callsOf(adminExportMailsEndpoint).map(({ query }) => query)).toEqual([{ state: 'failed' }]);
    await user.click(screen.getByRole('button', { name: 'Export unsubscribed' }));
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['mails.csv', 'suppressions.csv']));
  });

  it('takes an address off the unsubscribed ones, after asking', async () => {
    const { server, user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Remove quiet@example.com' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('The address gets all mails again.')).toBeVisible();
    expect(server.callsOf(adminRemoveSuppressionEndpoint)[0]?.params).toEqual({ email: 'quiet%40example.com' });
  });
});
