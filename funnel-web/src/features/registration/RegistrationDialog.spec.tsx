import '../../../test/dialog-element';
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

  it.each([
    ['its button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['a press beside it', () => userEvent.click(screen.getByRole('dialog'))],
  ])('closes with %s, and no page waits for it any more', async (_way, close) => {
    const { closed } = open();
    expect(document.documentElement.dataset['dialog']).toBe('open');
    await userEvent.click(screen.getByLabelText('Name'));
    expect(closed()).toBe(0);
    await close();
    expect(closed()).toBe(1);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(document.documentElement.dataset['dialog']).toBeUndefined();
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
