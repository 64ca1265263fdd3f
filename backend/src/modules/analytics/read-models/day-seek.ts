/**
 * The beginning of a paged query, newest first: finds the day that holds row `skip` by the counts of the days, so that page 1,000 costs
 * what page 1 costs (scale.md 3). Makes `total (total)` and `seek (oldest, newest, begins, ends, rest)`: rows of the days `oldest` to
 * `newest`, which are from the midnight `begins` on and before the midnight `ends`, after leaving out `rest` of them: no more days than the
 * page needs. `seek` has no row after the last page. `counts` is a query for `(day, n)`.
 */
export const daySeek = (counts: string, { skip, limit }: { skip: string; limit: string }): string => `
  counted as materialized (select day, sum(n)::bigint as n from (${counts}) c group by day having sum(n) > 0),
  running as (select day, n, sum(n) over (order by day desc) as upto from counted),
  total as (select coalesce(sum(n), 0)::int as total from counted),
  seek as (select oldest, newest, pacific_midnight(oldest) as begins, pacific_midnight(newest + 1) as ends, rest from (
             select day as newest, ${skip}::bigint - (upto - n) as rest,
               (select min(last.day) from running last where last.upto - last.n < ${skip}::bigint + ${limit}::bigint) as oldest
             from running where upto > ${skip}::bigint order by day desc limit 1) found)`;
