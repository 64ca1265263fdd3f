interface Page {
  skip: string;
  limit: string;
  /** Which day comes first. */
  first?: 'newest' | 'oldest';
}

/**
 * The beginning of a query of one page: finds the days that hold the rows from `skip` on by the counts of the days, so that page 1,000
 * costs what page 1 costs (scale.md 3). Makes `total (total)` and `seek (oldest, newest, begins, ends, rest)`: rows of the days `oldest` to
 * `newest`, which are from the midnight `begins` on and before the midnight `ends`, after leaving out `rest` of them: no more days than the
 * page needs. `seek` has no row after the last page. `counts` is a query for `(day, n)`.
 */
export function daySeek(counts: string, { skip, limit, first = 'newest' }: Page): string {
  const direction = first === 'newest' ? 'desc' : 'asc';
  const [newest, oldest] = first === 'newest' ? ['reached', 'last_needed'] : ['last_needed', 'reached'];
  return `
  counted as materialized (select day, sum(n)::bigint as n from (${counts}) c group by day having sum(n) > 0),
  running as (select day, n, sum(n) over (order by day ${direction}) as upto from counted),
  total as (select coalesce(sum(n), 0)::int as total from counted),
  found as (select day as reached, ${skip}::bigint - (upto - n) as rest,
              (select last.day from running last where last.upto - last.n < ${skip}::bigint + ${limit}::bigint
               order by last.upto desc limit 1) as last_needed
            from running where upto > ${skip}::bigint order by upto limit 1),
  seek as (select ${oldest} as oldest, ${newest} as newest, pacific_midnight(${oldest}) as begins, pacific_midnight(${newest} + 1) as ends, rest
           from found)`;
}
