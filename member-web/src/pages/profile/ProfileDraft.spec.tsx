import { fill } from '@summit/testing/fill';
import { act, screen } from '@testing-library/react';
import { OUTCOME_TEXTS } from '@summit/contracts';
import { aMember } from '../../../test/a-member';
import { open } from '../../../test/open-profile';
import { PROFILE_TEXTS } from './messages';

const bio = () => screen.getByLabelText('Bio');
const kept = () => sessionStorage.getItem('profile_draft') ?? '';

async function typed(text: string) {
  const opened = await open({ member: aMember({ bio: '' }) });
  await fill(bio(), text, opened.user);
  return opened;
}

describe('what is typed into the profile', () => {
  it('is still there after the sign-in ended and after a reload, and counts as unsaved', async () => {
    const { session, unmount } = await typed('I coach nurses.');
    await act(async () => session.close('refusal'));
    unmount();
    const { user } = await open({ member: aMember({ bio: '' }) });
    expect(bio()).toHaveValue('I coach nurses.');
    await user.click(screen.getByRole('link', { name: 'Back to Dashboard' }));
    expect(await screen.findByText(PROFILE_TEXTS.unsavedTitle)).toBeVisible();
  });

  it('is for nobody but the member who typed it', async () => {
    const { unmount } = await typed('I coach nurses.');
    unmount();
    await open({ member: aMember({ email: 'noor@example.com', bio: 'Noor.' }) });
    expect(bio()).toHaveValue('Noor.');
    expect(kept()).not.toContain('nurses');
  });

  it('is forgotten once it was saved', async () => {
    const user = aMember({ bio: 'I coach nurses.' });
    const { user: hand, unmount } = await open({
      member: aMember({ bio: '' }),
      answers: { vipProfile: () => ({ success: true, message: OUTCOME_TEXTS.profileUpdated, user }) },
    });
    await fill(bio(), 'I coach nurses.', hand);
    await hand.click(screen.getByRole('button', { name: 'Save Profile' }));
    await screen.findByText(OUTCOME_TEXTS.profileUpdated);
    expect(kept()).not.toContain('nurses');
    unmount();
    await open({ member: aMember({ bio: 'Newer.' }) });
    expect(bio()).toHaveValue('Newer.');
  });

  it('is forgotten by who leaves it unsaved', async () => {
    const { user } = await typed('I coach nurses.');
    await user.click(screen.getByRole('link', { name: 'Back to Dashboard' }));
    await user.click(await screen.findByRole('button', { name: PROFILE_TEXTS.leave }));
    expect(kept()).not.toContain('nurses');
  });

  it('is nothing where the browser keeps something else', async () => {
    sessionStorage.setItem('profile_draft', '[');
    await open({ member: aMember({ bio: 'Mine.' }) });
    expect(bio()).toHaveValue('Mine.');
  });
});
