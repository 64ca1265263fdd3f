import { fill } from '@summit/testing/fill';
import {
  adminInviteStaffEndpoint,
  adminStaffEndpoint,
  adminUpdateStaffEndpoint,
  type StaffRow,
} from '@summit/contracts';
import { FakeServer } from '@summit/testing/fake-server';
import { refused } from '@summit/testing/refusal';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderInAdmin } from '../../../test/render-in-admin';
import { widthIs } from '../../../test/width-is';
import { StaffView } from './StaffView';

const OWNER: StaffRow = {
  id: 'a1',
  email: 'ops@summit.example',
  role: 'owner',
  status: 'active',
  two_factor_enabled: true,
  passkeys: 0,
  created_at: '2025-11-01T20:00:00.000Z',
  last_sign_in_at: '2025-11-06T20:00:00.000Z',
};
const HELPER: StaffRow = { ...OWNER, id: 'a2', email: 'helper@summit.example', role: 'support', status: 'invited' };
const done = { success: true, message: 'The account is saved.' } as const;

async function open() {
  const server = new FakeServer()
    .answers(adminStaffEndpoint, { success: true, data: [HELPER, OWNER], two_factor_required: false })
    .answers(adminUpdateStaffEndpoint, done)
    .answers(adminInviteStaffEndpoint, done);
  renderInAdmin(<StaffView />, { server });
  await screen.findByText(HELPER.email);
  return { server, user: userEvent.setup({ delay: null }) };
}

//
describe('the staff accounts', () => {
  it('change the others, and never the own account', async () => {
    const { server, user } = await open();
    expect(screen.queryByRole('button', { name: `More actions for ${OWNER.email}` })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: `More actions for ${HELPER.email}` }));
    expect(screen.getByRole('menuitem', { name: 'Send the link again' })).toBeVisible();
    await user.click(screen.getByRole('menuitem', { name: 'Make owner' }));
    expect(await screen.findByText('The account is saved.')).toBeVisible();
    expect(server.bodiesOf(adminUpdateStaffEndpoint)).toEqual([
      { role: 'owner', disabled: false, seen_role: 'support', seen_disabled: false },
    ]);
  });

  it('can be changed on a phone, too, from the details of their row', async () => {
    widthIs(390);
    const { server, user } = await open();
    await user.click(screen.getByText(HELPER.email));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Make owner' }));
    expect(await screen.findByText('The account is saved.')).toBeVisible();
    expect(server.bodiesOf(adminUpdateStaffEndpoint)).toMatchObject([{ role: 'owner' }]);
    widthIs(1280);
  });

  it('say that another owner was faster, and show what that made of it', async () => {
    const { server, user } = await open();
    server
      .answers(adminUpdateStaffEndpoint, () => refused('edit_conflict'))
      .answers(adminStaffEndpoint, {
        success: true,
        data: [{ ...HELPER, status: 'disabled' }, OWNER],
        two_factor_required: false,
      });
    await user.click(screen.getByRole('button', { name: `More actions for ${HELPER.email}` }));
    await user.click(screen.getByRole('menuitem', { name: 'Make owner' }));
    expect(await screen.findByText(/Somebody else saved a newer version/)).toBeVisible();
    expect(await screen.findByText('Disabled')).toBeVisible();
  });

  it('say of a passkey that it is a second factor (C-088)', async () => {
    const by = (id: string, two_factor_enabled: boolean, passkeys: number): StaffRow => ({
      ...OWNER,
      id,
      email: `${id}@summit.example`,
      two_factor_enabled,
      passkeys,
    });
    const data = [by('app', true, 1), by('key', false, 2), by('none', false, 0)];
    const server = new FakeServer().answers(adminStaffEndpoint, { success: true, data, two_factor_required: false });
    renderInAdmin(<StaffView />, { server });
    expect(await screen.findByText('key@summit.example')).toHaveClass('shortened');
    for (const label of ['On', 'Passkey', 'Off']) expect(screen.getByText(label)).toBeVisible();
  });

  it('are invited by address and role', async () => {
    const { server, user } = await open();
    await user.click(screen.getByRole('button', { name: 'Invite' }));
    await user.type(screen.getByLabelText('Email'), 'new');
    await user.click(screen.getByRole('button', { name: 'Send invitation' }));
    expect(screen.getByText('Please enter a valid email')).toBeVisible();
    await fill(screen.getByLabelText('Email'), '@summit.example', user);
    await user.click(screen.getByRole('button', { name: 'Send invitation' }));
    expect(await screen.findByText('The account is saved.')).toBeVisible();
    expect(server.bodiesOf(adminInviteStaffEndpoint)).toEqual([{ email: 'new@summit.example', role: 'support' }]);
  });
});
