import { randomInt } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config.js';
import { CLOCK, DEVICE_CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { SecretBox } from '../../../platform/crypto/secret-box.js';
import { newTotpSecret, totpStep, totpUri } from '../../../platform/crypto/totp.js';
import { Sql, statement, type SqlExecutor } from '../../../platform/database/sql.js';
import { at } from '../../../platform/database/sql-text.js';
import { qrCodeDataUrl } from '../../../platform/documents/qr-code.js';
import { AppError } from '../../../platform/errors/app-error.js';
import type { SecondFactors, Subject } from '../auth.public.js';
import { BACKUP_CODES, formatBackupCode, normalizeBackupCode } from '../domain/backup-code.js';
import { BackupCodeBox } from './backup-code-box.js';

const READ = statement(
  'second-factor-read',
  `select secret, confirmed_at is not null as confirmed from second_factor where role = $1 and subject_id = $2`,
);
const BEGIN = statement(
  'second-factor-begin',
  `insert into second_factor as f (role, subject_id, secret) values ($1, $2, $3)
   on conflict (role, subject_id) do update set secret = excluded.secret, last_step = 0 where f.confirmed_at is null
   returning 1`,
);
/** One statement compares and remembers the code: if many requests bring the same code at once, one succeeds. */
const SPEND_STEP = statement(
  'second-factor-spend-step',
  `update second_factor set last_step = $3, confirmed_at = coalesce(confirmed_at, ${at('$4')})
   where role = $1 and subject_id = $2 and last_step < $3 and (confirmed_at is not null) = $5 returning 1`,
);
const ADD_CODE = statement(
  'backup-code-add',
  `insert into backup_code (role, subject_id, code_hash) select $1, $2, unnest($3::text[])`,
);
const UNUSED_CODES = statement(
  'backup-codes-unused',
  'select code_hash as stored from backup_code where role = $1 and subject_id = $2 and used_at is null',
);
const SPEND_CODE = statement(
  'backup-code-spend',
  `update backup_code set used_at = ${at('$4')}
   where role = $1 and subject_id = $2 and code_hash = $3 and used_at is null returning 1`,
);
const CODES_LEFT = statement(
  'backup-codes-left',
  'select count(*)::int as "left" from backup_code where role = $1 and subject_id = $2 and used_at is null',
);
/** The backup codes go with it only where it goes. */
const FORGET_SINCE = statement(
  'second-factor-forget-since',
  `with gone as (delete from second_factor where role = $1 and subject_id = $2 and confirmed_at >= ${at('$3')} returning 1),
     codes as (delete from backup_code where role = $1 and subject_id = $2 and exists (select from gone))
   select 1 from gone`,
);
const FORGET = statement('second-factor-forget', `delete from second_factor where role = $1 and subject_id = $2`);
const FORGET_CODES = statement('backup-code-forget', `delete from backup_code where role = $1 and subject_id = $2`);

/** Authenticator apps and backup codes of all three areas. */
@Injectable()
export class SecondFactorsRepository implements SecondFactors {
  private readonly box: SecretBox;
  private readonly codes: BackupCodeBox;

  constructor(
    private readonly sql: Sql,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(DEVICE_CLOCK) private readonly devices: Clock,
    @Inject(APP_CONFIG) config: AppConfig,
  ) {
    this.box = new SecretBox(config.secrets.twoFactor, config.secrets.former?.twoFactor);
    this.codes = new BackupCodeBox(config.secrets);
  }

  async isOn(subject: Subject): Promise<boolean> {
    return (await this.read(subject))?.confirmed === true;
  }

  async begin(
    subject: Subject,
    accountName: string,
  ): Promise<{ secret: string; qrCode: string; backupCodes: string[] }> {
    const secret = newTotpSecret();
    const sealed = this.box.seal(secret, contextOf(subject));
    // One transaction: if two set-ups begin at once, the later seed is kept with the later codes.
    const backupCodes = await this.sql.transaction(async (tx) => {
      const begun = await tx.query(BEGIN, [subject.role, subject.id, sealed]);
      if (begun.length === 0) throw new AppError('two_factor_already_enabled');
      return this.writeBackupCodes(tx, subject);
    });
    return {
      secret,
      qrCode: await qrCodeDataUrl(totpUri(accountName, secret), { pixels: 240, margin: 2 }),
      backupCodes,
    };
  }

  async confirm(subject: Subject, code: string): Promise<boolean> {
    const factor = await this.read(subject);
    if (!factor) throw new AppError('two_factor_not_started');
    if (factor.confirmed) throw new AppError('two_factor_already_enabled');
    return this.spendStep(subject, factor, code);
  }

  async backupCodesLeft({ role, id }: Subject): Promise<number> {
    const [row] = await this.sql.query<{ left: number }>(CODES_LEFT, [role, id]);
    return row?.left ?? 0;
  }

  replaceBackupCodes(subject: Subject): Promise<string[]> {
    return this.sql.transaction((tx) => this.writeBackupCodes(tx, subject));
  }

  async check(subject: Subject, code: string): Promise<boolean> {
    const factor = await this.read(subject);
    if (!factor?.confirmed) return false;
    return (await this.spendStep(subject, factor, code)) || this.spendBackupCode(subject, code);
  }

  async turnOff(subject: Subject, tx?: SqlExecutor): Promise<void> {
    await (tx ? this.forget(tx, subject) : this.sql.transaction((own) => this.forget(own, subject)));
  }

  async turnOffSince(tx: SqlExecutor, { role, id }: Subject, since: number): Promise<boolean> {
    return (await tx.query(FORGET_SINCE, [role, id, since])).length === 1;
  }

  private async forget(tx: SqlExecutor, { role, id }: Subject): Promise<void> {
    await tx.query(FORGET, [role, id]);
    await tx.query(FORGET_CODES, [role, id]);
  }

  private async writeBackupCodes(tx: SqlExecutor, subject: Subject): Promise<string[]> {
    const codes = Array.from({ length: BACKUP_CODES }, () => formatBackupCode((below) => randomInt(below)));
    await tx.query(FORGET_CODES, [subject.role, subject.id]);
    await tx.query(ADD_CODE, [subject.role, subject.id, codes.map((one) => this.codes.seal(subject, one))]);
    return codes;
  }

  private async read({ role, id }: Subject): Promise<{ secret: string; confirmed: boolean } | null> {
    const [row] = await this.sql.query<{ secret: string; confirmed: boolean }>(READ, [role, id]);
    return row ?? null;
  }

  private async spendStep(
    subject: Subject,
    factor: { secret: string; confirmed: boolean },
    code: string,
  ): Promise<boolean> {
    const step = await totpStep(this.box.open(factor.secret, contextOf(subject)), code, this.devices.now());
    if (step === null) return false;
    const spent = await this.sql.query(SPEND_STEP, [
      subject.role,
      subject.id,
      step,
      this.clock.now(),
      factor.confirmed,
    ]);
    return spent.length === 1;
  }

  private async spendBackupCode(subject: Subject, given: string): Promise<boolean> {
    const code = normalizeBackupCode(given);
    if (!code) return false;
    // A second time for one that was sealed anew between reading and spending it.
    return (await this.spendCode(subject, code)) || this.spendCode(subject, code);
  }

  private async spendCode(subject: Subject, code: string): Promise<boolean> {
    const { role, id } = subject;
    const rows = await this.sql.query<{ stored: string }>(UNUSED_CODES, [role, id]);
    const found = rows.find(({ stored }) => this.codes.holds(stored, subject, code));
    if (!found) return false;
    return (await this.sql.query(SPEND_CODE, [role, id, found.stored, this.clock.now()])).length === 1;
  }
}

export const contextOf = ({ role, id }: Subject): string => `${role}:${id}`;
