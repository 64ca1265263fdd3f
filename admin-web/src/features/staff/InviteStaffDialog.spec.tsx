import { adminInviteStaffEndpoint } from '@summit/contracts';
import { FakeServer } from '@summit/testing/fake-server';
import { fill } from '@summit/testing/fill';
import { refused, UNREACHABLE } from '@summit/testing/refusal';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderInAdmin } from '../../../test/render-in-admin';
import { InviteStaffDialog } from './InviteStaffDialog';

// What a test leaves typed is kept in the tab.
afterEach(() => sessionStorage.clear());

describe('inviting somebody', () => {
  it('can not be changed while the call is under way, and says what became of it', async () => {
    let end = (): void => undefined;
    const ended = new Promise<void>((done) => (end = done));
    const server = new FakeServer().answers(adminInviteStaffEndpoint, async () => {
      await ended;
      return refused('staff_exists');
    });
    renderInAdmin(<InviteStaffDialog onClose={() => undefined} />, { server });
    await fill(screen.getByLabelText('Email'), 'new@summit.example');
    await userEvent.click(screen.getByRole('button', { name: 'Send invitation' }));
    // Typing would forget the call that is under way: no word about its failure, and a second one at the next press.
    await userEvent.type(screen.getByLabelText('Email'), 'x');
    await userEvent.keyboard('{Enter}');
    end();
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue('new@summit.example');
    expect(server.callsOf(adminInviteStaffEndpoint)).toHaveLength(1);
  });

  it('names the connection where there was no answer', async () => {
    const server = new FakeServer().answers(adminInviteStaffEndpoint, () => UNREACHABLE);
    renderInAdmin(<InviteStaffDialog onClose={() => undefined} />, { server });
    await fill(screen.getByLabelText('Email'), 'new@summit.example');
    await userEvent.click(screen.getByRole('button', { name: 'Send invitation' }));
    expect(await screen.findByText(/^The change was not made\. The server did not answer\./)).toBeVisible();
  });

  // D-483
  it('brings back what was typed when the sign-in ended, until it is sent or thrown away', async () => {
    const server = new FakeServer().answers(adminInviteStaffEndpoint, () => refused('unauthorized'));
    renderInAdmin(<InviteStaffDialog onClose={() => undefined} />, { server });
    await fill(screen.getByLabelText('Email'), 'new@summit.example');
    await userEvent.click(screen.getByRole('button', { name: 'Send invitation' }));
    cleanup();

    const onClose = jest.fn();
    renderInAdmin(<InviteStaffDialog onClose={onClose} />);
    expect(screen.getByLabelText('Email')).toHaveValue('new@summit.example');
    expect(screen.getByText(/What you had typed here before is back in the form/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onClose).toHaveBeenCalledTimes(1);
    cleanup();

    renderInAdmin(<InviteStaffDialog onClose={onClose} />);
    expect(screen.getByLabelText('Email')).toHaveValue('');
    expect(screen.queryByText(/is back in the form/)).not.toBeInTheDocument();
  });
});
