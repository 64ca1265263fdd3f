// The pages of the summit on a slow phone: what people open by a link, with sessions whose windows are open.
import { randomUUID } from 'node:crypto';
import { BROWSER_KEYS, vipLoginEndpoint } from '@summit/contracts';
import { finding } from './finding.mjs';
import { launchBrowser } from './landing/browser.mjs';
import { probeLoad } from './landing/load-probe.mjs';
import { startMemberSite } from './landing/sites.mjs';
import { API_ORIGIN, startApi } from './servers.mjs';
import { CURRENT, OPEN_ALL } from './sessions-bench.mjs';
import { median } from './statistics.mjs';

const RUNS = 3;
const LCP_GOAL = 2_000;
const SHIFT_GOAL = 0.01;
const MEMBER = { email: 'member@bench.test', password: 'a password of the benchmark' };

/**
 * A member of both editions who is signed in: what their browser keeps.
 * @param {import('pg').Client} client
 * @returns {Promise<Record<string, string>>}
 */
async function signIn(client) {
  const { PasswordHasher } = await import('../../backend/dist/platform/crypto/password-hasher.js');
  const hash = await new PasswordHasher().hash(MEMBER.password);
  await client.query(
    `insert into member (id, email, name, summit1_access, summit2_access, summit2_by_hand, password_hash, created_at)
     values ($1, $2, 'Bench Member', true, true, true, $3, now())`,
    [randomUUID(), MEMBER.email, hash],
  );
  const response = await fetch(API_ORIGIN + vipLoginEndpoint.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(MEMBER),
  });
  if (!response.ok) throw new Error(await response.text());
  const { token, user } = await response.json();
  return { [BROWSER_KEYS.vipToken.key]: token, [BROWSER_KEYS.vipUser.key]: JSON.stringify(user) };
}

/**
 * @param {object} options
 * @param {import('./bench-database.mjs').BenchDatabase} options.database
 * @param {(text: string) => void} options.progress
 */
export async function benchPages({ database: { client, url }, progress }) {
  await client.query(OPEN_ALL);
  const [{ token }] = (
    await client.query(
      'select public_token as token from summit_session where summit_key = $1 and day = 1 order by id limit 1',
      [CURRENT],
    )
  ).rows;
  const api = startApi(url, 'api');
  const site = await startMemberSite();
  const browser = await launchBrowser();
  try {
    await api.ready();
    const asMember = await signIn(client);
    const pages = [
      { path: '/sessions' },
      { path: '/day/1' },
      { path: '/day/2' },
      { path: `/summit/access/${token}`, name: '/summit/access/{token}' },
      { path: '/day/2', name: '/day/2, member', kept: asMember },
      { path: '/vip/summit2/day1', kept: asMember },
    ];
    const findings = [];
    const notes = [];
    for (const { path, name = path, kept } of pages) {
      const runs = [];
      for (let run = 1; run <= RUNS; run++) {
        progress(`${name}, run ${run} of ${RUNS}`);
        runs.push(await probeLoad(browser, site.origin + path, kept));
      }
      const middle = (/** @type {'fcp' | 'lcp' | 'cls' | 'tbt' | 'kilobytes'} */ of) =>
        median(runs.map((run) => run[of]));
      findings.push(
        finding(`${name}: first contentful paint`, middle('fcp'), { unit: 'ms' }),
        finding(`${name}: largest contentful paint`, middle('lcp'), { unit: 'ms', most: LCP_GOAL }),
        finding(`${name}: cumulative layout shift`, middle('cls'), { most: SHIFT_GOAL }),
        finding(`${name}: total blocking time`, middle('tbt'), { unit: 'ms' }),
        finding(`${name}: transferred`, middle('kilobytes'), { unit: 'KB' }),
      );
      const moved = runs.map(({ shifted }) => shifted).filter(Boolean);
      if (moved.length > 0) notes.push(`What moved on ${name}: ${moved.join(' | ')}.`);
      notes.push(`Largest paint of ${name}: ${runs.map(({ lcpElement }) => lcpElement).join(' | ')}.`);
    }
    return { findings, notes };
  } finally {
    await browser.close();
    await site.stop();
    await api.stop();
  }
}
