import { adminShieldEndpoint, type ShieldChoices, type ShieldResponse } from '@summit/contracts';
import { FakeServer } from '@summit/testing/fake-server';
import { screen } from '@testing-library/react';
import { renderInAdmin } from '../../../test/render-in-admin';
import { ShieldPanel } from './ShieldPanel';

const ANSWER: ShieldResponse = {
  success: true,
  data: [
    { form: 'signup', outcome: 'trap', today: 3, week: 1_204 },
    { form: 'vip_login', outcome: 'attack', today: 0, week: 9 },
  ],
  attacks: [{ form: 'vip_login', ends_at: '2025-11-06T20:10:00.000Z' }],
  attack_mode: 'auto',
  settings: null,
};

// F-330
describe('what machines tried', () => {
  const open = (server: FakeServer) => renderInAdmin(<ShieldPanel />, { server });

  it('is counted by form and reason, today and in seven days', async () => {
    open(new FakeServer().answers(adminShieldEndpoint, ANSWER));
    const rows = await screen.findAllByRole('row');
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ['What happened', 'Today', '7 days'],
      ['Refused: hidden field filled inRegistration', '3', '1,204'],
      ['Asked for work, during an attackSign-in of members', '0', '9'],
    ]);
    expect(screen.getByText('Attacked')).toBeVisible();
    expect(screen.getByText(/Sign-in of members: everybody is asked for work until/)).toBeVisible();
  });

  const BOTH = [...ANSWER.attacks, { ...ANSWER.attacks[0]!, form: 'signup' as const }];
  it.each([
    ['auto', 'while an attack is seen', ['everybody is asked for work until', 'everybody is asked for work until']],
    ['never', 'Attacks on registrations ask nobody', ['everybody is asked for work until', 'taken for attacked until']],
    ['always', 'at each registration and sign-in', ['taken for attacked until', 'taken for attacked until']],
  ] as const)(
    'says with %s what holds, and only where it is so that an attack asks everybody',
    async (mode, line, said) => {
      open(new FakeServer().answers(adminShieldEndpoint, { ...ANSWER, attacks: BOTH, attack_mode: mode }));
      expect(await screen.findByText(new RegExp(line))).toBeVisible();
      const attacks = screen.getAllByRole('listitem').map((item) => item.textContent);
      expect(attacks).toEqual([
        expect.stringContaining(`Sign-in of members: ${said[0]} `),
        expect.stringContaining(`Registration: ${said[1]} `),
      ]);
    },
  );

  it('goes by what an owner has just saved', async () => {
    const settings: ShieldChoices = {
      attack_mode: 'always',
      refuse_disposable: true,
      allowed_domains: [],
      refused_domains: [],
    };
    open(new FakeServer().answers(adminShieldEndpoint, { ...ANSWER, settings }));
    expect(await screen.findByText(/an owner has chosen Always/)).toBeVisible();
  });

  it('says when there is nothing', async () => {
    open(
      new FakeServer().answers(adminShieldEndpoint, {
        success: true,
        data: [],
        attacks: [],
        attack_mode: 'auto',
        settings: null,
      }),
    );
    expect(await screen.findByText('Nothing suspicious in seven days.')).toBeVisible();
    expect(screen.queryByText('Attacked')).not.toBeInTheDocument();
  });

  it('says when it could not be loaded', async () => {
    open(new FakeServer().refuses(adminShieldEndpoint, 500));
    expect(await screen.findByText('What machines tried was not loaded.')).toBeVisible();
  });
});
