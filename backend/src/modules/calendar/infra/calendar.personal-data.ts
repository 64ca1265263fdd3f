import { OF_MEMBER, type PersonalDataOfModule } from '../../../platform/personal-data/personal-data.js';
import { ACCOUNTS_OF_PERSON } from '../read-models/accounts-of-person.js';

/** The address of the member's feed is void; that of a deleted member is gone with the account. */
export const CALENDAR_PERSONAL_DATA: PersonalDataOfModule = {
  module: 'calendar',
  sets: [
    {
      table: 'calendar_feed',
      whose: OF_MEMBER,
      erase: {
        run: `insert into calendar_feed as f (member_id, version) ${ACCOUNTS_OF_PERSON}
          on conflict (member_id) do update set version = f.version + 1`,
      },
    },
  ],
};
