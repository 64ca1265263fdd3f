import { names, type PersonalDataOfModule } from '../../../platform/personal-data/personal-data.js';

const THEIRS = `((t.role = 'vip' and t.subject_id = any (person.members)) or (t.role = 'speaker' and t.subject_id = any (person.affiliates)))`;

/** Every sign-in ends. The audit log keeps keyed names of persons; what they stand for goes (audit-persons.ts). */
export const AUTH_PERSONAL_DATA: PersonalDataOfModule = {
  module: 'auth',
  obstacles: { person_is_admin: 'exists (select from admin_account where lower(email) = any (person.emails))' },
  sets: [
    { table: 'sign_in', whose: THEIRS, erase: 'delete' },
    { table: 'sign_in_generation', whose: THEIRS, erase: 'stays' },
    { table: 'sign_in_challenge', whose: THEIRS, erase: 'delete', hidden: ['token_hash'] },
    { table: 'second_factor', whose: THEIRS, erase: 'delete', hidden: ['secret', 'last_step'] },
    { table: 'backup_code', whose: THEIRS, erase: 'delete', hidden: ['code_hash'] },
    {
      table: 'passkey',
      whose: THEIRS,
      erase: 'delete',
      hidden: ['credential_id', 'public_key', 'counter', 'transports'],
    },
    {
      table: 'audit_person',
      whose: `${names('t.value')} or lower(t.value) in (select lower(text) from unnest(person.texts) as text)`,
      erase: 'delete',
    },
  ],
};
