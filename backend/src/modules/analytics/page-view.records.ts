import { ALL_ROWS, type RecordsOfModule } from '../../platform/removable-records/record-set.js';

const ALL = { 'reset-analytics': ALL_ROWS, 'clear-all-data': ALL_ROWS };

/**
 * The days say what the figures say, and some of them have outlived their views; so the days are counted. They are kept with the views
 * that no roll has taken in yet, and these come back as views that one has.
 */
export const PAGE_VIEW_RECORDS: RecordsOfModule = {
  sets: [
    {
      table: 'page_view_day',
      counted: 'page_views',
      count: 'sum(t.views)',
      order: 't.day, t.page',
      goes: ALL,
      keptFrom: 'select day, page, sum(views)::integer as views from page_view_day_now group by day, page',
      again: '(day, page) do update set views = t.views + excluded.views',
    },
    {
      table: 'referrer_day',
      order: 't.day, t.referrer',
      goes: ALL,
      keptFrom: 'select day, referrer, sum(views)::integer as views from referrer_day_now group by day, referrer',
      again: '(day, referrer) do update set views = t.views + excluded.views',
    },
    { table: 'page_view', order: 't.viewed_at, t.id', goes: ALL, returnsWith: { txid: `'0'::xid8` } },
  ],
};
