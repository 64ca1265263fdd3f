import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { FormField } from '@summit/ui/form/FormField';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { renderInAdmin } from '../../../test/render-in-admin';
import { FilePicker } from '../form/FilePicker';
import { DialogForm } from './DialogForm';
import { FormDialog } from './FormDialog';

function Unit() {
  const [unit, setUnit] = useState('percent');
  return (
    <ToggleButtonGroup exclusive value={unit} onChange={(_event, next: string | null) => next && setUnit(next)}>
      <ToggleButton value="percent">Percent</ToggleButton>
      <ToggleButton value="amount">Dollars</ToggleButton>
    </ToggleButtonGroup>
  );
}
function Photo() {
  const [file, setFile] = useState<File | null>(null);
  return <FilePicker label="Photo" choose="Choose a photo" accept="image/png" file={file} onPick={setFile} />;
}

const open = (options: { looksUp?: boolean; busy?: boolean; restored?: boolean } = {}) => {
  const { busy = false, ...form } = options;
  const onClose = jest.fn();
  renderInAdmin(
    <FormDialog onClose={busy ? undefined : onClose} aria-labelledby="title">
      <DialogForm
        titleId="title"
        title="A new one"
        action="Save"
        busy={busy}
        onSubmit={(event) => event.preventDefault()}
        onCancel={onClose}
        {...form}
      >
        <FormField label="Name" defaultValue="Ada" />
        <FormField label="Why" multiline minRows={2} />
        <input type="checkbox" aria-label="Mail" />
        <Unit />
        <Photo />
      </DialogForm>
    </FormDialog>,
  );
  return onClose;
};
/** On what is around the dialog; the focus leaves what had it. */
const clickBeside = () => userEvent.click(document.querySelector('.MuiDialog-container')!);
const question = () => screen.findByRole('alertdialog', { name: 'Discard your changes?' });
const answer = async (name: string) => userEvent.click(within(await question()).getByRole('button', { name }));

describe('a dialog with a form', () => {
  it('is left by a click beside it while nothing was typed', async () => {
    const onClose = open();
    await clickBeside();
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it.each([
    ['a click beside it', clickBeside],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('asks before %s throws away what was typed', async (_way, leave) => {
    const onClose = open();
    await userEvent.type(screen.getByLabelText('Why'), 'Asked twice');
    await leave();
    await answer('Keep editing');
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByLabelText('Why')).toHaveValue('Asked twice');
    await leave();
    await answer('Discard');
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  });

  it.each([
    ['a click beside it', clickBeside],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('gives the focus back to where it was, when %s was not meant', async (_way, leave) => {
    open();
    await userEvent.type(screen.getByLabelText('Why'), 'Asked twice');
    await leave();
    await answer('Keep editing');
    expect(screen.getByLabelText('Why')).toHaveFocus();
  });

  it('gives the focus to its first field where what had it is gone, or nothing had', async () => {
    const onClose = open({ restored: true });
    await clickBeside();
    await answer('Keep editing');
    expect(screen.getByLabelText('Name')).toHaveFocus();
    const button = screen.getByRole('button', { name: 'Dollars' });
    await userEvent.click(button);
    button.setAttribute('disabled', '');
    await clickBeside();
    await answer('Keep editing');
    expect(screen.getByLabelText('Name')).toHaveFocus();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('asks where only a box was ticked', async () => {
    open();
    await userEvent.click(screen.getByLabelText('Mail'));
    await clickBeside();
    expect(await question()).toBeVisible();
  });

  it('asks where only another of several buttons was chosen', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Dollars' }));
    await clickBeside();
    expect(await question()).toBeVisible();
  });

  it('asks where only a file was chosen, also after no other one was', async () => {
    open();
    await userEvent.upload(screen.getByLabelText('Photo'), new File([''], 'ada.png', { type: 'image/png' }));
    // The browser's own dialog, left without a choice, tells nobody of it.
    await userEvent.click(screen.getByRole('button', { name: 'Choose a photo' }));
    expect(screen.getByText('ada.png')).toBeVisible();
    await clickBeside();
    expect(await question()).toBeVisible();
  });

  it('does not ask where what was typed or chosen was taken back', async () => {
    const onClose = open();
    await userEvent.type(screen.getByLabelText('Name'), 'x{Backspace}');
    await userEvent.click(screen.getByRole('button', { name: 'Dollars' }));
    await userEvent.click(screen.getByRole('button', { name: 'Percent' }));
    await clickBeside();
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  });

  it('asks where what was typed before is back', async () => {
    open({ restored: true });
    await clickBeside();
    expect(await question()).toBeVisible();
  });

  it('does not ask at Cancel, nor where it only looks something up', async () => {
    const onClose = open({ looksUp: true });
    await userEvent.type(screen.getByLabelText('Why'), 'Asked twice');
    await clickBeside();
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it('stays while its call is under way', async () => {
    const onClose = open({ busy: true });
    await clickBeside();
    await userEvent.keyboard('{Escape}');
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});
