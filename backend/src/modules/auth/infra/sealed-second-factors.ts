import type { Role } from '@summit/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config.js';
import { SecretBox } from '../../../platform/crypto/secret-box.js';
import { SealedStores } from '../../../platform/crypto/sealed-stores.js';
import { Sql, statement } from '../../../platform/database/sql.js';
import { BackupCodeBox } from './backup-code-box.js';
import { contextOf } from './second-factors.repository.js';

const SEEDS = statement(
  'second-factor-sealed',
  'select array[role, subject_id::text] as key, secret as sealed from second_factor',
);
const REPLACE_SEED = statement(
  'second-factor-reseal',
  'update second_factor set secret = $4 where role = $1 and subject_id = $2 and secret = $3',
);
const CODES = statement(
  'backup-code-sealed',
  `select array[role, subject_id::text, secret] as key, code_hash as sealed from backup_code join second_factor using (role, subject_id)
   where used_at is null`,
);
const REPLACE_CODE = statement(
  'backup-code-reseal',
  'update backup_code set code_hash = $4 where role = $1 and subject_id = $2 and code_hash = $3',
);

interface Row {
  /** Of a code with the seed of its subject: what opens it made the code as well. */
  key: readonly [Role, string, string?];
  sealed: string;
}

/** What TWO_FACTOR_SECRET seals, for when it is replaced. */
@Injectable()
export class SealedSecondFactors {
  constructor(sql: Sql, stores: SealedStores, @Inject(APP_CONFIG) { secrets }: Pick<AppConfig, 'secrets'>) {
    const seeds = new SecretBox(secrets.twoFactor, secrets.former?.twoFactor);
    const codes = new BackupCodeBox(secrets);
    // Before the seeds, which tell of which secret older codes are until they are sealed anew.
    stores.add({
      what: 'backup codes',
      secret: 'TWO_FACTOR_SECRET',
      rows: () => sql.query<Row>(CODES),
      resealed: ({ key, sealed }) => {
        const subject = subjectOf(key);
        return codes.resealed(sealed, subject, () => seeds.resealed(String(key[2]), contextOf(subject)) !== null);
      },
      replace: async ({ key: [role, id], sealed }, next) =>
        void (await sql.query(REPLACE_CODE, [role, id, sealed, next])),
    });
    stores.add({
      what: 'second factors',
      secret: 'TWO_FACTOR_SECRET',
      rows: () => sql.query<Row>(SEEDS),
      resealed: ({ key, sealed }) => seeds.resealed(sealed, contextOf(subjectOf(key))),
      replace: async ({ key, sealed }, next) => void (await sql.query(REPLACE_SEED, [...key, sealed, next])),
    });
  }
}

const subjectOf = (key: readonly unknown[]) => ({ role: key[0] as Role, id: key[1] as string });
