import { fill } from '@summit/testing/fill';
import { mute, refused } from '@summit/testing/refusal';
import { scrolledTo } from '@summit/testing/render-at';
import { act, screen, waitFor, within } from '@testing-library/react';
import { vipStatusEndpoint, OUTCOME_TEXTS } from '@summit/contracts';
import { aMember } from '../../../test/a-member';
import { openApp, signedIn } from '../../../test/open-app';
import { PROFILE_TEXTS, SECURITY_TEXTS } from './messages';
import { open } from '../../../test/open-profile';

const information = () => within(screen.getByRole('region', { name: 'Profile Information' }));

const refusedText = (code: Parameters<typeof refused>[0]) => (refused(code).body as { detail: string }).detail;

// What was typed is kept for the tab.
afterEach(() => sessionStorage.clear());

// M-009
describe('the profile', () => {
  it('leads back to the dashboard and shows what the server knows (M-048..M-052)', async () => {
    await open({ member: aMember({ profile_photo_url: '/api/vip/photos/p-1' }) });
    expect(screen.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/vip/dashboard');
    expect(screen.getByRole('img', { name: 'Your profile photo' })).toBeVisible();
    expect(screen.getByText('Recommended: Square image, max 2MB')).toBeVisible();
    expect(screen.getByLabelText('Full Name')).toHaveValue('Dana Whitlock');
    const email = screen.getByLabelText('Email');
    expect(email).toHaveValue('dana@example.com');
    expect(email).toHaveAttribute('readonly');
    expect(email).toHaveAccessibleDescription('Email cannot be changed');
    for (const network of ['LinkedIn', 'Facebook', 'Instagram', 'Twitter', 'Website']) {
      expect(screen.getByLabelText(network)).toHaveAttribute('type', 'url');
    }
    expect(screen.getByLabelText('Website')).toHaveValue('https://dana.example');
  });

  it('says Loading profile... while the server thinks', async () => {
    await openApp('/vip/profile', { kept: signedIn(), answers: { vipStatus: () => new Promise(() => undefined) } });
    expect(screen.getByRole('status', { name: 'Loading profile...' })).toBeInTheDocument();
    expect(await screen.findByText('Loading profile...')).toBeVisible();
  });

  it.each([
    ['#settings', 'settings', 'Profile Information'],
    ['#security', 'security', 'Security Settings'],
  ])('opens at %s (M-016, C-035)', async (hash, id, title) => {
    scrolledTo.length = 0;
    await open({ path: `/vip/profile${hash}` });
    expect(scrolledTo).toContain(id);
    expect(screen.getByRole('heading', { name: title })).toHaveFocus();
  });

  it('counts the bio and cuts nothing off (M-051, C-093)', async () => {
    const { user } = await open({ member: aMember({ bio: '' }) });
    const bio = screen.getByLabelText('Bio');
    expect(screen.getByText('0/500 characters')).toBeVisible();
    await user.click(bio);
    await user.paste('x'.repeat(501));
    expect(screen.getByText('501/500 characters')).toBeVisible();
    expect(getComputedStyle(screen.getByText('501/500 characters')).color).toContain('error');
    expect(bio).toHaveValue('x'.repeat(501));
  });

  it('saves, says so for three seconds, and shows the new name everywhere (M-053, M-059)', async () => {
    let finish = (): void => undefined;
    const { user, api, store } = await open({
      answers: {
        vipProfile: ({ body }) =>
          new Promise((resolve) => {
            const { name } = body as { name: string };
            finish = () => resolve({ success: true, message: OUTCOME_TEXTS.profileUpdated, user: aMember({ name }) });
          }),
      },
    });
    await user.clear(screen.getByLabelText('Full Name'));
    await fill(screen.getByLabelText('Full Name'), ' Dana W. ', user);
    await fill(screen.getByLabelText('LinkedIn'), 'https://linkedin.example/dana', user);
    await user.clear(screen.getByLabelText('Website'));
    await user.click(screen.getByRole('button', { name: 'Save Profile' }));
    expect(await screen.findByRole('button', { name: 'Saving...' })).toBeDisabled();
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    try {
      await act(async () => {
        finish();
        await jest.advanceTimersByTimeAsync(50);
      });
      expect(information().getByText('Profile updated successfully!')).toBeVisible();
      await act(async () => jest.advanceTimersByTimeAsync(2_900));
      expect(information().getByText('Profile updated successfully!')).toBeVisible();
      await act(async () => jest.advanceTimersByTimeAsync(200));
      expect(screen.queryByText('Profile updated successfully!')).not.toBeInTheDocument();
    } finally {
      jest.useRealTimers();
    }
    expect(api.bodiesOf('vipProfile')).toEqual([
      { name: 'Dana W.', bio: 'I run a studio.', social_links: { linkedin: 'https://linkedin.example/dana' } },
    ]);
    expect(screen.getByLabelText('Full Name')).toHaveValue('Dana W.');
    expect(JSON.parse(store.kept.vipUser ?? '')).toMatchObject({ name: 'Dana W.' });
  });

  it('wants a name and web addresses, before it asks the server (M-062)', async () => {
    const { user, api } = await open();
    await user.clear(screen.getByLabelText('Full Name'));
    await fill(screen.getByLabelText('Twitter'), 'javascript:alert(1)', user);
    await user.click(screen.getByRole('button', { name: 'Save Profile' }));
    expect(await screen.findByText('Name is required')).toBeVisible();
    expect(screen.getByLabelText('Twitter')).toHaveAccessibleDescription(
      'Social links must start with https:// or http://',
    );
    expect(screen.getByLabelText('Full Name')).toHaveFocus();
    expect(api.callsOf('vipProfile')).toEqual([]);
  });

  it.each([
    [refused('bio_too_long'), 'The bio is too long. 2,000 characters are the limit.'],
    [mute(500), 'Update failed'],
  ])('says the detail of the server on top of the card, else Update failed (M-061)', async (answer, text) => {
    const { user } = await open({ answers: { vipProfile: () => answer } });
    await user.click(screen.getByRole('button', { name: 'Save Profile' }));
    await waitFor(() => expect(information().getByRole('alert')).toHaveTextContent(text));
  });

  it('keeps what was typed when a newer answer of the server arrives', async () => {
    const { user, api } = await open();
    await fill(screen.getByLabelText('Full Name'), ' of Leeds', user);
    api.answers(vipStatusEndpoint, { success: true, user: aMember({ name: 'Dana Whitlock', bio: 'Newer' }) });
    await act(async () => window.dispatchEvent(new Event('visibilitychange')));
    expect(screen.getByLabelText('Full Name')).toHaveValue('Dana Whitlock of Leeds');
  });
});

describe('what is not saved', () => {
  it('is asked for before a link leads away; staying keeps it, leaving does not', async () => {
    const { user, place } = await open();
    await fill(screen.getByLabelText('Bio'), ' More.', user);
    await user.click(screen.getByRole('link', { name: 'Back to Dashboard' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(place()).toBe('/vip/profile');
    expect(screen.getByLabelText('Bio')).toHaveValue('I run a studio. More.');
    await user.click(screen.getByRole('link', { name: 'Back to Dashboard' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(place()).toBe('/vip/dashboard'));
  });

  it('is asked for by the browser when its window closes, and only then', async () => {
    const { user } = await open();
    const closing = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(closing()).toBe(false);
    await fill(screen.getByLabelText('Bio'), ' More.', user);
    expect(closing()).toBe(true);
    await user.clear(screen.getByLabelText('Bio'));
    await fill(screen.getByLabelText('Bio'), 'I run a studio.', user);
    expect(closing()).toBe(false);
  });

  it('is no matter for links to the parts of the same page', async () => {
    const { user, place } = await open();
    await fill(screen.getByLabelText('Bio'), ' More.', user);
    await user.click(screen.getByRole('link', { name: 'Security Settings' }));
    expect(place()).toBe('/vip/profile#security');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});

describe('texts that the browser and the server both have', () => {
  it('are the same', () => {
    expect(PROFILE_TEXTS).toMatchObject({
      photoTooLarge: refusedText('photo_too_large'),
      photoUnreadable: refusedText('photo_unreadable'),
      nameRequired: refusedText('name_required'),
      bioTooLong: refusedText('bio_too_long'),
      socialLinkInvalid: refusedText('social_link_invalid'),
    });
    expect(SECURITY_TEXTS).toMatchObject({
      mismatch: refusedText('new_passwords_do_not_match'),
      tooShort: refusedText('new_password_too_short'),
    });
  });
});
