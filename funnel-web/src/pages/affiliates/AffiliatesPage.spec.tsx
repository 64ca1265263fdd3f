import { fill } from '@summit/testing/fill';
import { ApiError } from '@summit/api-client';
import type { AffiliateApplicationRequest, AffiliateProgramResponse } from '@summit/contracts';
import { commissionTarget, formatUsd, PRICE_BOOK } from '@summit/pricing';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReadProgramContext } from '../../features/affiliate-program/program-port';
import { SendApplicationContext } from './application-port';
import { AffiliatesPage } from './AffiliatesPage';

const FORM: AffiliateProgramResponse = { success: true, join_url: null, approval_needed: true };
const PLATFORM: AffiliateProgramResponse = {
  success: true,
  join_url: 'https://platform.example/join',
  approval_needed: false,
};

interface Given {
  program?: AffiliateProgramResponse | 'down';
  send?: (application: AffiliateApplicationRequest) => Promise<string>;
}

async function open({ program = FORM, send = async () => 'Thank you.' }: Given = {}) {
  const sent: AffiliateApplicationRequest[] = [];
  const read = async () => {
    if (program === 'down') throw new ApiError({ kind: 'network' });
    return program;
  };
  await act(async () => {
    render(
      <ReadProgramContext value={read}>
        <SendApplicationContext
          value={(application) => {
            sent.push(application);
            return send(application);
          }}
        >
          <AffiliatesPage />
        </SendApplicationContext>
      </ReadProgramContext>,
    );
  });
  return { sent, user: userEvent.setup() };
}

const VIP = PRICE_BOOK.vip.early;
/** The share that a referral earns of an order that keeps `cents`. */
const earned = (cents: number) => formatUsd(commissionTarget(cents));

const section = (name: string | RegExp) => within(screen.getByRole('region', { name }));
const rowsOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('/affiliates (F-022)', () => {
  it('has a card for each commission with the case that it belongs to (F-274, F-282)', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Earn 50% on every sale you send');
    expect(rowsOf(section('What you earn').getByRole('list'))).toEqual([
      `VIP${earned(VIP)}VIP at ${formatUsd(VIP)}`,
      `VIP${earned(VIP - 1_000)}VIP after a $10 code`,
      'Implementation Package$48.50Implementation at $97',
      'Implementation Package$148.50Implementation with two coaching sessions',
      'Done-For-You Service$1,248.50Done-For-You at $2,497',
    ]);
  });

  it('has the price and the commission of each product (F-281)', async () => {
    await open();
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      `VIP${formatUsd(VIP)}${earned(VIP)}`,
      'Implementation Package$97$48.50',
      'Done-For-You Service$2,497$1,248.50',
    ]);
  });

  it('says how long each commission is held and when it is paid (F-275, F-286 to F-288)', async () => {
    await open();
    expect(rowsOf(section('When the money reaches you').getByRole('list'))).toEqual([
      'VIP7 daysPayable 8 days after the summit',
      'Implementation Package48 hoursPayable 3 days after the session',
      'Done-For-You Service30 daysPayable 31 days after the final session',
    ]);
  });

  // F-284, F-285
  it('states cookie, payout day and minimum', async () => {
    await open();
    const main = screen.getByRole('main');
    for (const fact of ['45 days', '1st of the month', 'PayPal or bank transfer', '$50 minimum'])
      expect(main).toHaveTextContent(fact);
  });

  it('has four steps and eight questions (F-277, F-278)', async () => {
    await open();
    expect(section('Four steps').getAllByRole('listitem')).toHaveLength(4);
    expect(section('Questions affiliates ask').getAllByRole('heading', { level: 3 })).toHaveLength(8);
  });
});

describe('the earnings calculator (F-276)', () => {
  const field = () => screen.getByRole('textbox', { name: 'Number of sales' });
  const result = () => section('What a number of sales would come to').getByRole('status').textContent;

  it.each([
    ['VIP', '50', formatUsd(50 * commissionTarget(VIP))],
    ['Implementation', '3', '$145.50'],
    ['Done-For-You', '2', '$2,497'],
  ])('multiplies the commission of %s by %s (F-281)', async (product, sales, sum) => {
    const { user } = await open();
    await user.click(screen.getByRole('radio', { name: product }));
    await user.clear(field());
    await user.type(field(), sales);
    expect(result()).toBe(sum);
  });

  it.each([
    ['many', '1'],
    ['-5', '1'],
    ['0', '1'],
    ['', '1'],
    ['99999999999999', '1000000'],
  ])('makes of the entry %j a number of sales: %s (F-280)', async (typed, number) => {
    const { user } = await open();
    await user.clear(field());
    if (typed) await user.type(field(), typed);
    await user.tab();
    expect(field()).toHaveValue(number);
    expect(result()).not.toMatch(/NaN|Infinity|-/);
  });

  it('can be counted up, down and slid', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'One sale more' }));
    expect(field()).toHaveValue('11');
    fireEvent.change(screen.getByRole('slider', { name: 'Number of sales' }), { target: { value: '1' } });
    await user.click(screen.getByRole('button', { name: 'One sale less' }));
    expect(field()).toHaveValue('1');
    expect(result()).toBe(earned(VIP));
  });
});

