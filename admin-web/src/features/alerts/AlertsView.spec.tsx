import { fill } from '@summit/testing/fill';
import {
  adminAlertsEndpoint,
  adminSaveAlertSettingsEndpoint,
  adminTestAlertEndpoint,
  type AlertRow,
  type AlertSettings,
  type AlertSettingsChanges,
  type SaveAlertSettingsResponse,
  type StaffRole,
} from '@summit/contracts';
import { withListChange } from '@summit/rules';
import { FakeServer } from '@summit/testing/fake-server';
import { refused } from '@summit/testing/refusal';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderInAdmin } from '../../../test/render-in-admin';
import { AlertsView } from './AlertsView';

const SETTINGS: AlertSettings = {
  recipients: [],
  webhook_url: null,
  quiet_from: 22,
  quiet_to: 7,
  queue_minutes: 5,
  failing_percent: 50,
};
const alert = (over: Partial<AlertRow>): AlertRow => ({
  id: '1',
  kind: 'provider_down',
  subject: 'stripe',
  summary: 'stripe does not answer.',
  raised_at: '2025-11-06T20:00:00.000Z',
  ended_at: null,
  told_at: '2025-11-06T20:00:30.000Z',
  ...over,
});

const world = (data: AlertRow[] = [], role: StaffRole = 'owner') =>
  new FakeServer()
    .answers(adminAlertsEndpoint, { success: true, data, settings: role === 'owner' ? SETTINGS : null })
    .answers(adminSaveAlertSettingsEndpoint, ({ body }): SaveAlertSettingsResponse => {
      const { recipients, ...changes } = body as AlertSettingsChanges;
      const list = withListChange(SETTINGS.recipients, recipients ?? { add: [], remove: [] });
      return { success: true, message: 'The alerts are set.', settings: { ...SETTINGS, ...changes, recipients: list } };
    })
    .answers(adminTestAlertEndpoint, { success: true, message: 'A test alert is on its way.' });

const open = (server: FakeServer) => {
  renderInAdmin(<AlertsView />, { server });
  return userEvent.setup({ delay: null });
};

describe('the alerts', () => {
  it('say what stands, what has ended, and who was told when', async () => {
    open(
      world([
        alert({}),
        alert({ id: '2', kind: 'signup_rate', subject: '', summary: 'Unusually few registrations.', told_at: null }),
        alert({ id: '3', summary: 'smtp does not answer.', ended_at: '2025-11-06T21:00:00.000Z', told_at: null }),
      ]),
    );
    const [first, second, third] = await screen.findAllByRole('listitem');
    expect(first).toHaveTextContent('Stands');
    expect(first).toHaveTextContent('stripe does not answer.From Nov 6, 2025');
    expect(second).toHaveTextContent('Waits for the end of the quiet hours');
    expect(within(third!).getByText('Ended')).toBeVisible();
    expect(third).toHaveTextContent(/From Nov 6, 2025, 12:00 PM.* to Nov 6, 2025, 1:00 PM.*\. Told to nobody\./);
  });

  it('say when nothing needs anybody; support reads them and sets nothing', async () => {
    open(world([], 'support'));
    expect(await screen.findByText('Nothing needs you')).toBeVisible();
    expect(screen.queryByText('Who is told, and when')).not.toBeInTheDocument();
  });

  it('are set by an owner, and tried', async () => {
    const server = world();
    const user = open(server);
    await user.click(await screen.findByLabelText('Email addresses'));
    await user.paste('a@summit.test\nb@summit.test');
    expect(screen.getByRole('button', { name: 'Send a test alert' })).toBeDisabled();
    await user.clear(screen.getByLabelText('Quiet from (hour, Pacific)'));
    await user.type(screen.getByLabelText('Quiet from (hour, Pacific)'), '24');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Please enter a whole number in the range')).toBeVisible();
    await user.clear(screen.getByLabelText('Quiet from (hour, Pacific)'));
    await user.type(screen.getByLabelText('Quiet from (hour, Pacific)'), '21');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The alerts are set.')).toBeVisible();
    expect(server.bodiesOf('adminSaveAlertSettings')).toEqual([
      { recipients: { add: ['a@summit.test', 'b@summit.test'], remove: [] }, quiet_from: 21 },
    ]);
    expect(screen.getByLabelText('Email addresses')).toHaveValue('a@summit.test\nb@summit.test');
    await user.click(screen.getByRole('button', { name: 'Send a test alert' }));
    await waitFor(() => expect(server.callsOf('adminTestAlert')).toHaveLength(1));
  });

  it('say what the server refuses, and keep what was typed', async () => {
    const user = open(world().answers(adminSaveAlertSettingsEndpoint, () => refused('alert_webhook_invalid')));
    await fill(await screen.findByLabelText('Webhook'), 'slack', user);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The webhook must be a complete https address.')).toBeVisible();
    expect(screen.getByLabelText('Webhook')).toHaveValue('slack');
  });
});
