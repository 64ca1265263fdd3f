import { names, type PersonalDataOfModule } from '../../platform/personal-data/personal-data.js';

/**
 * Page views name nobody but by a link that somebody was sent. What the rollups keep of orders and registrations follows these with
 * the next roll, within a minute.
 */
export const ANALYTICS_PERSONAL_DATA: PersonalDataOfModule = {
  module: 'analytics',
  sets: [
    {
      table: 'page_view',
      whose: names("t.url || ' ' || t.referrer"),
      erase: { set: { url: 't.page', referrer: `''`, user_agent: `''`, visitor_id: 'null' } },
    },
  ],
};
