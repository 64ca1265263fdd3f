import {
  adminSaveShieldEndpoint,
  adminShieldEndpoint,
  type SaveShieldResponse,
  type ShieldChanges,
  type ShieldChoices,
} from '@summit/contracts';
import { withListChange } from '@summit/rules';
import { FakeServer } from '@summit/testing/fake-server';
import { fill } from '@summit/testing/fill';
import { refused } from '@summit/testing/refusal';
import { focusManager } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderInAdmin } from '../../../test/render-in-admin';
import { ShieldView } from './ShieldView';

const CHOICES: ShieldChoices = {
  attack_mode: 'auto',
  refuse_disposable: true,
  allowed_domains: [],
  refused_domains: ['throw.example'],
};
const NOTHING = { add: [], remove: [] };
const world = (settings: ShieldChoices | null = CHOICES) =>
  new FakeServer()
    .answers(adminShieldEndpoint, { success: true, data: [], attacks: [], attack_mode: 'auto', settings })
    .answers(adminSaveShieldEndpoint, ({ body }): SaveShieldResponse => {
      const { allowed_domains, refused_domains, ...changes } = body as ShieldChanges;
      const lists = {
        allowed_domains: withListChange(CHOICES.allowed_domains, allowed_domains ?? NOTHING),
        refused_domains: withListChange(CHOICES.refused_domains, refused_domains ?? NOTHING),
      };
      return { success: true, message: 'The shield is set.', settings: { ...CHOICES, ...changes, ...lists } };
    });
const open = (server: FakeServer) => {
  renderInAdmin(<ShieldView />, { server });
  return userEvent.setup({ delay: null });
};

// F-330
describe('the shield', () => {
  afterEach(() => focusManager.setFocused(undefined));

  it('is set by an owner: attack mode, throwaway mail and what the list is wrong about', async () => {
    const server = world();
    const user = open(server);
    const wrong = await screen.findByLabelText('No throwaway mail');
    await fill(wrong, 'zoe@example.com', user);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('zoe@example.com is no domain. Write example.com')).toBeVisible();
    expect(wrong).toHaveAttribute('aria-invalid', 'true');
    await user.clear(wrong);
    await fill(wrong, '@Example.com, example.com other.example', user);
    await user.click(screen.getByRole('switch', { name: 'Refuse free registrations with throwaway mail' }));
    await user.click(screen.getByRole('combobox', { name: 'Everybody is asked for work' }));
    await user.click(screen.getByRole('option', { name: 'Always' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The shield is set.')).toBeVisible();
    expect(server.bodiesOf('adminSaveShield')).toEqual([
      {
        attack_mode: 'always',
        refuse_disposable: false,
        allowed_domains: { add: ['example.com', 'other.example'], remove: [] },
      },
    ]);
    expect(wrong).toHaveValue('example.com\nother.example');
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  });

  it('takes back nothing that another owner has set meanwhile', async () => {
    const theirs = { ...CHOICES, allowed_domains: ['added.example'], refused_domains: ['theirs.example'] };
    const server = world();
    const user = open(server);
    const [refusedToo, wrong] = [
      await screen.findByLabelText('Throwaway mail too'),
      screen.getByLabelText('No throwaway mail'),
    ];
    await fill(wrong, 'ours.example', user);

    // The page looks again, every minute and when somebody comes back to it.
    server.answers(adminShieldEndpoint, {
      success: true,
      data: [],
      attacks: [],
      attack_mode: 'auto',
      settings: theirs,
    });
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    await waitFor(() => expect(refusedToo).toHaveValue('theirs.example'));
    expect(wrong).toHaveValue('ours.example');

    const newest = { ...theirs, refuse_disposable: false, allowed_domains: ['added.example', 'ours.example'] };
    server.answers(adminSaveShieldEndpoint, { success: true, message: 'The shield is set.', settings: newest });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The shield is set.')).toBeVisible();
    expect(server.bodiesOf('adminSaveShield')).toEqual([{ allowed_domains: { add: ['ours.example'], remove: [] } }]);
    expect(wrong).toHaveValue('added.example\nours.example');
    expect(refusedToo).toHaveValue('theirs.example');
    expect(screen.getByRole('switch', { name: 'Refuse free registrations with throwaway mail' })).not.toBeChecked();
  });

  it('names the mode that another owner has chosen meanwhile in the words of the form', async () => {
    const server = world({ ...CHOICES, attack_mode: 'never' });
    const user = open(server);
    await user.click(await screen.findByRole('combobox', { name: 'Everybody is asked for work' }));
    await user.click(screen.getByRole('option', { name: 'Always' }));
    server.answers(adminShieldEndpoint, {
      success: true,
      data: [],
      attacks: [],
      attack_mode: 'auto',
      settings: CHOICES,
    });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(
      await screen.findByText(/just saved this: Everybody is asked for work: “While an attack is seen”/),
    ).toBeVisible();
  });

  it('says what the server refuses, and keeps what was typed', async () => {
    const user = open(world().answers(adminSaveShieldEndpoint, () => refused('shield_domain_invalid')));
    const refusedToo = await screen.findByLabelText('Throwaway mail too');
    await user.clear(refusedToo);
    await fill(refusedToo, 'bad.example', user);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Please enter domains only, such as example.com, 500 at most.')).toBeVisible();
    expect(refusedToo).toHaveValue('bad.example');
  });

  it('shows support what machines tried, and sets nothing', async () => {
    open(world(null));
    expect(await screen.findByText('Nothing suspicious in seven days.')).toBeVisible();
    expect(screen.queryByText('What the shield does')).not.toBeInTheDocument();
  });
});
