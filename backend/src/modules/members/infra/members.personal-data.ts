import {
  aliasOf,
  ERASED_NAME,
  OF_ADDRESS,
  OF_MEMBER,
  type PersonalDataOfModule,
} from '../../../platform/personal-data/personal-data.js';

const MEMBERS = `select id from member where email = any ($1::text[])
  union select member_id from member_former_email where email = any ($1::text[])
  union select member_id from removed_member_email where email = any ($1::text[])`;

/** Which account had which address until when; `moved`: it left it for another one. */
const HAD = `(select id as member_id, email, 'infinity'::timestamptz as until, false as moved from member
  union all select member_id, email, changed_at, true from member_former_email
  union all select member_id, email, until, moved from removed_member_email)`;

/** An account has left an address, and another one had it after that. Who comes back to the last address of a deleted account is the same. */
const ADDRESS_PASSED_ON = `exists (select from ${HAD} former
    join ${HAD} later on later.email = former.email and later.member_id <> former.member_id and later.until > former.until
  where former.moved and former.email = any (person.emails) and later.email = any (person.emails))`;

/** The account stays as a figure; nobody can sign in to it. */
export const MEMBERS_PERSONAL_DATA: PersonalDataOfModule = {
  module: 'members',
  addresses: `select email from member where id in (${MEMBERS})
    union select email from member_former_email where member_id in (${MEMBERS})
    union select email from removed_member_email where member_id in (${MEMBERS})`,
  ids: { members: MEMBERS },
  texts: `select name as text from member where id in (${MEMBERS})`,
  obstacles: {
    person_address_passed_on: ADDRESS_PASSED_ON,
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
    { table: 'removed_member_email', whose: OF_MEMBER, erase: 'delete' },
    { table: 'member_link', whose: `${OF_ADDRESS} or ${OF_MEMBER}`, erase: 'delete', hidden: ['token_hash'] },
    { table: 'gift_click', whose: OF_MEMBER, erase: 'stays' },
  ],
};
