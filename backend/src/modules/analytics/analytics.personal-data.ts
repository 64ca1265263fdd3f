import { names, type PersonalDataOfModule } from '../../platform/personal-data/personal-data.js';

/** Scheme and host: all that figures are made of, and all that a rebuild of them needs. */
const HOST = `coalesce(regexp_replace(substring(t.referrer from '^[a-zA-Z][a-zA-Z0-9+.-]*://[^/?#]+'), '://[^@]*@', '://'), '')`;
const FORGOTTEN = { set: { url: 't.page', referrer: HOST, user_agent: `''`, visitor_id: 'null' } };

/**
 * Page views name nobody but by a link that somebody was sent. What the rollups keep of orders and registrations follows these with
 * the next roll, within a minute.
 */
export const ANALYTICS_PERSONAL_DATA: PersonalDataOfModule = {
  module: 'analytics',
  retention: [
    {
      setting: 'retention.page_view_days',
      table: 'page_view',
      when: `t.viewed_at < $1 and (t.user_agent <> '' or t.visitor_id is not null or t.url <> t.page)`,
      forget: FORGOTTEN,
    },
  ],
  sets: [
    {
      table: 'page_view',
      whose: names("t.url || ' ' || t.referrer"),
      erase: FORGOTTEN,
    },
  ],
};
