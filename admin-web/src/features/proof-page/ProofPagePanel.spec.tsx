import { adminProofPageEndpoint, adminSaveProofPageEndpoint, type ProofPageSwitch } from '@summit/contracts';
import { FakeServer } from '@summit/testing/fake-server';
import { mute } from '@summit/testing/refusal';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderInAdmin } from '../../../test/render-in-admin';
import { ProofPagePanel } from './ProofPagePanel';

const world = () => new FakeServer().answers(adminProofPageEndpoint, { success: true, shown: false });
const shown = () => screen.findByRole('switch', { name: 'Show the page' });

// C-001
describe('the switch of /proof', () => {
  it('shows the page, and the way to it while it is shown', async () => {
    const server = world().answers(adminSaveProofPageEndpoint, ({ body }) => ({
      success: true as const,
      message: 'The page is on the site.',
      shown: (body as ProofPageSwitch).shown,
    }));
    renderInAdmin(<ProofPagePanel />, { server });
    expect(await shown()).not.toBeChecked();
    expect(screen.queryByRole('link')).toBeNull();
    await userEvent.click(await shown());
    expect(await screen.findByText('The page is on the site.')).toBeVisible();
    expect(await shown()).toBeChecked();
    expect(screen.getByRole('link', { name: 'Open the page' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/proof$/),
    );
    expect(server.bodiesOf('adminSaveProofPage')).toEqual([{ shown: true }]);
  });

  it('stays as it was where it could not be saved, and says so', async () => {
    renderInAdmin(<ProofPagePanel />, { server: world().answers(adminSaveProofPageEndpoint, () => mute(500)) });
    await userEvent.click(await shown());
    expect(await screen.findByRole('alert')).toHaveTextContent('The switch could not be saved.');
    expect(await shown()).not.toBeChecked();
  });
});
