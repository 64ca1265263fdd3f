import { createHmac, randomUUID } from 'node:crypto';
import { generate } from 'otplib';
import { meanwhileRead, startSqlDatabase, type SqlDatabase } from '../../../../test/harness/sql-database.js';
import { unitConfig } from '../../../../test/harness/unit-config.js';
import { FixedClock } from '../../../platform/clock/clock.fake.js';
import { SecretBox } from '../../../platform/crypto/secret-box.js';
import { SealedStores } from '../../../platform/crypto/sealed-stores.js';
import { formatBackupCode } from '../domain/backup-code.js';
import { SealedSecondFactors } from './sealed-second-factors.js';
import { SecondFactorsRepository } from './second-factors.repository.js';

const NOW = Date.parse('2025-11-20T18:00:00Z');
const OLD = 'the secret that is being replaced, 32 characters';
const NEW = 'the secret that takes its place, 32 characters';

describe('second factors while TWO_FACTOR_SECRET is replaced', () => {
  let database: SqlDatabase;
  let before: ReturnType<typeof processWith>;
  let during: ReturnType<typeof processWith>;
  let after: ReturnType<typeof processWith>;
  beforeAll(async () => {
    database = await startSqlDatabase();
    before = processWith(OLD);
    during = processWith(NEW, OLD);
    after = processWith(NEW);
  });
  beforeEach(async () => {
    await database.rows('delete from second_factor');
    await database.rows('delete from backup_code');
  });
  afterAll(() => database.stop());

  const clock = new FixedClock(NOW);
  /** A process that knows these secrets. */
  function processWith(twoFactor: string, former?: string, sql = database.sql) {
    const config = unitConfig();
    const secrets = { ...config.secrets, twoFactor, ...(former !== undefined && { former: { twoFactor: former } }) };
    const stores = new SealedStores();
    new SealedSecondFactors(sql, stores, { secrets });
    return { factors: new SecondFactorsRepository(sql, clock, clock, { ...config, secrets }), stores };
  }
  /** Every half minute gives another code. */
  const codeOf = (secret: string) => {
    clock.advance(31_000);
    return generate({ secret, epoch: Math.floor(clock.now() / 1_000) });
  };
  async function turnedOnBefore() {
    const subject = { role: 'admin', id: randomUUID() } as const;
    const { secret, backupCodes } = await before.factors.begin(subject, 'amara@summit.test');
    await before.factors.confirm(subject, await codeOf(secret));
    return { subject, secret, backupCodes };
  }
  const counts = async (of: SealedStores) =>
    (await of.count()).map(({ present, former, unreadable }) => [present, former, unreadable]);

  it('count with the former, with the present one and, sealed anew, without the former', async () => {
    const { subject, secret, backupCodes } = await turnedOnBefore();
    const check = async (factors: SecondFactorsRepository, code: string) => factors.check(subject, code);
    expect(await check(during.factors, await codeOf(secret))).toBe(true);
    expect(await check(during.factors, backupCodes[0]!)).toBe(true);
    expect(await counts(during.stores)).toEqual([
      [0, 9, 0],
      [0, 1, 0],
    ]);
    expect(await counts(after.stores)).toEqual([
      [0, 0, 9],
      [0, 0, 1],
    ]);
    await during.stores.reseal();
    expect(await counts(after.stores)).toEqual([
      [9, 0, 0],
      [1, 0, 0],
    ]);
    expect(await check(after.factors, await codeOf(secret))).toBe(true);
    expect(await check(after.factors, backupCodes[0]!)).toBe(false);
    expect(await check(after.factors, backupCodes[1]!)).toBe(true);
    expect(await check(after.factors, backupCodes[1]!)).toBe(false);
  });

  /** Somebody whose only backup code is of an older release, which hashed it with the secret itself. */
  async function withOldCode() {
    const { subject, secret } = await turnedOnBefore();
    const code = formatBackupCode((below) => below - 1);
    const hash = createHmac('sha256', OLD).update(`admin:${subject.id}:${code}`).digest('base64url');
    await database.rows('delete from backup_code where subject_id = $1', [subject.id]);
    await database.rows(`insert into backup_code (role, subject_id, code_hash) values ('admin', $1, $2)`, [
      subject.id,
      hash,
    ]);
    return { subject, secret, code, hash };
  }

  it('take backup codes of older releases along, which were hashed with the secret itself', async () => {
    const { subject, code, hash } = await withOldCode();
    await before.stores.reseal();
    expect(await counts(before.stores)).toMatchObject([
      [1, 0, 0],
      [1, 0, 0],
    ]);
    expect(await counts(during.stores)).toMatchObject([
      [0, 1, 0],
      [0, 1, 0],
    ]);
    await during.stores.reseal();
    expect(await counts(after.stores)).toMatchObject([
      [1, 0, 0],
      [1, 0, 0],
    ]);
    const rows = JSON.stringify(await database.rows('select * from backup_code'));
    expect(rows).not.toContain(hash);
    expect(rows).not.toContain(OLD);
    const all = Array.from({ length: 5 }, () => after.factors.check(subject, code));
    expect((await Promise.all(all)).filter((right) => right)).toHaveLength(1);
    expect(await after.factors.backupCodesLeft(subject)).toBe(0);
  });

  it('leave what a wrong former secret has not made as it is, and name it unreadable', async () => {
    const { subject, secret, code, hash } = await withOldCode();
    const mistyped = processWith(NEW, `${OLD}, mistyped`);
    await mistyped.stores.reseal();
    expect(await counts(mistyped.stores)).toEqual([
      [0, 0, 1],
      [0, 0, 1],
    ]);
    expect(await database.rows('select code_hash from backup_code')).toEqual([{ code_hash: hash }]);
    // Also where no former secret is named at all.
    expect(await counts(after.stores)).toEqual([
      [0, 0, 1],
      [0, 0, 1],
    ]);
    await during.stores.reseal();
    expect(await after.factors.check(subject, await codeOf(secret))).toBe(true);
    expect(await after.factors.check(subject, code)).toBe(true);
  });

  it('keep of an older code only the secret that made it, however often secrets are replaced', async () => {
    const { subject, code } = await withOldCode();
    await during.stores.reseal();
    const NEXT = 'the secret after that one, 32 characters long';
    await processWith(NEXT, NEW).stores.reseal();
    const [row] = await database.rows<{ code_hash: string }>('select code_hash from backup_code');
    const inside = new SecretBox(NEXT).open(row!.code_hash, `backup-code:admin:${subject.id}`);
    expect(JSON.parse(inside)).toEqual({ hash: expect.any(String), key: OLD });
    expect(await processWith(NEXT).factors.check(subject, code)).toBe(true);
  });

  it.each(['backup-code-sealed', 'second-factor-sealed'])(
    'stay as somebody has set them anew since they were read (%s)',
    async (reading) => {
      const { subject, backupCodes } = await turnedOnBefore();
      let again: Awaited<ReturnType<SecondFactorsRepository['begin']>> | undefined;
      const sql = meanwhileRead(database.sql, reading, async () => {
        await during.factors.turnOff(subject);
        again = await during.factors.begin(subject, 'amara@summit.test');
        await during.factors.confirm(subject, await codeOf(again.secret));
      });
      const stores = new SealedStores();
      const secrets = { ...unitConfig().secrets, twoFactor: NEW, former: { twoFactor: OLD } };
      new SealedSecondFactors(sql, stores, { secrets });
      await stores.reseal();
      expect(await after.factors.check(subject, await codeOf(again!.secret))).toBe(true);
      expect(await after.factors.check(subject, again!.backupCodes[0]!)).toBe(true);
      expect(await after.factors.check(subject, backupCodes[0]!)).toBe(false);
    },
  );

  it('are spent, once, when they are sealed anew between being read and being spent', async () => {
    const { subject, backupCodes } = await turnedOnBefore();
    const sql = meanwhileRead(database.sql, 'backup-codes-unused', () => during.stores.reseal());
    const { factors } = processWith(NEW, OLD, sql);
    const code = backupCodes[0]!;
    expect([await factors.check(subject, code), await factors.check(subject, code)]).toEqual([true, false]);
    expect(await after.factors.check(subject, code)).toBe(false);
    expect(await after.factors.backupCodesLeft(subject)).toBe(9);
  });

  it("are nobody else's", async () => {
    const one = await turnedOnBefore();
    const other = await turnedOnBefore();
    await database.rows('update backup_code set subject_id = $2 where subject_id = $1', [
      one.subject.id,
      other.subject.id,
    ]);
    expect(await before.factors.check(other.subject, one.backupCodes[0]!)).toBe(false);
    expect(await before.factors.check(other.subject, other.backupCodes[0]!)).toBe(true);
  });
});
