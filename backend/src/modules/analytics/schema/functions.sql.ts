import { sqlFunction, type SchemaObject } from '../../../platform/database/repeatable-schema.js';

/**
 * Figures of days that are rolled up already keep what these functions said then: after a change of `viewed_page` or `referrer_host`
 * run `DashboardRollup.rebuild`.
 */
export const REPORT_FUNCTIONS: readonly SchemaObject[] = [
  sqlFunction(
    'pacific_day(timestamptz)',
    `CREATE FUNCTION pacific_day(at timestamptz) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
       $$ SELECT (at AT TIME ZONE 'America/Los_Angeles')::date $$`,
  ),
  // Midnight that starts the day. Not to be had by adding 24 hours: two days a year have 23 and 25.
  sqlFunction(
    'pacific_midnight(date)',
    `CREATE FUNCTION pacific_midnight(day date) RETURNS timestamptz LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
       $$ SELECT day::timestamp AT TIME ZONE 'America/Los_Angeles' $$`,
  ),
  // The path that a page view counts for, without query and slash at the end.
  sqlFunction(
    'viewed_page(text)',
    `CREATE FUNCTION viewed_page(page text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
       $$ SELECT coalesce(nullif(rtrim(left(split_part(split_part(page, '?', 1), '#', 1), 200), '/'), ''), '/') $$`,
  ),
  // Host of a referring address without www, or direct.
  sqlFunction(
    'referrer_host(text)',
    `CREATE FUNCTION referrer_host(referrer text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
       $$ SELECT coalesce(nullif(left(regexp_replace(lower(substring(referrer from '^[a-zA-Z][a-zA-Z0-9+.-]*://(?:[^/?#@]*@)?([^/?#:]+)')), '^www\\.', ''), 100), ''), 'direct') $$`,
  ),
  // Page views that are not rolled up yet. A function, because PostgreSQL takes a comparison with an unknown mark for a third of the
  // table and plans for millions of rows over all partitions; it is stable, so it sees the moment that its query sees.
  sqlFunction(
    'page_view_tail()',
    `CREATE FUNCTION page_view_tail() RETURNS TABLE (day date, page text, referrer text) LANGUAGE plpgsql STABLE ROWS 1000 AS $$
     BEGIN
       RETURN QUERY SELECT pacific_day(v.viewed_at), viewed_page(v.page), referrer_host(v.referrer) FROM page_view v
         WHERE v.txid >= (SELECT mark FROM rollup_mark WHERE name = 'page_view');
     END $$`,
  ),
];
