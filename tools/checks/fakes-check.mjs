// Every fake stands beside its port. One that stands for a store or a provider answers to the contract of what it stands for, or is
// named here with the reason.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ownFiles } from './own-files.mjs';
import { runCheck } from './run-check.mjs';

const FAKE = /^backend\/src\/.*\.fake\.ts$/;
/** A folder that only holds fakes would part them from their ports. */
const OWN_FOLDER = /\/(testing|fakes|test)\//;
const CONTRACT = /^backend\/src\/.*\.contract(\.db)?\.spec\.ts$/;
const CLASS = /class (\w+)(?: extends \w+)?(?: implements ([^{]+))? \{/g;
const COMMENT = /\/\*.*?\*\/|\/\/[^\n]*/gs;
/** What it implements besides ports: how it runs, not what it answers. */
const NO_PORT = new Set(['Transactions', 'Clock']);
/** These put fakes together and stand for nothing themselves. */
const KITS = new Set(['BuyerScene', 'PurchaseKit', 'SettlementMemory']);

/** Fakes without a contract. A new fake has one: this list gets shorter. */
const WITHOUT_CONTRACT = {
  CountingLimiter: 'counts calls in one window that never ends; the windows are shown on the database',
  CountingThrottle: 'refuses nobody; what it counts is looked at by the test itself',
  FakeBundles: 'writes no archive; archives are shown on the database and a file store',
  FakeImportRuns: 'passes the work on and notes what it tells; runs are shown on the database',
  FakePersonRecords: 'one person with one row, or none; every table is gone through on the database',
  FakePromotionMirror: 'keeps codes; the real one is shown against the sandbox of Stripe',
  FakeRecords: 'a number of records, gone and back; every table is gone through on the database',
  FakeSettings: 'reads the same table of keys as the real ones, which are shown on the database',
  FileSizesFake: 'one size for every file; file stores have a contract of their own',
  InMemoryAffiliateMoney: 'the histories of commissions are played on it and on the database',
  InMemoryBonusAccess: 'three maps that the test fills; shown over HTTP',
  InMemoryChallenges: 'never worn out and never over; the real ones are shown over HTTP',
  InMemorySecondFactors: 'knows one code; the real ones are shown over HTTP',
  InMemorySettlementStore:
    'runs the rules of settlement on a map; the histories of settlement are played on the database',
  InMemorySignIns: 'never over and without a bearer; the real ones are shown over HTTP',
  PlainHasher: 'a hash that one can read; the real one is shown by its own spec',
  PurchaseSettlementStore: 'the settlement store above, and what a purchase reads of it',
  RecordingOutbox: 'notes what is written into it; the real one is shown on the database',
  SeededDraws: 'the same draws each time; the real ones are chance',
  SpentKeysInMemory: 'a set; the real ones are shown on the database',
};
/** Never raised; lowered with the list. */
const MAX_LISTED = 20;

/**
 * @param {string} root
 * @param {Record<string, string>} [listed] fake → why it has no contract
 * @param {number} [most]
 * @returns {Promise<string[]>}
 */
export async function fakesCheck(root, listed = WITHOUT_CONTRACT, most = MAX_LISTED) {
  const files = await ownFiles(root);
  const text = (/** @type {string} */ file) => readFile(path.join(root, file), 'utf8');
  const texts = await Promise.all(files.filter((file) => CONTRACT.test(file)).map(text));
  const contracts = texts.join('\n').replace(COMMENT, '');
  const fakes = (
    await Promise.all(files.filter((file) => FAKE.test(file)).map(async (file) => ({ file, text: await text(file) })))
  ).map((one) => ({
    ...one,
    classes: [...one.text.matchAll(CLASS)].map(([, name = '', ports = '']) => ({ name, ports })),
  }));
  const names = (/** @type {string} */ where, /** @type {string} */ name) => new RegExp(`\\b${name}\\b`).test(where);
  // A fake may be a part of the one that the contract opens.
  const opened = fakes.filter(({ classes }) => classes.some(({ name }) => names(contracts, name)));
  const findings = fakes
    .filter(({ file }) => OWN_FOLDER.test(file))
    .map(({ file }) => `${file}: a fake stands beside its port`);
  const known = new Set();
  for (const { file, classes } of fakes) {
    for (const { name, ports } of classes) {
      if (KITS.has(name) || (ports && ports.split(',').every((port) => NO_PORT.has(port.trim())))) continue;
      known.add(name);
      const runs = names(contracts, name) || opened.some((one) => one.file !== file && names(one.text, name));
      if (runs && name in listed)
        findings.push(`${file}: ${name} has a contract; take it off the list of fakes-check.mjs`);
      if (!runs && !(name in listed)) findings.push(`${file}: no contract is run against ${name}`);
    }
  }
  for (const name of Object.keys(listed)) {
    if (!known.has(name)) findings.push(`fakes-check.mjs: lists ${name}, which is gone`);
  }
  const count = Object.keys(listed).length;
  if (count > most) findings.push(`fakes-check.mjs: lists ${count} fakes; at most ${most} may have no contract`);
  if (count < most) findings.push(`fakes-check.mjs: lists ${count} fakes; lower MAX_LISTED from ${most}`);
  return findings;
}

void runCheck(import.meta.url, 'fakes', (root) => fakesCheck(root));
