import { fill } from '@summit/testing/fill';
import {
  adminCompanyEndpoint,
  adminSaveCompanyEndpoint,
  type CompanyChanges,
  type CompanyDetails,
} from '@summit/contracts';
import { FakeServer } from '@summit/testing/fake-server';
import { mute, refused } from '@summit/testing/refusal';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderInAdmin } from '../../../test/render-in-admin';
import { CompanyView } from './CompanyView';

const COMPANY: CompanyDetails = { name: 'Growth & Scale Summit', address: '', tax_id: '', invoice_note: '' };

const world = () =>
  new FakeServer()
    .answers(adminCompanyEndpoint, { success: true, company: COMPANY })
    .answers(adminSaveCompanyEndpoint, ({ body }) => ({
      success: true as const,
      message: 'The company details are saved.',
      company: { ...COMPANY, ...(body as CompanyChanges) },
    }));

async function open(server = world()) {
  renderInAdmin(<CompanyView />, { server });
  await screen.findByLabelText('Company name');
  return { server, user: userEvent.setup({ delay: null }) };
}

describe('the company details', () => {
  it('are saved as typed, line breaks included, and only what was changed (M-184)', async () => {
    const { server, user } = await open();
    await user.clear(screen.getByLabelText('Company name'));
    await fill(screen.getByLabelText('Company name'), 'Growth LLC', user);
    await user.type(screen.getByLabelText('Address'), '20 Harbor Road{Enter}Portland');
    await fill(screen.getByLabelText('Tax or registration number'), 'EIN 12-3456789', user);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The company details are saved.')).toBeVisible();
    expect(server.bodiesOf('adminSaveCompany')).toEqual([
      { name: 'Growth LLC', address: '20 Harbor Road\nPortland', tax_id: 'EIN 12-3456789' },
    ]);
  });

  it('need a name', async () => {
    const { server, user } = await open();
    await user.clear(screen.getByLabelText('Company name'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Please enter the company name')).toBeVisible();
    expect(server.callsOf('adminSaveCompany')).toEqual([]);
  });

  it.each([
    [refused('company_text_too_long'), 'One of the texts is too long. Shorten it and save again.'],
    [mute(500), 'The company details could not be saved.'],
  ])('say why they are not saved', async (answer, text) => {
    const { user } = await open(world().answers(adminSaveCompanyEndpoint, () => answer));
    await user.type(screen.getByLabelText('Note on invoices'), 'x');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });
});
