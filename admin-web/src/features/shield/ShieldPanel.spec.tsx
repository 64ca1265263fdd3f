import { adminShieldEndpoint, type ShieldResponse } from '@summit/contracts';
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

  it('says when there is nothing', async () => {
    open(new FakeServer().answers(adminShieldEndpoint, { success: true, data: [], attacks: [], settings: null }));
    expect(await screen.findByText('Nothing suspicious in seven days.')).toBeVisible();
    expect(screen.queryByText('Attacked')).not.toBeInTheDocument();
  });

  it('says when it could not be loaded', async () => {
    open(new FakeServer().refuses(adminShieldEndpoint, 500));
    expect(await screen.findByText('What machines tried was not loaded.')).toBeVisible();
  });
});
