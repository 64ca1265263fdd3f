import { adminPendingInstallmentsEndpoint, type PendingInstallmentRow } from '@summit/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { FakeServer } from '@summit/testing/fake-server';
import { renderInAdmin } from '../../../test/render-in-admin';
import { InstallmentsTab } from './InstallmentsTab';
import { narrowPlan } from './plan-columns';

const PLAN: PendingInstallmentRow = {
  id: '8f3c2a10-77aa-4d0e-9a51-5b7d2f0c1e11',
  customer_name: 'Hana Morimoto',
  customer_email: 'hana@fieldnote.example',
  installments_paid: 2,
  installments_total: 3,
  next_amount: 832.34,
  next_payment_date: '2025-12-07T20:00:00.000Z',
  payments_failed: 0,
  status: 'payment_plan_active',
};
const LATE: PendingInstallmentRow = {
  ...PLAN,
  id: '2',
  customer_name: 'Jules',
  payments_failed: 1,
  status: 'payment_plan_past_due',
};

const open = (data: PendingInstallmentRow[], total = data.length) =>
  renderInAdmin(<InstallmentsTab />, {
    server: new FakeServer().answers(adminPendingInstallmentsEndpoint, { success: true, data, total }),
  });

describe('the Payment Plans tab', () => {
  it('shows customer, paid of total, next amount, next date and status without its prefix (A-085..A-087)', async () => {
    open([PLAN]);
    const row = (await screen.findByText('Hana Morimoto')).closest<HTMLElement>('[role="row"]')!;
    const cells = within(row).getAllByRole('gridcell');
    expect(cells.map((cell) => cell.textContent)).toEqual([
      'Hana Morimotohana@fieldnote.example, plan 8f3c2a10',
      '2 of 3',
      '$832.34',
      'Dec 7, 2025',
      'Active',
    ]);
  });

  it('leads to everything about the customer', async () => {
    open([PLAN]);
    expect(await screen.findByRole('link', { name: 'Hana Morimoto' })).toHaveAttribute(
      'href',
      '/admin/dashboard?tab=customers&person=hana%40fieldnote.example',
    );
  });

  it('calls a customer without a name by the address, on a phone as well', async () => {
    const nameless = { ...PLAN, customer_name: '' };
    open([nameless]);
    expect(await screen.findByRole('link', { name: 'hana@fieldnote.example' })).toBeVisible();
    expect(narrowPlan.main(nameless)).toBe('hana@fieldnote.example');
  });

  it('tells two plans of one customer apart (A-085)', async () => {
    open([PLAN, { ...PLAN, id: '0b9d4e22-0000-4000-8000-000000000000' }]);
    expect(await screen.findByText(/plan 8f3c2a10$/)).toBeVisible();
    expect(screen.getByText(/plan 0b9d4e22$/)).toBeVisible();
  });

  it('comes in pages of fifty (A-085)', async () => {
    const { server } = open([PLAN], 120);
    expect(await screen.findByText('Hana Morimoto')).toBeVisible();
    expect(screen.getByText('120')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /next page/i }));
    await waitFor(() =>
      expect(server.callsOf(adminPendingInstallmentsEndpoint).at(-1)?.url).toMatch(/limit=50&skip=50$/),
    );
  });

  it('shows the next retry of a payment that failed (A-089)', async () => {
    open([LATE]);
    expect(await screen.findByText('Past due')).toBeVisible();
    expect(screen.getByText('Dec 7, 2025').parentElement).toHaveTextContent('Retry Dec 7, 2025');
  });

  it('says how many payments failed where it is more than one', async () => {
    open([{ ...LATE, payments_failed: 2 }]);
    expect((await screen.findByText('Dec 7, 2025')).parentElement).toHaveTextContent('Retry Dec 7, 2025, 2 failed');
  });

  it('shows a dash where no date is known', async () => {
    open([{ ...PLAN, next_payment_date: null }]);
    expect(await screen.findByText('–')).toBeVisible();
  });

  it('says when there is none', async () => {
    open([]);
    expect(await screen.findByText('No open payment plans')).toBeVisible();
  });

  it('says when the list did not come, and asks again', async () => {
    const server = new FakeServer().on(adminPendingInstallmentsEndpoint, () => new Response('', { status: 500 }));
    renderInAdmin(<InstallmentsTab />, { server });
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not load the payment plans.');
    server.answers(adminPendingInstallmentsEndpoint, { success: true, data: [PLAN], total: 1 });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Hana Morimoto')).toBeVisible();
  });
});
