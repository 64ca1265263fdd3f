import { fill } from '@summit/testing/fill';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useTextForm } from './useTextForm.js';

type Typed = Record<'email' | 'password', string>;

function Form({ send }: { send: (typed: Typed) => Promise<void> }) {
  const form = useTextForm({
    initial: { email: '', password: '' },
    check: ({ email, password }) => ({
      ...(!email.includes('@') && { email: 'No address' }),
      ...(!password && { password: 'No password' }),
    }),
    send,
    explain: (error) => (error as Error).message,
    retype: 'password',
  });
  const { error: email, ...emailField } = form.field('email');
  const { error: password, ...passwordField } = form.field('password');
  return (
    <form {...form.props}>
      <input aria-label="Email" {...emailField} />
      <input aria-label="Password" {...passwordField} />
      <output>{[email, password, form.failure, form.values.email].map((text) => text ?? '-').join(' ')}</output>
      <button disabled={form.busy}>Send</button>
    </form>
  );
}

const told = () => screen.getByRole('status').textContent;
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

function open(send: (typed: Typed) => Promise<void> = async () => undefined) {
  const sent = jest.fn(send);
  render(<Form send={sent} />);
  return sent;
}

describe('a form of a few fields', () => {
  it('judges nothing before the first press, then puts the cursor into the first field that is wrong', async () => {
    const sent = open();
    await fill(field('Email'), 'dan');
    expect(told()).toBe('- - - dan');
    await press();
    expect(told()).toBe('No address No password - dan');
    expect(field('Email')).toHaveFocus();
    expect(sent).not.toHaveBeenCalled();
  });

  it('judges at each letter from then on, and sends what is right', async () => {
    const sent = open();
    await press();
    await fill(field('Email'), 'dana@example.com');
    expect(told()).toBe('- No password - dana@example.com');
    await fill(field('Password'), 'secret');
    await press();
    expect(sent.mock.calls).toEqual([[{ email: 'dana@example.com', password: 'secret' }]]);
  });

  it('sends what a password manager has filled in without a word', async () => {
    const sent = open();
    field('Email').value = 'dana@example.com';
    field('Password').value = 'secret';
    await press();
    expect(sent.mock.calls).toEqual([[{ email: 'dana@example.com', password: 'secret' }]]);
  });

  it('sends once while the answer is under way', async () => {
    let answer: () => void = () => undefined;
    const sent = open(() => new Promise((done) => (answer = done)));
    await fill(field('Email'), 'dana@example.com');
    await fill(field('Password'), 'secret');
    await press();
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
    await userEvent.type(field('Password'), '{Enter}');
    expect(sent).toHaveBeenCalledTimes(1);
    await act(async () => answer());
    expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled();
  });

  it('tells why a try failed until something else is typed, and marks the field to type anew', async () => {
    open(async () => Promise.reject(new Error('Wrong password')));
    await fill(field('Email'), 'dana@example.com');
    await fill(field('Password'), 'secret');
    await press();
    expect(told()).toContain('Wrong password');
    expect(field('Password')).toHaveFocus();
    expect(field('Password').selectionEnd).toBe('secret'.length);
    await fill(field('Password'), 'another');
    expect(told()).not.toContain('Wrong password');
  });
});
