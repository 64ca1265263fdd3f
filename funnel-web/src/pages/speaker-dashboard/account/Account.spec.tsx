import { fill } from '@summit/testing/fill';
import type { MaskedPayoutMethod } from '@summit/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refused } from '../../../../test/fake-offer-ports';
import { ACCOUNT, SIGNED_IN, type FakeSpeakerOptions } from '../../../../test/fake-speaker-ports';
import { renderSpeakerPages } from '../../../../test/render-speaker-pages';

const open = (given: FakeSpeakerOptions = {}) =>
  renderSpeakerPages('/speaker/dashboard', { kept: SIGNED_IN, ...given });
const account = () => within(screen.getByRole('region', { name: 'Your account' }));
const change = async (name: string) => userEvent.click(account().getByRole('button', { name: `Change: ${name}` }));
const type = async (label: string, text: string) => fill(account().getByLabelText(label), text);
const press = async (name: string) => userEvent.click(account().getByRole('button', { name }));

const BANK: MaskedPayoutMethod = {
  kind: 'bank',
  masked: '****5432',
  account_holder: 'Amara Okafor',
  has_tax_note: true,
  since: '2025-11-20T18:00:00Z',
};

// F-315
describe('the account of a speaker', () => {
  it('says where mails and payouts go, and that a change waits', async () => {
    await open({ account: async () => ({ ...ACCOUNT, waiting_payout_method: BANK }) });
    expect(account().getByText('amara@speakers.test')).toBeVisible();
    expect(account().getByText(/^PayPal, amara@speakers.test/)).toBeVisible();
    expect(account().getByText(/^Change to Bank account \*\*\*\*5432 asked for on 20 November 2025/)).toBeVisible();
  });

  it('changes the password with the one of now', async () => {
    const { calls } = await open();
    await change('Password');
    await press('Change password');
    expect(account().getByLabelText('Current password')).toHaveFocus();
    expect(account().getByText('Password must be at least 8 characters')).toBeVisible();
    await type('Current password', 'old words');
    await type('New password', 'ridge walker');
    await type('Confirm new password', 'ridge walker');
    await press('Change password');
    expect(await account().findByText('Done as asked.')).toBeVisible();
    expect(calls).toContainEqual([
      'changePassword',
      { current_password: 'old words', new_password: 'ridge walker', confirm_password: 'ridge walker' },
    ]);
    expect(account().getByLabelText('Current password')).toHaveValue('');
  });

  it('asks for a link to another address, and says what the server refuses', async () => {
    let tries = 0;
    const { calls } = await open({
      changeEmail: () =>
        (tries += 1) === 1 ? Promise.reject(refused('current_password_wrong')) : Promise.resolve('On its way.'),
    });
    await change('Email');
    await type('New email', 'amara@okafor.example');
    await type('Current password', 'words');
    await press('Mail me the link');
    expect(await account().findByText('The current password is not correct.')).toBeVisible();
    expect(account().getByLabelText('Current password')).toHaveFocus();
    expect(account().queryByRole('alert')).not.toBeInTheDocument();
    await press('Mail me the link');
    expect(await account().findByText('On its way.')).toBeVisible();
    expect(calls.filter(([name]) => name === 'changeEmail')).toHaveLength(2);
  });

  it('asks for another payout method, by PayPal or by bank', async () => {
    const { calls } = await open();
    await change('Payouts');
    await press('Ask for the change');
    expect(account().getByLabelText('PayPal email')).toHaveFocus();
    await userEvent.click(account().getByLabelText('Bank account'));
    await type('Account holder', 'Amara Okafor');
    await type('IBAN or US account number', 'GB82WEST12345698765432');
    await type('Current password', 'words');
    await press('Ask for the change');
    await waitFor(() =>
      expect(calls).toContainEqual([
        'setPayoutMethod',
        {
          kind: 'bank',
          current_password: 'words',
          account_holder: 'Amara Okafor',
          account_number: 'GB82WEST12345698765432',
          routing_code: '',
        },
      ]),
    );
    // What is so now is asked for again.
    expect(calls.filter(([name]) => name === 'account')).toHaveLength(2);
  });

  it.each([
    ['payout_account_invalid', 'IBAN or US account number'],
    ['payout_routing_invalid', 'Routing number or BIC'],
    ['payout_holder_required', 'Account holder'],
    ['current_password_wrong', 'Current password'],
  ] as const)('shows %s of the server beside its field', async (code, label) => {
    await open({ setPayoutMethod: () => Promise.reject(refused(code)) });
    await change('Payouts');
    await userEvent.click(account().getByLabelText('Bank account'));
    await type('Account holder', 'Amara Okafor');
    await type('IBAN or US account number', 'DE00 1234');
    await type('Current password', 'words');
    await press('Ask for the change');
    await waitFor(() => expect(account().getByLabelText(label)).toHaveAttribute('aria-invalid', 'true'));
    expect(account().getByLabelText(label)).toHaveFocus();
    expect(account().getByLabelText('IBAN or US account number')).toHaveValue('DE00 1234');
  });

  it('turns the mails about sales off', async () => {
    let isOn = true;
    await open({
      account: async () => ({ ...ACCOUNT, sale_mails: isOn }),
      setSaleMails: async (next) => {
        isOn = next;
        return 'No more of them.';
      },
    });
    await userEvent.click(account().getByLabelText('Mail me each credited sale'));
    expect(await account().findByText('No more of them.')).toBeVisible();
    await waitFor(() => expect(account().getByLabelText('Mail me each credited sale')).not.toBeChecked());
  });

  it('leads to sign-in when the session ended meanwhile', async () => {
    const { shown } = await open({ setSaleMails: () => Promise.reject(refused('unauthorized')) });
    await userEvent.click(account().getByLabelText('Mail me each credited sale'));
    await waitFor(() => expect(shown()).toBe('/speaker/login'));
  });
});

describe('statements', () => {
  it('are there for each month, as PDF and CSV', async () => {
    const month = { period: '2025-11-01', earned: 55.5, taken_back: 18.5, paid_out: 0 };
    const { calls } = await open({ statementMonths: async () => [month] });
    const statements = within(screen.getByRole('region', { name: 'Statements' }));
    expect(statements.getByText('$55.50 earned, $18.50 taken back')).toBeVisible();
    await userEvent.click(statements.getByRole('button', { name: 'PDF, November 2025' }));
    await waitFor(() => expect(calls).toContainEqual(['saveFile', 'statement-2025-11.pdf']));
    expect(calls).toContainEqual(['statement', '2025-11.pdf']);
  });

  it('say what is missing', async () => {
    await open({
      statementMonths: async () => [{ period: '2025-11-01', earned: 1, taken_back: 0, paid_out: 0 }],
      statement: () => Promise.reject(refused('statement_not_found')),
    });
    await userEvent.click(screen.getByRole('button', { name: 'CSV, November 2025' }));
    expect(await screen.findByText('There is no statement for this month.')).toBeVisible();
  });
});
