/**
 * Days of the edition `key`, or of all. Registrations and sales belong to the edition that was next or under way on their day, and to
 * the last one after its end: nobody registers for an edition by name.
 */
export const editionDays = (key: string): string => `edition as materialized (
     select begins, ends from (
       select key, coalesce(lag(last_day) over (order by last_day) + 1, '-infinity'::date) as begins,
         case when lead(last_day) over (order by last_day) is null then 'infinity'::date else last_day end as ends from summit) e
     where key = ${key}
     union all select '-infinity'::date, 'infinity'::date where ${key}::text is null
   )`;
