import { OF_MEMBER, type PersonalDataOfModule } from '../../../platform/personal-data/personal-data.js';

/** The address of the member's feed is void. */
export const CALENDAR_PERSONAL_DATA: PersonalDataOfModule = {
  module: 'calendar',
  sets: [
    {
      table: 'calendar_feed',
      whose: OF_MEMBER,
      erase: {
        run: `insert into calendar_feed as f (member_id, version) select member, 1 from person, unnest(person.members) as member
          on conflict (member_id) do update set version = f.version + 1`,
      },
    },
  ],
};
