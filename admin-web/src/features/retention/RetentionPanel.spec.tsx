import {
  adminRetentionDueEndpoint,
  adminRetentionEndpoint,
  adminSaveRetentionEndpoint,
  type RetentionPeriod,
} from '@summit/contracts';
import { FakeServer } from '@summit/testing/fake-server';
import { fill } from '@summit/testing/fill';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { renderInAdmin } from '../../../test/render-in-admin';
import { RetentionPanel } from './RetentionPanel';

const BOUNDS = { least_days: 1, most_days: 36_500 };
const MESSAGES = 'Mails and text messages: to whom they went (days)';
const JOBS = 'Work that was given up after its last try (days)';
const LAST = { ran_at: '2025-11-20T08:00:00.000Z', days: 730, forgotten: 1_204, unfinished: false };
const periods = (message = 730): RetentionPeriod[] => [
  { kind: 'message', days: message, usual_days: 730, ...BOUNDS, last_run: LAST },
  { kind: 'failed_job', days: 30, usual_days: 30, ...BOUNDS, last_run: null },
];

async function open(records: number | null, days = 730) {
  const server = new FakeServer()
    .answers(adminRetentionEndpoint, { success: true, periods: periods(days) })
    .answers(adminRetentionDueEndpoint, { success: true, due: [{ kind: 'message', records, or_more: false }] })
    .answers(adminSaveRetentionEndpoint, { success: true, message: 'It is saved.', periods: periods(365) });
  renderInAdmin(<RetentionPanel />, { server });
  const user = userEvent.setup({ delay: null });
  return { server, user, messages: await screen.findByLabelText(MESSAGES) };
}
/** In the place of what stands there. */
async function write(field: HTMLElement, days: string, user: UserEvent) {
  await user.clear(field);
  await fill(field, days, user);
}
const save = () => screen.getByRole('button', { name: 'Save' });

