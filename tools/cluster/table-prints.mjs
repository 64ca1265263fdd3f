/** @typedef {Record<string, string>} Prints what a table holds, by its name: how many rows, and a fingerprint of them */

/** Of every table of the product. @param {(text: string) => Promise<any[]>} rows @returns {Promise<Prints>} */
export async function tablePrints(rows) {
  const tables = await rows(`select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'graphile_worker') order by 1`);
  /** @type {Prints} */
  const prints = {};
  for (const { name } of tables) {
    const [{ n, print }] = await rows(
      `select count(*)::int as n, md5(string_agg(t::text, ' ' order by t::text)) as print from ${name} t`,
    );
    prints[name] = `${n} rows${n > 0 ? ` ${print}` : ''}`;
  }
  return prints;
}

/** What is not as it was, a line for each table. @param {Prints} before @param {Prints} after */
export function changedTables(before, after) {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted();
  return names
    .filter((name) => before[name] !== after[name])
    .map((name) => `${name}: ${before[name] ?? 'not there'}, now ${after[name] ?? 'not there'}`);
}

/** How many tables with how many rows. @param {Prints} prints */
export function sizeOf(prints) {
  const rows = Object.values(prints).reduce((sum, print) => sum + Number.parseInt(print, 10), 0);
  return `${Object.keys(prints).length} tables with ${rows} rows`;
}
