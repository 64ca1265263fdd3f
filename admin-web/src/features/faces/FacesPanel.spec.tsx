import { fill } from '@summit/testing/fill';
import {
  adminFacesEndpoint,
  adminRemoveFaceEndpoint,
  adminSetFaceEndpoint,
  type Face,
  type FacePerson,
} from '@summit/contracts';
import { FakeServer } from '@summit/testing/fake-server';
import { refused } from '@summit/testing/refusal';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderInAdmin } from '../../../test/render-in-admin';
import { FacesPanel } from './FacesPanel';

const FACE: Face = { name: 'Amara Okafor', alt: 'Amara laughing', picture: 'ab'.repeat(16) };
const PEOPLE: FacePerson[] = [
  { name: 'Amara Okafor', places: ['speaker'], face: FACE },
  { name: 'Ben Osei', places: ['speaker', 'quoted'], face: null },
  { name: 'Helena Brandvold', places: ['host'], face: null },
  { name: 'Old Guest', places: [], face: { ...FACE, name: 'Old Guest', picture: 'cd'.repeat(16) } },
];
const world = () => new FakeServer().answers(adminFacesEndpoint, { success: true, people: PEOPLE });
const rows = async (name: string) =>
  within(await screen.findByRole('list', { name }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);

/** jsdom loads no pictures: what a browser would say of one of this size. */
async function loadPhoto(width: number, height: number): Promise<void> {
  const image = await waitFor(() => {
    const found = document.querySelector<HTMLImageElement>('.ReactCrop img');
    if (!found) throw new Error('No photo is shown');
    return found;
  });
  Object.defineProperties(image, { naturalWidth: { value: width }, naturalHeight: { value: height } });
  fireEvent.load(image);
}
const aFile = (type = 'image/jpeg') => new File(['pixels'], 'face.jpg', { type });

async function openDialog(server: FakeServer) {
  renderInAdmin(<FacesPanel of="speakers" />, { server });
  await userEvent.click(await screen.findByRole('button', { name: 'Set photo: Ben Osei' }));
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save photo' }));
  const pick = (file: File) => fireEvent.change(screen.getByLabelText('Photo file'), { target: { files: [file] } });
  return { save, pick };
}

describe('photos of people in the back office', () => {
  it('are listed beside the sessions for speakers, and beside the landing page for everybody else', async () => {
    const { unmount } = renderInAdmin(<FacesPanel of="speakers" />, { server: world() });
    expect(await rows('Photos of speakers')).toEqual([
      'Amara OkaforSpeaker · PhotoReplaceRemove',
      'BOBen OseiSpeaker, Quoted · No photoSet photo',
    ]);
    expect(screen.getByRole('img', { name: 'Amara laughing' })).toBeVisible();
    unmount();
    renderInAdmin(<FacesPanel of="others" />, { server: world() });
    expect(await rows('Photos of host and quoted people')).toEqual([
      'HBHelena BrandvoldHost · No photoSet photo',
      'Old GuestNo page names this person any moreRemove',
    ]);
  });

  it('are removed after a question', async () => {
    const server = world().answers(adminRemoveFaceEndpoint, { success: true, message: 'The photo is removed.' });
    renderInAdmin(<FacesPanel of="speakers" />, { server });
    await userEvent.click(await screen.findByRole('button', { name: 'Remove: Amara Okafor' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('The photo is removed.')).toBeVisible();
    expect(server.callsOf(adminRemoveFaceEndpoint).map(({ params }) => params)).toEqual([{ picture: FACE.picture }]);
  });

  it('are sent with person, words and the part in px', async () => {
    const server = world().answers(adminSetFaceEndpoint, { success: true, message: 'The photo is set.', face: FACE });
    const { save, pick } = await openDialog(server);
    await save();
    expect(await screen.findByText('Choose a photo to upload.')).toBeVisible();
    pick(aFile());
    await screen.findByText('face.jpg');
    await loadPhoto(1000, 1000);
    await save();
    expect(await screen.findByText(/^Describe the photo in a few words/)).toBeVisible();
    await fill(screen.getByLabelText('What the photo shows'), ' Ben at work ');
    await save();
    expect(await screen.findByText('The photo is set.')).toBeVisible();
    const [call] = server.callsOf(adminSetFaceEndpoint);
    const form = call!.body as FormData;
    expect([form.get('name'), form.get('alt'), form.get('crop')]).toEqual([
      'Ben Osei',
      'Ben at work',
      '100,0,800,1000',
    ]);
    expect(form.get('photo')).toBeInstanceOf(File);
  });

  //
  it('are not set over the one of a colleague, until somebody has seen theirs', async () => {
    const theirs = { ...FACE, name: 'Ben Osei', alt: 'Ben', picture: 'ef'.repeat(16) };
    const server = world().on(adminSetFaceEndpoint, () => refused('edit_conflict'));
    const { save, pick } = await openDialog(server);
    pick(aFile());
    await fill(screen.getByLabelText('What the photo shows'), 'Ben at work');
    await loadPhoto(1000, 1000);
    server.answers(adminFacesEndpoint, { success: true, people: [{ ...PEOPLE[1]!, face: theirs }] });
    await save();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Somebody else changed this photo while you were editing.',
    );
    server.answers(adminSetFaceEndpoint, { success: true, message: 'The photo is set.', face: theirs });
    await save();
    expect(await screen.findByText('The photo is set.')).toBeVisible();
    const seen = server.callsOf(adminSetFaceEndpoint).map(({ body }) => (body as FormData).get('seen'));
    expect(seen).toEqual(['', theirs.picture]);
  });

  it('are not sent where the file is no photo or too small, and the server has the last word', async () => {
    const server = world().answers(adminSetFaceEndpoint, () => refused('face_animated'));
    const { save, pick } = await openDialog(server);
    pick(aFile('image/gif'));
    expect(await screen.findByText(/^The photo could not be read/)).toBeVisible();
    pick(aFile());
    await userEvent.type(screen.getByLabelText('What the photo shows'), 'Ben');
    await loadPhoto(300, 300);
    await save();
    expect(await screen.findByText(/at least 320 pixels wide/)).toBeVisible();
    expect(server.callsOf(adminSetFaceEndpoint)).toEqual([]);
    pick(new File(['more pixels'], 'better.jpg', { type: 'image/jpeg' }));
    await screen.findByText('better.jpg');
    await loadPhoto(800, 1000);
    await save();
    expect(await screen.findByText('The photo moves. Use one that is still.')).toBeVisible();
  });
});
