import { adminLogoutEndpoint } from '@summit/contracts';
import { FakeServer } from '@summit/testing/fake-server';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderInAdmin } from '../../../test/render-in-admin';
import { useLogout } from './useLogout';

function SignOut() {
  return <button onClick={useLogout()}>Sign out</button>;
}

// D-462
it('signing out forgets what was typed and not saved', async () => {
  sessionStorage.setItem('admin_edits', '{"ops@summit.example session 1":{}}');
  const server = new FakeServer().answers(adminLogoutEndpoint, { success: true });
  const { services } = renderInAdmin(<SignOut />, { server });
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(sessionStorage.getItem('admin_edits')).toBeNull();
  expect(services.session.current().token).toBeNull();
});
