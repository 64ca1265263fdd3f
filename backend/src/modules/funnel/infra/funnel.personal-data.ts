import {
  aliasOf,
  ERASED_NAME,
  OF_ADDRESS,
  OF_SIGNUP,
  type PersonalDataOfModule,
} from '../../../platform/personal-data/personal-data.js';

const ALIAS = { set: { email: aliasOf('t.email') } };

/** The registration stays as a figure; its invite link ends. */
export const FUNNEL_PERSONAL_DATA: PersonalDataOfModule = {
  module: 'funnel',
  ids: { signups: 'select id from signup where email = any ($1::text[])' },
  texts: `select name as text from signup where email = any ($1::text[])
    union select phone from signup where email = any ($1::text[]) and phone is not null`,
  retention: [
    {
      setting: 'retention.message_days',
      table: 'sms_message',
      when: `t.decided_at < $1 and t.recipient <> ''`,
      forget: { set: { recipient: `''` } },
    },
  ],
  sets: [
    {
      table: 'signup',
      // Not by address: one that comes while its person is erased would lose its number here, and keep it in its texts.
      whose: 't.id = any (person.signups)',
      erase: {
        set: {
          email: aliasOf('t.email'),
          name: ERASED_NAME,
          phone: 'null',
          invite_token: 'gen_random_uuid()::text',
        },
      },
      hidden: ['invite_token'],
    },
    { table: 'list_subscription', whose: OF_SIGNUP, erase: 'stays' },
    { table: 'bonus_grant', whose: OF_ADDRESS, erase: ALIAS },
    { table: 'bonus_download', whose: OF_ADDRESS, erase: ALIAS },
    { table: 'sms_message', whose: 't.recipient = any (person.texts)', erase: { set: { recipient: `''` } } },
  ],
};
