import {
  aliasOf,
  ERASED_NAME,
  names,
  OF_ADDRESS,
  OF_AFFILIATE,
  OF_ORDER,
  OF_SIGNUP,
  type PersonalDataOfModule,
} from '../../../platform/personal-data/personal-data.js';
import { EARNS_BY_RUNNING_PLAN } from '../read-models/running-plans.js';

/** By any address that an account has or had. The one of an application is the account's, too: it was made for it. */
const AFFILIATES = `select id from affiliate where lower(email) = any ($1::text[])
  union select affiliate_id from affiliate_former_email where lower(email) = any ($1::text[])
  union select affiliate_id from affiliate_application where email = any ($1::text[]) and affiliate_id is not null`;

/** Two accounts have had one address and stand at different ones now. A person may have two accounts; they move together or not at all. */
const ADDRESS_PASSED_ON = `exists (select from affiliate_former_email f join affiliate mine on mine.id = f.affiliate_id
    join affiliate other on other.id <> mine.id and lower(other.email) <> lower(mine.email)
  where lower(f.email) = any (person.emails) and (lower(other.email) = lower(f.email) or exists (
    select from affiliate_former_email too where too.affiliate_id = other.id and lower(too.email) = lower(f.email))))`;

/** The account ends; its code and its money stay, because other people's orders and the books name them. */
export const AFFILIATES_PERSONAL_DATA: PersonalDataOfModule = {
  module: 'affiliates',
  addresses: `select lower(email) as email from affiliate where id in (${AFFILIATES})
    union select lower(email) from affiliate_former_email where affiliate_id in (${AFFILIATES})
    union select email from affiliate_application where affiliate_id in (${AFFILIATES})`,
  ids: { affiliates: AFFILIATES },
  texts: `select name as text from affiliate where id in (${AFFILIATES})
    union select name from affiliate_application where email = any ($1::text[])`,
  obstacles: {
    person_address_passed_on: ADDRESS_PASSED_ON,
    person_commission_unpaid: `exists (select from commission_entry e where e.affiliate_id = any (person.affiliates)
        and e.payout_id is null group by e.affiliate_id having sum(e.amount_cents) <> 0)
      or exists (select from payout p where p.affiliate_id = any (person.affiliates) and p.status = 'processing')
      or ${EARNS_BY_RUNNING_PLAN}`,
  },
  sets: [
    {
      table: 'affiliate',
      whose: 't.id = any (person.affiliates)',
      erase: { set: { email: aliasOf('lower(t.email)'), name: ERASED_NAME, status: `'disabled'` } },
    },
    { table: 'speaker_account', whose: OF_AFFILIATE, erase: 'delete', hidden: ['password_hash'] },
    { table: 'affiliate_former_email', whose: OF_AFFILIATE, erase: 'delete' },
    { table: 'speaker_link', whose: OF_AFFILIATE, erase: 'delete', hidden: ['token_hash'] },
    {
      table: 'affiliate_application',
      whose: `(${OF_ADDRESS} or ${OF_AFFILIATE})`,
      erase: { set: { email: aliasOf('t.email'), name: ERASED_NAME, promotion: `''` } },
    },
    { table: 'payout', whose: OF_AFFILIATE, erase: { set: { method_id: 'null' } } },
    { table: 'payout_method', whose: OF_AFFILIATE, erase: 'delete', hidden: ['sealed'] },
    { table: 'commission', whose: OF_AFFILIATE, erase: 'stays' },
    { table: 'commission_entry', whose: OF_AFFILIATE, erase: 'stays' },
    { table: 'referred_signup', whose: OF_SIGNUP, erase: 'stays' },
    { table: 'order_attribution', whose: OF_ORDER, erase: 'stays' },
    { table: 'attribution_step', whose: OF_ORDER, erase: 'stays' },
    { table: 'buyer_click', whose: 't.buyer_id = any (person.buyers)', erase: 'delete' },
    {
      table: 'referral_click',
      whose: names('t.referrer'),
      erase: { set: { referrer: `''` } },
      hidden: ['visitor_key'],
    },
  ],
};
