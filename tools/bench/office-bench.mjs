// The back office on a year of data: every call of its tabs over HTTP, from an API process as it runs.
import { BROWSER_KEYS } from '@summit/contracts';
import { finding } from './finding.mjs';
import { amounts, fillLargeData } from './large-data.mjs';
import { fillDeskData } from './desk-data.mjs';
import { officeCalls } from './office-calls.mjs';
import { fillOfficeData } from './office-data.mjs';
import { repeated } from './repeated.mjs';
import { rebuildRollups } from './rebuild-rollups.mjs';
import { API_ORIGIN, startApi } from './servers.mjs';
import { adminStorage } from './signed-in.mjs';

const ANSWER_GOAL = 50;
/** Ids of generated rows are fingerprints; some look like a UUID, which is what a path takes. */
const UUID = '^.{14}4.{4}[89ab]';

/** @param {import('pg').Client} client @param {number} orders @returns {Promise<import('./office-calls.mjs').Subjects>} */
async function subjects(client, orders) {
  const one = async (/** @type {string} */ text) => (await client.query(text)).rows[0];
  const { id: order } = await one(`select id from purchase_order where session_id = 'large-4711'`);
  const { id: refunded } = await one(
    `select order_id as id from order_attribution where order_id::text ~ '${UUID}' limit 1`,
  );
  const { id: session } = await one('select id from summit_session limit 1');
  const { id: difference } = await one(`select id from reconciliation_difference where id::text ~ '${UUID}' limit 1`);
  const event = await one('select provider, event_id from provider_event limit 1');
  return { order, refunded, session, difference, event, deep: Math.floor(orders / 50) };
}

/**
 * @param {object} options
 * @param {import('./bench-database.mjs').BenchDatabase} options.database
 * @param {number} [options.scale] 1: a million registrations, half a million orders
 * @param {number} [options.times] that each call is made
 * @param {(text: string) => void} options.progress
 */
export async function benchOffice({ database, scale = 0.1, times = 30, progress }) {
  const { client, url } = database;
  const data = amounts(scale);
  await fillLargeData(url, data, progress);
  await fillDeskData(client, progress);
  await fillOfficeData(client, scale, progress);
  progress('rollups');
  await rebuildRollups(url);
  await client.query('vacuum analyze');
  const calls = officeCalls(await subjects(client, data.orders));
  const api = startApi(url, 'api');
  try {
    await api.ready();
    const headers = { authorization: `Bearer ${(await adminStorage(client))[BROWSER_KEYS.adminToken.key]}` };
    const findings = [];
    for (const { name, path } of calls) {
      progress(name);
      const ask = async () => {
        const answer = await fetch(API_ORIGIN + path, { headers });
        if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
        await answer.arrayBuffer();
      };
      const { least, p95 } = await repeated(ask, times);
      findings.push(finding(`${name}, ${least.toFixed(1)} ms at least`, p95, { unit: 'ms', most: ANSWER_GOAL }));
    }
    const slowest = findings.toSorted((a, b) => b.value - a.value);
    return [finding('calls', findings.length), ...slowest];
  } finally {
    await api.stop();
  }
}
