import { names, OF_MEMBER, type PersonalDataOfModule } from '../../../platform/personal-data/personal-data.js';

/** The hash under which a member rates (application/rater.ts), as the database reckons it. */
const RATER = `rtrim(translate(encode(sha256(convert_to('member ' || member, 'UTF8')), 'base64'), '+/', '-_'), '=')`;

/** Stars stay as figures; words and names go. Ratings from a browser that nobody signed in at lead to nobody. */
export const SESSIONS_PERSONAL_DATA: PersonalDataOfModule = {
  module: 'sessions',
  sets: [
    {
      table: 'session_rating',
      whose: `t.rater in (select ${RATER} from unnest(person.members) as member)
        or ${names("concat_ws(' ', t.user_name, t.comment, t.takeaways)")}`,
      erase: {
        set: {
          rater: 'gen_random_uuid()::text',
          user_name: 'null',
          comment: 'null',
          takeaways: 'null',
          display_publicly: 'false',
        },
      },
      hidden: ['rater', 'reviewed_by'],
    },
    { table: 'session_watch', whose: OF_MEMBER, erase: 'delete' },
  ],
};
