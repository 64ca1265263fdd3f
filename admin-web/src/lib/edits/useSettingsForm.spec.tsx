import { FormField } from '@summit/ui/form/FormField';
import { registered } from '@summit/web-app/form/registered';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { renderInAdmin } from '../../../test/render-in-admin';
import { SaveButton } from './SaveButton';
import { useSettingsForm, type SettingsEdit } from './useSettingsForm';

interface Company {
  name: string;
  note: string;
}

const STORED: Company = { name: 'Summit', note: '' };

/** A form whose saves end when the test says so. */
function open({ asks = false } = {}) {
  const sent: SettingsEdit<Company>[] = [];
  let stored = STORED;
  let agree = (): void => undefined;
  const asked: Company[] = [];
  let answer = (_saved: Company): void => undefined;
  const send = (edit: SettingsEdit<Company>) => {
    sent.push(edit);
    return new Promise<{ success: true; message: string; saved: Company }>((resolve) => {
      answer = (saved) => resolve({ success: true, message: 'Saved.', saved });
    });
  };
  function Form() {
    const [settings, setSettings] = useState(STORED);
    const { form, saving, submit } = useSettingsForm({
      settings,
      newest: async () => {
        setSettings(stored);
        return stored;
      },
      ...(asks && {
        question: {
          ask: (_edit: SettingsEdit<Company>, now: Company) => {
            asked.push(now);
            return new Promise<boolean>((resolve) => {
              agree = () => resolve(true);
            });
          },
          failed: 'Not asked.',
        },
      }),
      labelOf: (field) => field.toUpperCase(),
      send,
      keep: async ({ saved }) => {
        setSettings(saved);
        return saved;
      },
      saveFailed: 'Not saved.',
    });
    return (
      <form onSubmit={submit}>
        <FormField label="Name" {...registered(form.register('name'))} />
        <FormField label="Note" {...registered(form.register('note'))} />
        {form.formState.errors.root?.message}
        <SaveButton isDirty={form.formState.isDirty} saving={saving} texts={{ save: 'Save', saving: 'Saving' }} />
      </form>
    );
  }
  renderInAdmin(<Form />);
  const field = (label: string) => screen.getByRole('textbox', { name: label });
  return {
    sent,
    asked,
    agree: () => act(async () => agree()),
    name: () => field('Name'),
    note: () => field('Note'),
    save: () => userEvent.click(screen.getByRole('button', { name: 'Save' })),
    saved: () => screen.findByRole('button', { name: 'Save' }),
    answer: (saved: Company) => act(async () => answer(saved)),
    /** Somebody else saves, of which this form hears nothing. */
    meanwhile: (theirs: Company) => (stored = theirs),
  };
}

describe('a form of settings', () => {
  it('shows what the server made of it, and begins anew', async () => {
    const form = open();
    await userEvent.type(form.name(), ' Ltd ');
    await form.save();
    expect(form.sent).toEqual([{ typed: { name: 'Summit Ltd ', note: '' }, began: STORED, changed: ['name'] }]);
    await form.answer({ name: 'Summit Ltd', note: '' });
    expect(await form.saved()).toBeDisabled();
    expect(form.name()).toHaveValue('Summit Ltd');
  });

  it('keeps what is typed while it saves, as a change of what was saved', async () => {
    const form = open();
    await userEvent.type(form.name(), ' Ltd');
    await form.save();
    await userEvent.type(form.note(), 'Thanks');
    await form.answer({ name: 'Summit Ltd', note: '' });
    expect(await form.saved()).toBeEnabled();
    expect(form.note()).toHaveValue('Thanks');
    await form.save();
    const began = { name: 'Summit Ltd', note: '' };
    expect(form.sent.at(-1)).toEqual({ typed: { ...began, note: 'Thanks' }, began, changed: ['note'] });
  });

  it('keeps also what is taken back while it saves', async () => {
    const form = open();
    await userEvent.type(form.note(), 'x');
    await form.save();
    await userEvent.clear(form.note());
    await form.answer({ name: 'Summit', note: 'x' });
    expect(await form.saved()).toBeEnabled();
    expect(form.note()).toHaveValue('');
    await form.save();
    const [, second] = form.sent;
    expect(second).toMatchObject({ typed: { note: '' }, began: { note: 'x' }, changed: ['note'] });
  });

  //
  it('says what somebody else has made of the same field, and replaces it only when it is saved again', async () => {
    const form = open();
    await userEvent.type(form.name(), ' Ltd');
    form.meanwhile({ name: 'Peak', note: 'Theirs' });
    await form.save();
    expect(await screen.findByText(/Somebody else has just saved this: NAME: “Peak”/)).toBeVisible();
    expect(form.sent).toEqual([]);
    expect(form.name()).toHaveValue('Summit Ltd');
    await form.save();
    const theirs = { name: 'Peak', note: 'Theirs' };
    expect(form.sent).toEqual([{ typed: { name: 'Summit Ltd', note: 'Theirs' }, began: theirs, changed: ['name'] }]);
  });

  it('shows what others set in what was not touched, and lets theirs stand', async () => {
    const form = open();
    await userEvent.type(form.name(), ' Ltd');
    form.meanwhile({ name: 'Peak', note: 'Theirs' });
    await form.save();
    expect(await screen.findByText(/Somebody else has just saved this/)).toBeVisible();
    await waitFor(() => expect(form.note()).toHaveValue('Theirs'));
    await userEvent.clear(form.name());
    await userEvent.type(form.name(), 'Peak');
    expect(await form.saved()).toBeDisabled();
  });

  it('takes nothing that it followed while it saved for typed here', async () => {
    const form = open();
    await userEvent.type(form.name(), ' Ltd');
    form.meanwhile({ name: 'Summit', note: 'Theirs' });
    await form.save();
    await waitFor(() => expect(form.note()).toHaveValue('Theirs'));
    expect(screen.getByRole('button', { name: 'Saving' })).toBeDisabled();
    await form.answer({ name: 'Summit Ltd', note: 'Theirs again' });
    expect(await form.saved()).toBeDisabled();
    expect(form.note()).toHaveValue('Theirs again');
  });

  it('asks about what is stored, and looks again once it is answered', async () => {
    const form = open({ asks: true });
    await userEvent.type(form.name(), ' Ltd');
    form.meanwhile({ name: 'Summit', note: 'Theirs' });
    await form.save();
    await waitFor(() => expect(form.asked).toEqual([{ name: 'Summit', note: 'Theirs' }]));
    form.meanwhile({ name: 'Peak', note: 'Theirs' });
    await form.agree();
    expect(await screen.findByText(/Somebody else has just saved this: NAME: “Peak”/)).toBeVisible();
    expect(form.sent).toEqual([]);
    await form.save();
    await waitFor(() => expect(form.asked).toHaveLength(2));
    await form.agree();
    await waitFor(() => expect(form.sent).toHaveLength(1));
  });

  it('asks nothing where both have typed the same', async () => {
    const form = open();
    await userEvent.type(form.name(), ' Ltd');
    form.meanwhile({ name: 'Summit Ltd', note: 'Theirs' });
    await form.save();
    expect(form.sent).toHaveLength(1);
  });
});
