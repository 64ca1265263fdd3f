import { fill } from '@summit/testing/fill';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeSignupPorts } from '../../../test/fake-signup-ports';
import { RegistrationDialog } from './RegistrationDialog';
import { SignupPortsContext } from './signup-ports';

describe('RegistrationDialog', () => {
  const open = () => {
    let closed = 0;
    render(
      <SignupPortsContext value={fakeSignupPorts().ports}>
        <RegistrationDialog open onClose={() => (closed += 1)} />
      </SignupPortsContext>,
    );
    return { closed: () => closed };
  };

  it('starts at the name', () => {
    open();
    expect(screen.getByRole('dialog', { name: 'Register free' })).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveFocus();
  });

  it('closes with the button and with Escape', async () => {
    const { closed } = open();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.keyboard('{Escape}');
    expect(closed()).toBe(2);
  });

  it('is named by the success once registered', async () => {
    open();
    await fill(screen.getByLabelText('Name'), 'Hana');
    await fill(screen.getByLabelText('Email'), 'hana@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Register free' }));
    expect(await screen.findByRole('dialog', { name: "You're In" })).toBeVisible();
    expect(screen.queryByText('Register free')).not.toBeInTheDocument();
  });
});
