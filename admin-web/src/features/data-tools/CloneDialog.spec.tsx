import { adminCloneSummitEndpoint, type CloneSummitRequest, type CloneSummitResponse } from '@summit/contracts';
import { FakeServer } from '@summit/testing/fake-server';
import { refused } from '@summit/testing/refusal';
import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderInAdmin } from '../../../test/render-in-admin';
import { CloneDialog } from './CloneDialog';

const COUNTED: CloneSummitResponse = {
  success: true,
  message: 'Nothing was written.',
  id: null,
  shift_days: 497,
  counts: [
    { part: 'faqs', rows: 21 },
    { part: 'sessions', rows: 1_234 },
  ],
};

function open() {
  const onStarted = counting();
  const server = new FakeServer().answers(adminCloneSummitEndpoint, ({ body }) =>
    (body as CloneSummitRequest).dry_run ? COUNTED : { ...COUNTED, id: '1', message: 'It is being written.' },
  );
  const world = renderInAdmin(<CloneDialog onClose={() => undefined} onStarted={onStarted.call} />, { server });
  return { ...world, onStarted, user: userEvent.setup({ delay: null }) };
}

/** Counts its calls. */
function counting() {
  const counter = { calls: 0, call: () => void (counter.calls += 1) };
  return counter;
}

//
describe('an edition that is cloned', () => {
  it('is counted before it is written, and counted again when another part is chosen', async () => {
    const { server, user, onStarted } = open();
    expect(screen.getByRole('button', { name: 'Count first' })).toBeDisabled();
    expect(screen.getByRole('checkbox', { name: 'Affiliates, without money and passwords' })).not.toBeChecked();
    fireEvent.change(screen.getByLabelText('First day (Pacific)'), { target: { value: '2027-03-08' } });
    await user.click(screen.getByRole('button', { name: 'Count first' }));
    expect(await screen.findByText('All dates move by 497 days. Nothing has been written yet.')).toBeVisible();
    expect(screen.getByText('1,234 rows')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Faces' }));
    expect(screen.queryByText('1,234 rows')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Count first' }));
    await user.click(await screen.findByRole('button', { name: 'Write the archive' }));
    expect(await screen.findByText('It is being written.')).toBeVisible();
    expect(onStarted.calls).toBe(1);
    const sent = server.callsOf(adminCloneSummitEndpoint).map(({ body }) => body as CloneSummitRequest);
    expect(sent.map(({ dry_run }) => dry_run)).toEqual([true, true, false]);
    expect(sent[0]!.parts).toContain('faces');
    expect(sent[2]).toMatchObject({ first_day: '2027-03-08' });
    expect(sent[2]!.parts).not.toContain('faces');
  });

  it('says why it could not be', async () => {
    const { server, user, onStarted } = open();
    server.answers(adminCloneSummitEndpoint, () => refused('bundle_running'));
    fireEvent.change(screen.getByLabelText('First day (Pacific)'), { target: { value: '2027-03-08' } });
    await user.click(screen.getByRole('button', { name: 'Count first' }));
    expect(await screen.findByText('The edition could not be cloned: An export is under way already.')).toBeVisible();
    expect(onStarted.calls).toBe(0);
  });
});