//
describe('what goes by itself', () => {
  it('says what is kept how long and why, within which bounds, and what the last run forgot', async () => {
    const { messages } = await open(0);
    expect(messages).toHaveValue('730');
    expect(messages).toHaveAccessibleDescription(/support can say what somebody got.*Usually 730; from 1 to 36,500\./);
    expect(messages).toHaveAccessibleDescription(/Last run, Nov 20, 2025.*: 1,204 records older than 730 days\./);
    expect(screen.getByLabelText(JOBS)).toHaveAccessibleDescription(/No night has passed yet\./);
    expect(save()).toBeDisabled();
  });

  it('says where the last run has not forgotten all of it', async () => {
    const [message, job] = periods() as [RetentionPeriod, RetentionPeriod];
    const server = new FakeServer().answers(adminRetentionEndpoint, {
      success: true,
      periods: [
        { ...message, last_run: { ...LAST, unfinished: true } },
        { ...job, last_run: LAST },
      ],
    });
    renderInAdmin(<RetentionPanel />, { server });
    const failed = /: 1,204 records older than 730 days\. A part could not be forgotten; it is tried again\./;
    expect(await screen.findByLabelText(MESSAGES)).toHaveAccessibleDescription(failed);
    expect(screen.getByLabelText(JOBS)).not.toHaveAccessibleDescription(failed);
  });

  it('asks with counts before something is kept for less time, and sends only what was changed', async () => {
    const { server, user, messages } = await open(1_500);
    await write(messages, '365', user);
    await user.click(save());
    const question = await screen.findByRole('alertdialog', { name: 'Forget sooner?' });
    expect(question).toHaveTextContent('Mails and text messages: 1,500 records');
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(server.callsOf(adminSaveRetentionEndpoint)).toEqual([]);
    await user.click(save());
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('It is saved.')).toBeVisible();
    expect(server.callsOf(adminRetentionDueEndpoint)[0]?.query).toEqual({ message_days: '365' });
    expect(server.bodiesOf('adminSaveRetention')).toEqual([{ message_days: 365 }]);
    expect(save()).toBeDisabled();
  });

  it('asks without a number where counting takes too long', async () => {
    const { server, user, messages } = await open(null);
    await write(messages, '365', user);
    await user.click(save());
    const question = await screen.findByRole('alertdialog', { name: 'Forget sooner?' });
    expect(question).toHaveTextContent('Mails and text messages: too many records to count them in time');
    await user.click(within(question).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('It is saved.')).toBeVisible();
    expect(server.bodiesOf('adminSaveRetention')).toEqual([{ message_days: 365 }]);
  });

  it('asks nothing where nothing goes, or where it is kept longer', async () => {
    const { server, user, messages } = await open(0);
    await write(messages, '400', user);
    await user.click(save());
    expect(await screen.findByText('It is saved.')).toBeVisible();
    await write(screen.getByLabelText(JOBS), '60', user);
    await user.click(save());
    expect(server.callsOf(adminRetentionDueEndpoint)).toHaveLength(1);
    expect(server.bodiesOf('adminSaveRetention')).toEqual([{ message_days: 400 }, { failed_job_days: 60 }]);
  });

  it('saves the days that were asked about, whatever is typed until the answer, and keeps that in the form', async () => {
    const { server, user, messages } = await open(0);
    let count = (): void => undefined;
    const counted = new Promise<void>((done) => (count = done));
    server.answers(adminRetentionDueEndpoint, async () => {
      await counted;
      return { success: true as const, due: [{ kind: 'message' as const, records: 1_500, or_more: false }] };
    });
    await write(messages, '365', user);
    await user.click(save());
    expect(await screen.findByRole('button', { name: 'Saving...' })).toBeDisabled();
    await waitFor(() => expect(server.callsOf(adminRetentionDueEndpoint)).toHaveLength(1));
    await write(messages, '10', user);
    await write(screen.getByLabelText(JOBS), '60', user);
    count();
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('It is saved.')).toBeVisible();
    expect(server.callsOf(adminRetentionDueEndpoint).map(({ query }) => query)).toEqual([{ message_days: '365' }]);
    expect(server.bodiesOf('adminSaveRetention')).toEqual([{ message_days: 365 }]);
    expect(messages).toHaveValue('10');
    expect(screen.getByLabelText(JOBS)).toHaveValue('60');
    expect(await screen.findByRole('button', { name: 'Save' })).toBeEnabled();
  });

  it('asks by what is stored when somebody else has changed it, and about nothing that is not sent', async () => {
    const { server, user, messages } = await open(1_500, 365);
    await write(messages, '400', user);
    const theirs = periods().map((period) => (period.kind === 'failed_job' ? { ...period, days: 60 } : period));
    server.answers(adminRetentionEndpoint, { success: true, periods: theirs });
    await user.click(save());
    expect(await screen.findByText(/Somebody else has just saved this: .*“730”/)).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText(JOBS)).toHaveValue('60'));
    await user.click(save());
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('It is saved.')).toBeVisible();
    expect(server.callsOf(adminRetentionDueEndpoint).map(({ query }) => query)).toEqual([{ message_days: '400' }]);
    expect(server.bodiesOf('adminSaveRetention')).toEqual([{ message_days: 400 }]);
  });

  it('sends no days out of bounds, and says why nothing was saved', async () => {
    const { server, user, messages } = await open(0);
    for (const days of ['0', '36501', '1.5', 'many']) {
      await write(messages, days, user);
      await user.click(save());
      expect(await screen.findByText('Please enter a whole number from 1 to 36,500')).toBeVisible();
    }
    expect(server.callsOf(adminRetentionDueEndpoint)).toEqual([]);
    server.refuses(adminRetentionDueEndpoint, 500);
    await write(messages, '10', user);
    await user.click(save());
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(server.callsOf(adminSaveRetentionEndpoint)).toEqual([]);
  });

  it('says when it could not be loaded', async () => {
    renderInAdmin(<RetentionPanel />, { server: new FakeServer().refuses(adminRetentionEndpoint, 500) });
    expect(await screen.findByText('We could not load how long what is kept.')).toBeVisible();
  });
});
