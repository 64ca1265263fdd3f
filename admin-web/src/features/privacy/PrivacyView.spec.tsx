import { fill } from '@summit/testing/fill';
import {
  adminErasePersonEndpoint,
  adminExportPersonEndpoint,
  adminFindPersonEndpoint,
  type FindPersonResponse,
} from '@summit/contracts';
import { FakeServer } from '@summit/testing/fake-server';
import { refused } from '@summit/testing/refusal';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderInAdmin } from '../../../test/render-in-admin';
import { PrivacyView } from './PrivacyView';

const EMAIL = 'zoe@example.com';
const FOUND: FindPersonResponse = {
  success: true,
  addresses: [EMAIL, 'before@example.com'],
  stored: [
    { module: 'funnel', what: 'signup', rows: 1, effect: 'changed' },
    { module: 'payments', what: 'payment', rows: 1_200, effect: 'kept' },
    { module: 'queue', what: 'graphile_worker._private_jobs', rows: 2, effect: 'deleted' },
  ],
  obstacles: [],
  phrase: `ERASE ${EMAIL}`,
};

async function search(server: FakeServer) {
  renderInAdmin(<PrivacyView />, { server });
  const user = userEvent.setup({ delay: null });
  await fill(screen.getByLabelText('E-mail address'), EMAIL, user);
  await user.click(screen.getByRole('button', { name: 'Find' }));
  return user;
}
const world = (found: Partial<FindPersonResponse> = {}) =>
  new FakeServer().answers(adminFindPersonEndpoint, { ...FOUND, ...found });
const asked = () => within(screen.getByRole('alertdialog'));

//
describe('the personal data of one person', () => {
  it('is counted by table, with what an erasure does', async () => {
    const server = world();
    await search(server);
    const table = within(await screen.findByRole('table', { name: 'What is stored' }));
    expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'WhatRecordsWhen erased',
      'funnel: signup1stays without the person',
      'payments: payment1,200stays, names nobody',
      'queue: private jobs2deleted',
    ]);
    expect(screen.getByText(/zoe@example.com, before@example.com/)).toBeVisible();
    expect(server.bodiesOf('adminFindPerson')).toEqual([{ email: EMAIL }]);
  });

  it('is erased after its phrase, and gone from the page', async () => {
    const server = world().answers(adminErasePersonEndpoint, { success: true, stored: FOUND.stored });
    const user = await search(server);
    await user.click(await screen.findByRole('button', { name: 'Erase' }));
    const confirm = asked().getByRole('button', { name: 'Erase' });
    await fill(asked().getByRole('textbox'), 'ERASE', user);
    expect(confirm).toBeDisabled();
    await user.type(asked().getByRole('textbox'), ` ${EMAIL}`);
    await user.click(confirm);
    expect(await screen.findByText('The person is erased.')).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByLabelText('E-mail address')).toHaveValue('');
    expect(server.bodiesOf('adminErasePerson')).toEqual([{ email: EMAIL, phrase: FOUND.phrase }]);
  });

  it('is not erased while something stands in the way, which it says', async () => {
    await search(world({ obstacles: [{ code: 'person_has_running_plan', detail: 'A payment plan still runs.' }] }));
    expect(await screen.findByText('Can’t be erased now: A payment plan still runs.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Erase' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Export' })).toBeEnabled();
  });

  it('says why nothing was erased', async () => {
    const user = await search(world().answers(adminErasePersonEndpoint, () => refused('person_has_open_dispute')));
    await user.click(await screen.findByRole('button', { name: 'Erase' }));
    await user.type(asked().getByRole('textbox'), FOUND.phrase);
    await user.click(asked().getByRole('button', { name: 'Erase' }));
    expect(await screen.findByText(/^Nothing was erased: A payment is disputed at the bank/)).toBeVisible();
  });

  it('is a file', async () => {
    const server = world().answers(adminExportPersonEndpoint, {
      name: 'personal-data.json',
      type: 'application/json',
      bytes: new ArrayBuffer(2),
    });
    const user = await search(server);
    await user.click(await screen.findByRole('button', { name: 'Export' }));
    expect(server.bodiesOf('adminExportPerson')).toEqual([{ email: EMAIL }]);
  });

  it('is not there for an unknown address, nor asked for without one', async () => {
    const server = new FakeServer().answers(adminFindPersonEndpoint, () => refused('person_unknown'));
    const user = await search(server);
    expect(await screen.findByRole('alert')).toHaveTextContent('Nothing is stored about this address.');
    await user.clear(screen.getByLabelText('E-mail address'));
    await user.click(screen.getByRole('button', { name: 'Find' }));
    expect(await screen.findByText('Please enter an email address')).toBeVisible();
    expect(server.callsOf('adminFindPerson')).toHaveLength(1);
  });
});
