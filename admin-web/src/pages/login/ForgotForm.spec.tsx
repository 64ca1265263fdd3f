import { adminForgotPasswordEndpoint } from '@summit/contracts';
import { FakeServer } from '@summit/testing/fake-server';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderInAdmin } from '../../../test/render-in-admin';
import { ForgotForm } from './ForgotForm';

//
describe('asking for the reset mail', () => {
  it('is busy until the next step is there, and asks for no mail where that can not be had', async () => {
    const server = new FakeServer().answers(adminForgotPasswordEndpoint, {
      success: true,
      message: 'A link is on its way.',
      contact_support: false,
    });
    let step = { come: (): void => undefined, fail: (_error: Error): void => undefined };
    const fetchNext = () => new Promise<void>((come, fail) => (step = { come, fail }));
    const asked: string[] = [];
    renderInAdmin(
      <ForgotForm
        email="ops@summit.example"
        fetchNext={fetchNext}
        onRequested={({ message }) => asked.push(message)}
        onBack={() => undefined}
      />,
      { server, stored: {}, at: '/admin/login' },
    );
    const send = () => screen.findByRole('button', { name: 'Send the link' });
    await userEvent.click(await send());
    expect(screen.getByRole('button', { name: 'Sending...' })).toBeDisabled();
    step.fail(new TypeError('Failed to fetch dynamically imported module'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Password reset request failed');
    expect(server.calls).toEqual([]);
    await userEvent.click(await send());
    step.come();
    expect(await send()).toBeEnabled();
    expect(asked).toEqual(['A link is on its way.']);
  });
});
