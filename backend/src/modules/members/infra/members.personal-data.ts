import {
  aliasOf,
  ERASED_NAME,
  OF_ADDRESS,
  OF_MEMBER,
  type PersonalDataOfModule,
} from '../../../platform/personal-data/personal-data.js';

const MEMBERS = `select id from member where email = any ($1::text[])
  union select member_id from member_former_email where email = any ($1::text[])`;

/** The account stays as a figure; nobody can sign in to it. */
export const MEMBERS_PERSONAL_DATA: PersonalDataOfModule = {
  module: 'members',
  addresses: `select email from member where id in (${MEMBERS})
    union select email from member_former_email where member_id in (${MEMBERS})`,
  ids: { members: MEMBERS },
  texts: `select name as text from member where id in (${MEMBERS})`,
  obstacles: {
    person_address_passed_on: `exists (select from member_former_email f join member holder on holder.email = f.email
      where f.email = any (person.emails) and holder.id <> f.member_id)`,
  },
  sets: [
    {
      table: 'member',
      whose: 't.id = any (person.members)',
      erase: {
        set: {
          email: aliasOf('t.email'),
          name: ERASED_NAME,
          password_hash: 'null',
          bio: `''`,
          social_links: `'{}'::jsonb`,
          two_factor_ends_at: 'null',
        },
      },
      hidden: ['password_hash'],
    },
    { table: 'member_former_email', whose: OF_MEMBER, erase: { set: { email: aliasOf('t.email') } } },
    { table: 'member_link', whose: `${OF_ADDRESS} or ${OF_MEMBER}`, erase: 'delete', hidden: ['token_hash'] },
    { table: 'gift_click', whose: OF_MEMBER, erase: 'stays' },
  ],
};
