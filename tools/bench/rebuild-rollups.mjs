const DIST = '../../backend/dist';

/** The sums of the dashboard from nothing, as an upgrade of the product makes them. @param {string} url of a superuser */
export async function rebuildRollups(url) {
  const [{ DataSource }, { dataSourceOptions }, { Sql }, { DashboardRollup }] = await Promise.all([
    import('typeorm'),
    import(`${DIST}/platform/database/data-source.js`),
    import(`${DIST}/platform/database/sql.js`),
    import(`${DIST}/modules/analytics/rollup/dashboard-rollup.js`),
  ]);
  const dataSource = await new DataSource(dataSourceOptions({ url, poolSize: 1 }, [])).initialize();
  await new DashboardRollup(new Sql(dataSource), { now: Date.now }).rebuild();
  await dataSource.destroy();
}
