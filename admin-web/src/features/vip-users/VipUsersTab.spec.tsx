import { fill } from '@summit/testing/fill';
import {
  adminCreateVipUserEndpoint,
  adminDeleteVipUserEndpoint,
  adminResendSetupLinkEndpoint,
  adminSignOutVipUserEndpoint,
  adminUpdateVipAccessEndpoint,
  adminViewAsVipUserEndpoint,
  adminVipUsersEndpoint,
  type CreateVipUserRequest,
  type VipUserRow,
} from '@summit/contracts';
import { FakeServer } from '@summit/testing/fake-server';
import { refused } from '@summit/testing/refusal';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderInAdmin } from '../../../test/render-in-admin';
import { VipUsersTab } from './VipUsersTab';

// What a test leaves typed is kept in the tab.
afterEach(() => sessionStorage.clear());

const ZOE: VipUserRow = {
  id: 'm1',
  email: 'zoe@example.com',
  name: 'Zoe Nkemelu',
  summit1_access: false,
  summit2_access: true,
  two_factor_enabled: true,
  setup_pending: false,
};
const BO: VipUserRow = { ...ZOE, id: 'm2', email: 'bo@example.com', name: 'Bo', setup_pending: true };
const SETUP_URL = 'https://members.example/vip/setup-password?token=abc';

const world = (users: VipUserRow[] = [ZOE, BO], total = users.length) =>
  new FakeServer().answers(adminVipUsersEndpoint, ({ query }) => ({
    success: true as const,
    users: query['search'] === 'nobody' ? [] : users,
    total: query['search'] === 'nobody' ? 0 : total,
    statistics: { total_users: 1_204, summit1_access: 31, summit2_access: 1_190, both_summits: 17, two_fa_enabled: 9 },
  }));
const open = async (server = world()) => {
  const rendered = renderInAdmin(<VipUsersTab />, { server });
  await screen.findByLabelText(`Edit ${ZOE.email}`);
  return rendered;
};
const menuOf = async (user: VipUserRow, item: string) => {
  await userEvent.click(screen.getByLabelText(`More actions: ${user.email}`));
  return screen.findByRole('menuitem', { name: item });
};
const confirmed = (name: string) =>
  userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name }));
const lists = (server: FakeServer) => server.callsOf(adminVipUsersEndpoint);

describe('the list of VIP users', () => {
  it('shows figures, and email, name, access and 2FA of each (A-126, A-127, A-130, A-131, A-132)', async () => {
    await open();
    const figures = screen.getByRole('region', { name: 'VIP users in figures' });
    for (const text of ['1,204', '31', '1,190', '17', '9', 'Business growth 2024', 'Passive income 2025'])
      expect(figures).toHaveTextContent(text);
    const rows = within(screen.getByRole('grid', { name: 'VIP users' })).getAllByRole('row');
    for (const text of ['zoe@example.com', 'Zoe Nkemelu', 'NoYesOn']) expect(rows[1]).toHaveTextContent(text);
    expect(rows[2]).toHaveTextContent('Password not set yet');
  });

  it('is searched and filtered by the server (A-126, A-133)', async () => {
    const { server } = await open();
    expect(lists(server)[0]?.query).toEqual({ limit: '50', skip: '0', summit_filter: 'all' });
    await userEvent.click(screen.getByRole('combobox', { name: 'Summit' }));
    expect(screen.getAllByRole('option').map((one) => one.textContent)).toEqual([
      'All summits',
      'Summit 1',
      'Summit 2',
    ]);
    await userEvent.click(screen.getByRole('option', { name: 'Summit 1' }));
    await fill(screen.getByRole('searchbox', { name: 'Search VIP users' }), 'nobody');
    expect(await screen.findByText('No VIP users match')).toBeVisible();
    expect(lists(server).at(-1)?.query).toEqual({ limit: '50', skip: '0', summit_filter: 'summit1', search: 'nobody' });
  });
});

describe('adding a VIP user', () => {
  const form = async (server: FakeServer) => {
    const rendered = await open(server);
    await userEvent.click(screen.getByRole('button', { name: 'Add VIP User' }));
    return { ...rendered, dialog: screen.getByRole('dialog', { name: 'Add VIP User' }) };
  };
  const fillForm = async (dialog: HTMLElement) => {
    await fill(within(dialog).getByLabelText('Email'), ' new@example.com ');
    await userEvent.type(within(dialog).getByLabelText('Name'), 'New');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add user' }));
  };

  it('asks for email and name (A-129)', async () => {
    const { dialog, server } = await form(world());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add user' }));
    expect(within(dialog).getByRole('alert')).toHaveTextContent('Please fill in email and name');
    expect(server.callsOf(adminCreateVipUserEndpoint)).toEqual([]);
  });

  it('mails by default and shows the setup link to copy (A-128, A-130, A-135, A-223)', async () => {
    const answer = { success: true, message: 'The VIP user is created.', setup_url: SETUP_URL } as const;
    userEvent.setup();
    const { dialog, server } = await form(world().answers(adminCreateVipUserEndpoint, answer));
    await fillForm(dialog);
    const result = await screen.findByRole('dialog', { name: 'The VIP user is created.' });
    expect(within(result).getByLabelText('Setup link')).toHaveValue(SETUP_URL);
    await userEvent.click(within(result).getByRole('button', { name: 'Copy setup link' }));
    await expect(navigator.clipboard.readText()).resolves.toBe(SETUP_URL);
    expect(server.callsOf(adminCreateVipUserEndpoint)[0]?.body).toEqual({
      email: 'new@example.com',
      name: 'New',
      summit1_access: false,
      summit2_access: true,
      send_welcome_email: true,
    });
    await waitFor(() => expect(lists(server)).toHaveLength(2));
  });

  it('says why it failed (A-138, A-139)', async () => {
    const { dialog } = await form(world().on(adminCreateVipUserEndpoint, () => refused('vip_user_exists')));
    await fillForm(dialog);
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'Error creating VIP user: A VIP user with this email already exists.',
    );
  });

  it('asks whether an address is meant that another VIP user had before (D-105)', async () => {
    const answer = { success: true, message: 'The VIP user is created.', setup_url: SETUP_URL } as const;
    const server = world().on(adminCreateVipUserEndpoint, ({ body }) =>
      (body as CreateVipUserRequest).former_address_confirmed ? answer : refused('vip_address_left'),
    );
    const { dialog } = await form(server);
    await fillForm(dialog);
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Another VIP user had this email before.');
    await userEvent.click(within(dialog).getByLabelText('Open a new account for this email all the same'));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add user' }));
    expect(await screen.findByRole('dialog', { name: 'The VIP user is created.' })).toBeVisible();
  });
});

