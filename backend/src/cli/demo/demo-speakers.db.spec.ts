import { BUNDLED_DOMAIN, DAY_MS } from '@summit/rules';
import { startApp, type RunningApp } from '../../../test/harness/running-app.js';
import { insertAffiliate } from '../../../test/harness/order-rows.js';
import { Sql } from '../../platform/database/sql.js';
import { DEMO_DAYS } from './demo-history.js';
import { OPEN_SPEAKERS } from './demo.statements.js';

describe('the speakers of the demo', () => {
  let running: RunningApp;
  beforeAll(async () => {
    running = await startApp();
    await insertAffiliate(running, { code: 'AMARA' });
    await insertAffiliate(running, { code: 'OWN' });
    await running.rows(`update affiliate set email = 'amara@${BUNDLED_DOMAIN}' where code = 'AMARA'`);
    await running.rows(`update affiliate set email = 'own@elsewhere.test', created_at = now() where code = 'OWN'`);
  });
  afterAll(() => running.stop());

  it('have an inbox, and signed up before the first visit of the history, by the clock of the demo', async () => {
    const first = running.clock.now() - (DEMO_DAYS + 1) * DAY_MS;
    await running.app.get(Sql).query(OPEN_SPEAKERS, [BUNDLED_DOMAIN, first]);
    const rows = await running.rows<{ email: string; at: Date }>(
      'select email, created_at as at from affiliate order by code',
    );
    expect(rows[0]).toEqual({ email: 'amara@speakers.test', at: new Date(first) });
    expect(rows[1]?.email).toBe('own@elsewhere.test');
    expect(rows[1]?.at).not.toEqual(new Date(first));
  });
});
