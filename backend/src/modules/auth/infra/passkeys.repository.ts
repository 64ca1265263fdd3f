import { Injectable } from '@nestjs/common';
import { Sql, statement, type SqlExecutor } from '../../../platform/database/sql.js';
import { at, ms } from '../../../platform/database/sql-text.js';
import type { NewPasskey, PasskeyStore, StoredPasskey } from '../application/passkey-store.port.js';
import type { PasskeyArea, PasskeySubject } from '../passkeys.public.js';

const COLUMNS = `id, json_build_object('role', role, 'id', subject_id) as subject, credential_id as "credentialId",
  public_key as "publicKey", transports, label, backed_up as synced, ${ms('created_at')} as "createdAt",
  ${ms('last_used_at')} as "lastUsedAt"`;
const OF_SUBJECT = 'from passkey where role = $1 and subject_id = $2';
const LIST = statement('passkey-list', `select ${COLUMNS} ${OF_SUBJECT} order by created_at, id`);
/** Of the account, not of its rows: it may have none yet. */
const LOCK = statement(
  'passkey-lock',
  `select pg_advisory_xact_lock(hashtextextended('passkeys:' || $1 || ':' || $2, 0))`,
);
const BY_CREDENTIAL = statement(
  'passkey-by-credential',
  `select ${COLUMNS} from passkey where role = $1 and credential_id = $2`,
);
const ADD = statement(
  'passkey-add',
  `insert into passkey
     (id, role, subject_id, credential_id, public_key, counter, transports, device_type, backed_up, label, created_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, ${at('$11')})
   on conflict (credential_id) do nothing returning 1`,
);
const RENAME = statement(
  'passkey-rename',
  'update passkey set label = $4 where role = $1 and subject_id = $2 and id = $3 returning 1',
);
const REMOVE = statement('passkey-remove', `delete ${OF_SUBJECT} and id = $3`);
const REMOVE_SINCE = statement('passkey-remove-since', `delete ${OF_SUBJECT} and created_at >= ${at('$3')}`);
const NOTE_USE = statement(
  'passkey-note-use',
  `update passkey set counter = $2, backed_up = $3, last_used_at = ${at('$4')}
   where id = $1 and (counter < $2 or (counter = 0 and $2 = 0)) returning 1`,
);
const IS_THERE = statement('passkey-is-there', 'select 1 from passkey where id = $1 for share');

@Injectable()
export class PasskeysRepository implements PasskeyStore {
  constructor(private readonly sql: Sql) {}

  list({ role, id }: PasskeySubject): Promise<StoredPasskey[]> {
    return this.sql.query<StoredPasskey>(LIST, [role, id]);
  }

  async hold(tx: SqlExecutor, { role, id }: PasskeySubject): Promise<StoredPasskey[]> {
    await tx.query(LOCK, [role, id]);
    // A statement of its own: it sees what was committed while the lock was waited for.
    return tx.query<StoredPasskey>(LIST, [role, id]);
  }

  async byCredential(area: PasskeyArea, credentialId: string): Promise<StoredPasskey | null> {
    return (await this.sql.query<StoredPasskey>(BY_CREDENTIAL, [area, credentialId]))[0] ?? null;
  }

  async add(tx: SqlExecutor, { subject, ...passkey }: NewPasskey): Promise<boolean> {
    const added = await tx.query(ADD, [
      passkey.id,
      subject.role,
      subject.id,
      passkey.credentialId,
      Buffer.from(passkey.publicKey),
      passkey.counter,
      passkey.transports,
      passkey.deviceType,
      passkey.backedUp,
      passkey.label,
      passkey.createdAt,
    ]);
    return added.length === 1;
  }

  async rename({ role, id: subjectId }: PasskeySubject, id: string, label: string): Promise<boolean> {
    return (await this.sql.query(RENAME, [role, subjectId, id, label])).length === 1;
  }

  async remove(tx: SqlExecutor, { role, id: subjectId }: PasskeySubject, id: string): Promise<void> {
    await tx.query(REMOVE, [role, subjectId, id]);
  }

  async removeSince(tx: SqlExecutor, { role, id }: PasskeySubject, since: number): Promise<void> {
    await tx.query(REMOVE_SINCE, [role, id, since]);
  }

  async noteUse(
    id: string,
    { counter, backedUp, at: usedAt }: { counter: number; backedUp: boolean; at: number },
  ): Promise<boolean> {
    return (await this.sql.query(NOTE_USE, [id, counter, backedUp, usedAt])).length === 1;
  }

  async exists(id: string): Promise<boolean> {
    return (await this.sql.query(IS_THERE, [id])).length === 1;
  }
}
