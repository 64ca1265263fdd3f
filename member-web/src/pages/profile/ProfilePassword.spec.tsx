import { mute, refused } from '@summit/testing/refusal';
import { screen, waitFor, within } from '@testing-library/react';
import { OUTCOME_TEXTS } from '@summit/contracts';
import { open } from '../../../test/open-profile';

const security = () => within(screen.getByRole('region', { name: 'Security Settings' }));

describe('the change of the password', () => {
  const fill = async (user: Awaited<ReturnType<typeof open>>['user'], [current, next, again]: string[]) => {
    if (current) await user.type(screen.getByLabelText('Current password'), current);
    if (next) await user.type(screen.getByLabelText('New password'), next);
    if (again) await user.type(screen.getByLabelText('Confirm new password'), again);
  };
  const update = () => screen.getByRole('button', { name: 'Update Password' });

  it('needs all three fields, which one button shows and hides (M-054)', async () => {
    const { user } = await open();
    expect(update()).toBeDisabled();
    await fill(user, ['old-secret', 'new-secret']);
    expect(update()).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Show passwords' }));
    for (const label of ['Current password', 'New password', 'Confirm new password']) {
      expect(screen.getByLabelText(label)).toHaveAttribute('type', 'text');
    }
    await user.click(screen.getByRole('button', { name: 'Hide passwords' }));
    expect(screen.getByLabelText('New password')).toHaveAttribute('type', 'password');
    await fill(user, ['', '', 'new-secret']);
    expect(update()).toBeEnabled();
  });

  it('looks first whether the new ones match, then at the length (M-055)', async () => {
    const { user, api } = await open();
    await fill(user, ['old-secret', 'short', 'other']);
    await user.click(update());
    expect(await screen.findByText('New passwords do not match')).toBeVisible();
    expect(screen.queryByText('Password must be at least 8 characters')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Confirm new password')).toHaveFocus();
    await user.clear(screen.getByLabelText('Confirm new password'));
    await fill(user, ['', '', 'short']);
    await user.click(update());
    expect(await screen.findByText('Password must be at least 8 characters')).toBeVisible();
    expect(screen.queryByText('New passwords do not match')).not.toBeInTheDocument();
    expect(api.callsOf('vipChangePassword')).toEqual([]);
  });

  it('empties the fields and says so (M-055, M-060)', async () => {
    const { user, api } = await open({
      answers: { vipChangePassword: () => ({ success: true, message: OUTCOME_TEXTS.memberPasswordChanged }) },
    });
    await fill(user, ['old-secret', 'new-secret', 'new-secret']);
    await user.click(update());
    await waitFor(() => expect(security().getByText('Password changed successfully!')).toBeVisible());
    expect(screen.getByLabelText('Current password')).toHaveValue('');
    expect(screen.getByLabelText('New password')).toHaveValue('');
    expect(api.bodiesOf('vipChangePassword')).toEqual([
      { current_password: 'old-secret', new_password: 'new-secret', confirm_password: 'new-secret' },
    ]);
  });

  it.each([
    [refused('current_password_wrong'), 'The current password is not correct.'],
    [mute(500), 'Password change failed'],
  ])('says the detail of the server, else Password change failed (M-061)', async (answer, text) => {
    const { user } = await open({ answers: { vipChangePassword: () => answer } });
    await fill(user, ['old-secret', 'new-secret', 'new-secret']);
    await user.click(update());
    await waitFor(() => expect(security().getByRole('alert')).toHaveTextContent(text));
    expect(screen.getByLabelText('New password')).toHaveValue('new-secret');
  });
});
