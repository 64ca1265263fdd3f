import { names, type PersonalDataOfModule } from '../personal-data/personal-data.js';

/** An address counts as its hash (token-hash.ts), which somebody with a list of addresses could try. */
const HASH = `rtrim(translate(encode(sha256(convert_to(address, 'UTF8')), 'base64'), '+/', '-_'), '=')`;

export const RATE_LIMIT_PERSONAL_DATA: PersonalDataOfModule = {
  module: 'limits',
  sets: [
    {
      table: 'rate_bucket',
      whose: `${names('t.key')} or exists (select from unnest(person.emails) as address where position(${HASH} in t.key) > 0)`,
      erase: 'delete',
    },
  ],
};
