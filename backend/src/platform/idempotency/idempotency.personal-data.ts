import { names, type PersonalDataOfModule } from '../personal-data/personal-data.js';

const NAMES_SIGNUP = `exists (select from unnest(person.signups) as signup where position(signup::text in t.result::text) > 0)`;

export const IDEMPOTENCY_PERSONAL_DATA: PersonalDataOfModule = {
  module: 'answers',
  sets: [
    {
      table: 'idempotency_key',
      whose: `${names('t.result')} or ${NAMES_SIGNUP}`,
      erase: 'delete',
      hidden: ['key', 'request_hash'],
    },
  ],
};