describe('joining (F-009, F-279)', () => {
  const joinLinks = () => screen.getAllByRole('link', { name: /^Join the affiliate programme/ });

  it('leaves for the external platform where there is one, and needs no approval (F-283)', async () => {
    await open({ program: PLATFORM });
    expect(joinLinks()).toHaveLength(2);
    for (const link of joinLinks()) {
      expect(link).toHaveAttribute('href', 'https://platform.example/join');
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    }
    expect(screen.getByRole('main')).toHaveTextContent('up to $1,248.50 on a single sale, and no approval is needed');
    expect(screen.queryByRole('textbox', { name: 'Your name' })).not.toBeInTheDocument();
  });

  it('leads to our own form where there is none, and does not promise what an approval takes away', async () => {
    await open();
    for (const link of joinLinks()) expect(link).toHaveAttribute('href', '#join');
    expect(screen.getByRole('main')).not.toHaveTextContent(/no approval/i);
    expect(screen.getByRole('main')).toHaveTextContent('We read every application and answer it by email.');
  });

  it('promises it again where the form opens an account at once (F-283)', async () => {
    await open({ program: { ...FORM, approval_needed: false } });
    expect(screen.getByRole('main')).toHaveTextContent('no approval is needed');
    expect(screen.getByRole('textbox', { name: 'Your name' })).toBeVisible();
  });

  it('shows the form while the server can not be asked', async () => {
    await open({ program: 'down' });
    expect(screen.getByRole('textbox', { name: 'Your name' })).toBeVisible();
  });
});

describe('the application', () => {
  const fillForm = async (user: ReturnType<typeof userEvent.setup>) => {
    await fill(screen.getByRole('textbox', { name: 'Your name' }), ' Hana Novak ', user);
    await fill(screen.getByRole('textbox', { name: 'Email' }), 'hana@novak.example', user);
    await fill(
      screen.getByRole('textbox', { name: 'How will you recommend the summit?' }),
      'A newsletter for ceramic studios.',
      user,
    );
  };
  const press = (user: ReturnType<typeof userEvent.setup>) =>
    user.click(screen.getByRole('button', { name: 'Send my application' }));

  it('is sent once and thanked for', async () => {
    const { sent, user } = await open();
    await fillForm(user);
    await press(user);
    expect(sent).toEqual([
      { name: 'Hana Novak', email: 'hana@novak.example', promotion: 'A newsletter for ceramic studios.', website: '' },
    ]);
    expect(screen.getByRole('heading', { name: 'Your application is in' })).toHaveFocus();
    expect(screen.getByText('Thank you.')).toBeVisible();
  });

  it('names what is missing beside its field and goes to the first', async () => {
    const { sent, user } = await open();
    await press(user);
    expect(screen.getByText('Name is required')).toBeVisible();
    expect(screen.getByText('Email is required')).toBeVisible();
    expect(screen.getByText('Please tell us how you will promote the summit')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Your name' })).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it('shows the refusal of the server beside its field, else above the button, and keeps what was typed', async () => {
    const fields = { email: 'Please enter a valid email address' };
    let body: object = { fields };
    const { user } = await open({
      send: async () => {
        throw new ApiError({ kind: 'http', status: 400, body });
      },
    });
    await fillForm(user);
    await press(user);
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(fields.email);
    body = {};
    await press(user);
    expect(screen.getByRole('alert')).toHaveTextContent('That did not get through.');
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('hana@novak.example');
  });

  it('has a field that people neither see nor reach', async () => {
    await open();
    expect(screen.queryByRole('textbox', { name: 'Website' })).not.toBeInTheDocument();
    expect(document.querySelector('[name="website"]')).toHaveAttribute('tabindex', '-1');
  });
});
