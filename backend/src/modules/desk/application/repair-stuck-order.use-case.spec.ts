import { FixedClock } from '../../../platform/clock/clock.fake.js';
import { SerialTransactions } from '../../../platform/database/transactions.fake.js';
import type { Finding, FindingKind } from '../domain/stuck-order.js';
import type { StoredFinding } from './findings.port.js';
import { RepairStuckOrderUseCase } from './repair-stuck-order.use-case.js';

describe('the button of a stuck order', () => {
  /** `heals`: the repair ends the finding at once. */
  const setup = (kind: FindingKind, { heals = false, mailKept = true, detail = '' } = {}) => {
    const finding: StoredFinding = { id: 'f1', kind, orderId: 'o1', subject: 's1', detail, since: 0 };
    const found: Finding[] = [finding];
    const stored = new Map([[finding.id, finding]]);
    const done: string[] = [];
    const repaired: string[] = [];
    const note = (what: string) => async () => {
      done.push(what);
      if (heals) found.length = 0;
    };
    const sut = new RepairStuckOrderUseCase(
      {
        byId: async (id) => stored.get(id) ?? null,
        replace: async (now) => {
          if (now.length === 0) stored.clear();
        },
        noteRepair: async (id) => void repaired.push(id),
      },
      { findIn: async () => [...found] },
      { publishAgain: note('publishAgain'), payBackDuplicates: note('payBack'), readAgain: note('readAgain') },
      { inspect: note('inspect') },
      { resend: async (_tx, { occasion }) => void done.push(`resend ${occasion}`) },
      { welcomeAgain: async (_tx, { occasion }) => void done.push(`welcome ${occasion}`) },
      {
        sendAgain: async (id) => {
          done.push(`send ${id}`);
          return mailKept ? 'now' : null;
        },
      },
      new SerialTransactions(),
      new FixedClock(1_000),
    );
    return { sut, done, found, repaired };
  };

  it.each<[FindingKind, string]>([
    ['pending_too_long', 'inspect'],
    ['not_delivered', 'publishAgain'],
    ['not_credited', 'publishAgain'],
    ['without_mail', 'publishAgain'],
    ['paid_twice', 'payBack'],
    ['plan_without_end', 'readAgain'],
    ['plan_behind', 'readAgain'],
    ['dispute_due', 'readAgain'],
  ])('does for %s what its job does', async (kind, expected) => {
    const { sut, done, repaired } = setup(kind, { heals: true });
    expect((await sut.repair('f1')).outcome).toBe('repaired');
    expect([done, repaired]).toEqual([[expected], ['f1']]);
  });

  it('does nothing more the second time', async () => {
    const { sut, done } = setup('pending_too_long', { heals: true });
    await sut.repair('f1');
    expect(await sut.repair('f1')).toEqual({ outcome: 'gone', finding: null });
    expect(done).toEqual(['inspect']);
  });

  it('does nothing where the trouble has ended since the last look', async () => {
    const { sut, done, found } = setup('not_delivered');
    found.length = 0;
    expect((await sut.repair('f1')).outcome).toBe('gone');
    expect(done).toEqual([]);
  });

  it.each<[FindingKind, string]>([
    ['not_delivered', 'under_way'],
    ['paid_twice', 'under_way'],
    ['pending_too_long', 'no_change'],
    ['plan_behind', 'no_change'],
  ])('says of %s that is still stuck: %s', async (kind, outcome) => {
    expect((await setup(kind).sut.repair('f1')).outcome).toBe(outcome);
  });

  it('sends the mail itself, and writes the mails anew once its values are forgotten', async () => {
    const kept = setup('mail_failed');
    await kept.sut.repair('f1');
    expect(kept.done).toEqual(['send s1']);
    const forgotten = setup('mail_failed', { mailKept: false });
    await forgotten.sut.repair('f1');
    expect(forgotten.done).toEqual(['send s1', 'resend desk:s1']);
  });

  it('welcomes the buyer anew once the values of the mail that lets in are forgotten', async () => {
    const { sut, done } = setup('mail_failed', { mailKept: false, detail: 'vip-access' });
    expect((await sut.repair('f1')).outcome).toBe('under_way');
    expect(done).toEqual(['send s1', 'welcome desk:s1']);
  });
});
