import { FakeMails } from '../../../../test/harness/fake-mails.js';
import { unitConfig } from '../../../../test/harness/unit-config.js';
import { Links } from '../../../platform/links/links.js';
import { FakeLedger } from '../../../../test/harness/fake-ledger.js';
import { codeOf } from '../../../../test/harness/auth-kit.js';
import { settingsWith } from '../../../../test/harness/settings-with.js';
import { FixedClock } from '../../../platform/clock/clock.fake.js';
import { InMemoryAffiliateMoney } from './affiliate-money.fake.js';
import { ApprovePayoutUseCase } from './approve-payout.use-case.js';
import { ClosePayoutUseCase } from './close-payout.use-case.js';
import { PayoutFailureMail } from './payout-failure-mail.js';
import { InMemoryReceipts } from './receipts.fake.js';

const NOW = Date.parse('2025-12-01T08:10:00Z');
const SETTINGS = settingsWith({ 'payouts.second_approver_from_cents': 100_000 });
/** Owners with two-factor; `cleo` has none. */
const WITH_CODE = ['ada', 'bea'];

// C-020
describe('a large payout', () => {
  let money: InMemoryAffiliateMoney;
  let ledger: FakeLedger;
  let approve: ApprovePayoutUseCase;
  let close: ClosePayoutUseCase;
  beforeEach(() => {
    money = new InMemoryAffiliateMoney();
    ledger = new FakeLedger();
    const clock = new FixedClock(NOW);
    const secondFactors = { isOn: async ({ id }: { id: string }) => WITH_CODE.includes(id) };
    approve = new ApprovePayoutUseCase(money, money, secondFactors, SETTINGS, clock);
    const failure = new PayoutFailureMail(new FakeMails(), new Links(unitConfig()));
    close = new ClosePayoutUseCase(money, money, ledger, new InMemoryReceipts(), SETTINGS, failure, clock);
  });
  const made = (amountCents: number) => {
    const claim = { affiliateId: 'a1', period: '2025-12-01', at: NOW, methodId: 'm1' };
    money.payouts.push({ ...claim, id: 'p1', amountCents, status: 'processing', approvedBy: null });
  };

  it('is sent by one owner after another one has approved it, and booked once', async () => {
    made(100_000);
    expect(await codeOf(close.execute('p1', 'paid', 'bea'))).toBe('payout_needs_approval');
    await approve.execute('p1', 'ada');
    expect(await codeOf(close.execute('p1', 'paid', 'ada'))).toBe('payout_own_approval');
    expect([money.payouts[0]!.status, ledger.entries]).toEqual(['processing', []]);
    expect(await close.execute('p1', 'paid', 'bea')).toBe(true);
    expect(await close.execute('p1', 'paid', 'bea')).toBe(false);
    expect(ledger.entries).toHaveLength(1);
  });

  it('is approved once, by an owner with two-factor, while it is under way', async () => {
    made(100_000);
    expect(await codeOf(approve.execute('p1', 'cleo'))).toBe('payout_approver_without_two_factor');
    expect(await codeOf(approve.execute('p2', 'ada'))).toBe('payout_closed');
    await approve.execute('p1', 'ada');
    expect(await codeOf(approve.execute('p1', 'bea'))).toBe('payout_approved');
    expect(await codeOf(approve.execute('p1', 'ada'))).toBe('payout_approved');
  });

  it('that failed needs nobody else', async () => {
    made(250_000);
    expect(await close.execute('p1', 'failed', 'ada')).toBe(true);
  });

  it('is one from the amount on: smaller ones need no approval', async () => {
    made(99_999);
    expect(await codeOf(approve.execute('p1', 'ada'))).toBe('payout_approval_not_needed');
    expect(await close.execute('p1', 'paid', 'ada')).toBe(true);
  });
});
