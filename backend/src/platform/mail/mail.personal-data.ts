import { aliasOf, names, OF_ADDRESS, type PersonalDataOfModule } from '../personal-data/personal-data.js';

const THEIRS = 't.recipient = any (person.emails)';
const GONE = {
  values: `'{}'::jsonb`,
  state: `case when t.state = 'waiting' then 'refused' else t.state end`,
  refusal: `case when t.state = 'waiting' then 'erased' else t.refusal end`,
};

/** No mail waits any longer, and none is ever sent to the address that only belongs to news (opt-outs.ts). */
export const MAIL_PERSONAL_DATA: PersonalDataOfModule = {
  module: 'mail',
  retention: [
    {
      setting: 'retention.message_days',
      table: 'mail_message',
      when: `t.created_at < $1 and t.state <> 'waiting' and t.recipient <> ''`,
      forget: {
        set: { recipient: `''`, key: `case when position('@' in t.key) > 0 then 'forgotten:' || t.id else t.key end` },
      },
    },
  ],
  sets: [
    {
      table: 'mail_message',
      whose: THEIRS,
      erase: {
        set: {
          ...GONE,
          recipient: aliasOf('t.recipient'),
          key: `case when ${names('t.key')} then 'erased:' || t.id else t.key end`,
        },
      },
      hidden: ['values', 'key'],
    },
    {
      table: 'mail_message',
      whose: `not (${THEIRS}) and ${names('t.values')}`,
      erase: { set: GONE },
      hidden: ['values', 'key', 'recipient'],
    },
    { table: 'mail_opt_out', whose: OF_ADDRESS, erase: 'delete' },
    {
      table: 'mail_opt_out',
      whose: 'false',
      erase: {
        run: `insert into mail_opt_out (email, at) select hash, now() from person, unnest(person.keyed) as hash on conflict do nothing`,
      },
    },
  ],
};
