import { FakeServer } from '@summit/testing/fake-server';
import { fill } from '@summit/testing/fill';
import { renderAt } from '@summit/testing/render-at';
import { fakeFiles } from '@summit/testing/fake-files';
import { memoryStore } from '@summit/testing/memory-store';
import { createBearerApi } from '@summit/web-app/calls/create-bearer-api';
import { keptAnswers } from '@summit/web-app/services/answers';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createStyles, Providers } from '../../app/Providers';
import { endsMemberSession } from '../../lib/ends-member-session';
import { createVipSession } from '../../lib/vip-session';
import { CredentialsForm } from './CredentialsForm';

describe('the first step of the sign-in', () => {
  it('is busy until the step of the code is there, and says so where that can not be had (M-027)', async () => {
    const session = createVipSession(memoryStore({}));
    const server = new FakeServer({ vipLogin: () => ({ success: true, requires_2fa: true }) });
    const api = createBearerApi(session, endsMemberSession, server.fetch);
    const services = { session, api, files: fakeFiles(), answers: keptAnswers() };
    let fail = (_error: Error): void => undefined;
    const fetchStep = () => new Promise<void>((_come, failed) => (fail = failed));
    renderAt('/vip/login', <CredentialsForm email="dana@example.com" onCodeWanted={fetchStep} />, (routed) => (
      <Providers services={services} styles={createStyles()}>
        {routed}
      </Providers>
    ));
    const user = userEvent.setup({ delay: null });
    await fill(screen.getByLabelText('Password'), 'secret-enough', user);
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByRole('button', { name: 'Signing in...' })).toBeDisabled();
    fail(new TypeError('Failed to fetch dynamically imported module'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Login failed');
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  });
});
