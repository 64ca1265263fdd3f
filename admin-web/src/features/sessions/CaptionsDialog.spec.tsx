import { fill } from '@summit/testing/fill';
import {
  adminDeleteCaptionsEndpoint,
  adminSaveCaptionsEndpoint,
  adminSessionsEndpoint,
  CAPTIONS_MAX_BYTES,
} from '@summit/contracts';
import { FakeServer } from '@summit/testing/fake-server';
import { refused } from '@summit/testing/refusal';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderInAdmin } from '../../../test/render-in-admin';
import { aSessionRow } from '../../../test/session-rows';
import { CaptionsDialog } from './CaptionsDialog';

const VTT = 'WEBVTT\n\n00:01.000 --> 00:02.000\nHi';

/** jsdom's files can't be read as bytes. */
function aFile(bytes: string | Uint8Array): File {
  const content = typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes;
  const file = new File([''], 'talk.vtt', { type: 'text/vtt' });
  Object.defineProperty(file, 'size', { value: content.byteLength });
  file.arrayBuffer = () => Promise.resolve(content.buffer as ArrayBuffer);
  return file;
}
const SAVED_AT = '2025-11-20T18:00:00.000Z';
const CAPTIONED = { has_captions: true, captions_saved_at: SAVED_AT };
function open(server: FakeServer, hasCaptions = false) {
  const onClose = jest.fn();
  renderInAdmin(<CaptionsDialog session={aSessionRow(hasCaptions ? CAPTIONED : {})} onClose={onClose} />, { server });
  return onClose;
}
const choose = (bytes: string | Uint8Array) => userEvent.upload(screen.getByLabelText('WebVTT file'), aFile(bytes));
const upload = () => userEvent.click(screen.getByRole('button', { name: 'Upload captions' }));

describe('captions of a session', () => {
  it('are sent as they are, with their language (A-165)', async () => {
    const saved = { success: true as const, message: 'The captions are saved.', cues: 1 };
    const server = new FakeServer().answers(adminSaveCaptionsEndpoint, saved);
    const onClose = open(server);
    await choose(VTT);
    expect(screen.getByText('talk.vtt')).toBeVisible();
    await userEvent.clear(screen.getByLabelText('Language'));
    await fill(screen.getByLabelText('Language'), 'pt-BR');
    await upload();
    expect(await screen.findByText('The captions are saved. 1 caption.')).toBeVisible();
    expect(onClose).toHaveBeenCalledTimes(1);
    const [call] = server.callsOf('adminSaveCaptions');
    expect([call?.url, call?.body]).toEqual(['/api/admin/sessions/session-1/captions?seen=none&language=pt-BR', VTT]);
  });

  it('that are refused name every line to mend, until another file is chosen', async () => {
    const lines = [
      { line: 3, fault: 'end_not_after_start' },
      { line: 7, fault: 'markup' },
    ];
    const onClose = open(new FakeServer().on(adminSaveCaptionsEndpoint, () => refused('captions_invalid', { lines })));
    await choose(VTT);
    await upload();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The captions are no valid WebVTT file.');
    expect([...alert.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
      'Line 3: The end must be after the start.',
      'Line 7: Only tags of WebVTT itself may stand in captions.',
    ]);
    expect(onClose).not.toHaveBeenCalled();
    await choose(VTT);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('must be chosen, be UTF-8, and be no larger than a megabyte', async () => {
    const server = new FakeServer();
    open(server);
    await upload();
    expect(screen.getByRole('alert')).toHaveTextContent('Choose a .vtt file first.');
    await choose(new Uint8Array([0x57, 0xff, 0xfe]));
    await upload();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('The file is no UTF-8 text.'));
    await choose(new Uint8Array(CAPTIONS_MAX_BYTES + 1));
    await upload();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('The request is too large.'));
    expect(server.calls).toEqual([]);
  });

  it('are not replaced over those of a colleague, until somebody has seen theirs (A-190)', async () => {
    const saved = { success: true as const, message: 'The captions are saved.', cues: 1 };
    const server = new FakeServer()
      .on(adminSaveCaptionsEndpoint, () => refused('edit_conflict'))
      .answers(adminSessionsEndpoint, { success: true, sessions: [aSessionRow(CAPTIONED)] });
    open(server);
    await choose(VTT);
    await upload();
    expect(await screen.findByRole('alert')).toHaveTextContent('Somebody else changed the captions of this session');
    expect(screen.getByText('This session has captions. A new file takes their place.')).toBeVisible();
    server.answers(adminSaveCaptionsEndpoint, saved);
    await upload();
    expect(await screen.findByText('The captions are saved. 1 caption.')).toBeVisible();
    expect(
      server.callsOf('adminSaveCaptions').map(({ url }) => new URL(url, 'http://x').searchParams.get('seen')),
    ).toEqual(['none', SAVED_AT]);
  });

  it('are deleted after a question (A-212)', async () => {
    const server = new FakeServer().answers(adminDeleteCaptionsEndpoint, {
      success: true,
      message: 'The captions are deleted.',
    });
    const onClose = open(server, true);
    await userEvent.click(screen.getByRole('button', { name: 'Delete captions' }));
    expect(server.calls).toEqual([]);
    const question = await screen.findByRole('alertdialog', { name: 'Delete the captions?' });
    await userEvent.click(question.querySelector<HTMLElement>('[type="submit"]')!);
    expect(await screen.findByText('The captions are deleted.')).toBeVisible();
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