describe('one VIP user', () => {
  const edit = async (server: FakeServer) => {
    const rendered = await open(server);
    await userEvent.click(screen.getByLabelText(`Edit ${ZOE.email}`));
    const dialog = screen.getByRole('dialog', { name: 'Edit Summit Access' });
    await userEvent.click(within(dialog).getByLabelText('Summit 1: Business growth 2024'));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save access' }));
    return { ...rendered, dialog };
  };

  it('gets and loses the editions (A-128, A-136)', async () => {
    const answer = { success: true, message: 'The summit access is saved.' } as const;
    const { server } = await edit(world().answers(adminUpdateVipAccessEndpoint, answer));
    expect(await screen.findByText(answer.message)).toBeVisible();
    expect(server.callsOf(adminUpdateVipAccessEndpoint)[0]?.body).toEqual({
      email: ZOE.email,
      summit1_access: true,
      summit2_access: true,
      seen_summit1_access: false,
      seen_summit2_access: true,
    });
  });

  it('is not changed over the head of a colleague', async () => {
    const { dialog } = await edit(world().on(adminUpdateVipAccessEndpoint, () => refused('edit_conflict')));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Somebody else saved a newer version');
  });

  it('is deleted after a question, and the list is asked for again (A-137, A-212, A-223)', async () => {
    const answer = { success: true, message: 'The VIP user is deleted.' } as const;
    const { server } = await open(world().answers(adminDeleteVipUserEndpoint, answer));
    await userEvent.click(screen.getByLabelText(`Delete ${ZOE.email}`));
    expect(screen.getByRole('alertdialog')).toHaveTextContent('Orders stay.');
    await confirmed('Cancel');
    expect(server.callsOf(adminDeleteVipUserEndpoint)).toEqual([]);
    await userEvent.click(screen.getByLabelText(`Delete ${ZOE.email}`));
    await confirmed('Delete');
    expect(await screen.findByText(answer.message)).toBeVisible();
    await waitFor(() => expect(lists(server)).toHaveLength(2));
  });

  it('gets a new link only while no password is set, and is signed out after a question (C-109, A-212)', async () => {
    const server = world()
      .answers(adminResendSetupLinkEndpoint, { success: true, message: 'Sent.', setup_url: SETUP_URL })
      .answers(adminSignOutVipUserEndpoint, { success: true, message: 'Signed out.' });
    await open(server);
    await userEvent.click(await menuOf(ZOE, 'Sign out everywhere'));
    await confirmed('Sign out everywhere');
    expect(await screen.findByText('Signed out.')).toBeVisible();
    await userEvent.click(screen.getByLabelText(`More actions: ${ZOE.email}`));
    expect(screen.queryByRole('menuitem', { name: 'Send a new setup link' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await menuOf(BO, 'Send a new setup link'));
    await confirmed('Send a new setup link');
    expect(await screen.findByLabelText('Setup link')).toHaveValue(SETUP_URL);
  });

  it('is looked at as its own pages show it, with one call', async () => {
    const server = world().answers(adminViewAsVipUserEndpoint, {
      success: true,
      setup_pending: true,
      user: {
        name: 'Zoe Nkemelu',
        email: ZOE.email,
        bio: '',
        social_links: { linkedin: 'https://www.example.com/zoe' },
        profile_photo_url: null,
        two_factor_enabled: true,
        summit_access: {
          business_growth_summit_2024: { has_access: false },
          passive_income_summit_2024: { has_access: true },
        },
      },
    });
    await open(server);
    await userEvent.click(await menuOf(ZOE, 'View as this member'));
    const dialog = await screen.findByRole('dialog', { name: 'What this member sees' });
    expect(await within(dialog).findByText('Open: recordings and resources')).toBeVisible();
    for (const text of ['Closed', 'linkedin: https://www.example.com/zoe', 'Not set yet'])
      expect(dialog).toHaveTextContent(text);
    expect(server.callsOf(adminViewAsVipUserEndpoint)).toHaveLength(1);
  });
});
