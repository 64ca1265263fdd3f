import { mute, refused } from '@summit/testing/refusal';
import { fireEvent, screen } from '@testing-library/react';
import { OUTCOME_TEXTS } from '@summit/contracts';
import { aMember } from '../../../test/a-member';
import { open } from '../../../test/open-profile';

describe('the photo (M-049, C-092)', () => {
  const photo = (size: number, type = 'image/png') => new File([new Uint8Array(size)], 'me.png', { type });
  const choose = (container: HTMLElement, file: File) =>
    fireEvent.change(container.querySelector('input[type="file"]')!, { target: { files: [file] } });

  it('is sent as a form and shown as the server made it', async () => {
    const { container, api } = await open({
      answers: {
        vipProfilePhoto: () => ({
          success: true,
          message: OUTCOME_TEXTS.photoUpdated,
          profile_photo_url: '/api/vip/photos/p-2',
        }),
      },
    });
    expect(screen.queryByRole('img', { name: 'Your profile photo' })).not.toBeInTheDocument();
    choose(container, photo(10));
    expect(await screen.findByText('Your photo is saved.')).toBeVisible();
    const [body] = api.bodiesOf('vipProfilePhoto') as [FormData];
    expect(body.get('photo')).toBeInstanceOf(File);
    expect(screen.getByRole('img', { name: 'Your profile photo' }).querySelector('img')).toHaveAttribute(
      'src',
      '/api/vip/photos/p-2',
    );
  });

  it('opens the choice of files by its button', async () => {
    const { user, container } = await open();
    const opened = jest.spyOn(container.querySelector<HTMLInputElement>('input[type="file"]')!, 'click');
    await user.click(screen.getByRole('button', { name: 'Upload Photo' }));
    expect(opened).toHaveBeenCalledTimes(1);
    expect(container.querySelector('input[type="file"]')).toHaveAttribute('accept', 'image/png,image/jpeg,image/webp');
  });

  it.each([
    [photo(2 * 1024 * 1024 + 1), 'The photo is too large. 2 MB are the limit.'],
    [photo(10, 'image/gif'), 'The photo could not be read. Use a PNG, JPEG or WebP file.'],
  ])('is refused here before it is sent', async (file, text) => {
    const { container, api } = await open();
    choose(container, file);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(api.callsOf('vipProfilePhoto')).toEqual([]);
  });

  it.each([
    [refused('photo_unreadable'), 'The photo could not be read. Use a PNG, JPEG or WebP file.'],
    [mute(500), 'Upload failed'],
  ])('says why the server refused it', async (answer, text) => {
    const { container } = await open({ answers: { vipProfilePhoto: () => answer } });
    choose(container, photo(10));
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByRole('button', { name: 'Upload Photo' })).toBeEnabled();
  });
});

describe('the photo', () => {
  it('is removed, and the button with it (C-092)', async () => {
    const { user, api } = await open({
      member: aMember({ profile_photo_url: '/api/vip/photos/p-1' }),
      answers: { vipRemovePhoto: () => ({ success: true, message: 'Your photo is removed.' }) },
    });
    await user.click(screen.getByRole('button', { name: 'Remove photo' }));
    expect(await screen.findByText('Your photo is removed.')).toBeVisible();
    expect(api.callsOf('vipRemovePhoto')).toHaveLength(1);
    expect(screen.queryByRole('img', { name: 'Your profile photo' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Remove photo' })).not.toBeInTheDocument();
  });
});
