import {
  adminAffiliateApplicationsEndpoint,
  adminApproveApplicationEndpoint,
  adminDeclineApplicationEndpoint,
  type AffiliateApplicationRow,
  type AffiliateInvitationResponse,
} from '@summit/contracts';
import { FakeServer } from '@summit/testing/fake-server';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderInAdmin } from '../../../test/render-in-admin';
import { ApplicationList } from './ApplicationList';

const INVITED = {
  success: true as const,
  message: 'The account is open.',
  setup_url: 'https://summit.example/speaker-set-password?token=abc',
};
const ANN: AffiliateApplicationRow = {
  id: '3f0c1d9e-0000-4000-8000-000000000001',
  name: 'Ann Applicant',
  email: 'ann@blog.test',
  promotion: 'I write to forty thousand founders each week.',
  status: 'pending',
  applied_at: '2025-11-06T20:00:00.000Z',
  decided_at: null,
  speaker_code: null,
  suggested_code: 'ANN-APPLICANT',
};

function open() {
  const onApproved: AffiliateInvitationResponse[] = [];
  const server = new FakeServer().answers(adminAffiliateApplicationsEndpoint, { success: true, data: [ANN], total: 1 });
  return {
    onApproved,
    ...renderInAdmin(<ApplicationList onApproved={(answer) => void onApproved.push(answer)} />, { server }),
  };
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const confirmWith = async (verb: string) =>
  userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: verb }));

describe('applications (C-062)', () => {
  it('are approved under the suggested code or another one', async () => {
    const { server, onApproved } = open();
    server.answers(adminApproveApplicationEndpoint, INVITED);
    await press('Approve Ann Applicant');
    const dialog = within(screen.getByRole('dialog'));
    const code = dialog.getByLabelText('Speaker code');
    expect(code).toHaveValue('ANN-APPLICANT');
    await userEvent.clear(code);
    await userEvent.type(code, 'ann');
    await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(onApproved).toEqual([INVITED]));
    expect(server.callsOf(adminApproveApplicationEndpoint)[0]).toMatchObject({
      params: { application_id: ANN.id },
      body: { speaker_code: 'ANN' },
    });
    await waitFor(() => expect(server.callsOf(adminAffiliateApplicationsEndpoint).length).toBeGreaterThan(1));
  });

  it('are declined after asking, and can be looked up later', async () => {
    const { server } = open();
    server.answers(adminDeclineApplicationEndpoint, { success: true, message: 'The application is declined.' });
    await press('Decline Ann Applicant');
    await confirmWith('Decline');
    expect(await screen.findByText('The application is declined.')).toBeVisible();
    await press('Declined');
    await waitFor(() =>
      expect(server.callsOf(adminAffiliateApplicationsEndpoint).at(-1)?.query).toMatchObject({ status: 'declined' }),
    );
  });
});
