import { parseArgs } from 'node:util';

export const PARTS = /** @type {const} */ ([
  'api',
  'sessions',
  'settlement',
  'reconciliation',
  'dashboard',
  'desk',
  'office',
  'start',
  'memory',
  'landing',
  'pages',
]);
export const APPS = /** @type {const} */ (['funnel', 'member', 'admin']);
export const USAGE = `Usage: npm run bench [-- api|sessions|settlement|reconciliation|dashboard|desk|office|start|memory|landing|pages ...] [--seconds 6] [--rounds 3] [--minutes 10] [--scale 0.1] [--no-files] [--app funnel] [--json out.json] [--no-build]

  api         the API beside a bare node:http + pg server doing the same, in turns
  sessions    lists and pages of sessions beside the floor, search over transcripts, mails of an opening
  settlement  from the notification of a paid checkout to the settled order and its jobs
  reconciliation  100,000 charges compared with the books of both providers
  dashboard   the back office's figures on generated data (scale 1: 10M page views, 1M signups, 500k orders)
  desk        the lists of the operator's desk on generated data (scale 1: 500k orders, 1.5M mails, 1M notifications)
  office      every call of the back office over HTTP, on all of this
  start       CPU until ready and memory of an API process
  memory      memory of an API process under minutes of mixed load
  landing     the landing page beside a tiny static page (needs Chromium)
  pages       offers, sign-ins, dashboards and pages of the sessions on a slow phone (needs Chromium)
  Without a name all of them are run.

  --seconds   of load for each side in each round
  --rounds    of each comparison; the medians count
  --minutes   of mixed load for the memory part
  --scale     of the generated data
  --no-files  dashboard without exports, the archive of everything and the kit: at scale 10 they take an hour
  --app       pages of this app only: funnel, member or admin
  --json      also writes everything that was measured to this file
  --no-build  measures what is built already

  Uses nine ports from BENCH_PORT (4550) upward.`;

/** What is wrong with the command line, in a sentence. */
export class UsageError extends Error {}

/**
 * @param {string} name
 * @param {string} text
 */
function positive(name, text) {
  const value = Number(text);
  if (!(value > 0) || (name === 'rounds' && !Number.isInteger(value)))
    throw new UsageError(`--${name} is not a number to measure by: ${text}.`);
  return value;
}

/** @param {string[]} args */
export function readOptions(args) {
  const { values, positionals } = parse(args);
  const unknown = positionals.find((name) => !PARTS.some((part) => part === name));
  if (unknown) throw new UsageError(`There is no part called ${unknown}.`);
  const app = APPS.find((one) => one === values.app);
  if (values.app !== undefined && !app) throw new UsageError(`There is no app called ${values.app}.`);
  return {
    parts: PARTS.filter((part) => positionals.length === 0 || positionals.includes(part)),
    seconds: positive('seconds', values.seconds),
    rounds: positive('rounds', values.rounds),
    minutes: positive('minutes', values.minutes),
    scale: positive('scale', values.scale),
    app,
    json: values.json,
    files: !values['no-files'],
    build: !values['no-build'],
    help: values.help,
  };
}

/** @param {string[]} args */
function parse(args) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        seconds: { type: 'string', default: '6' },
        rounds: { type: 'string', default: '3' },
        minutes: { type: 'string', default: '10' },
        scale: { type: 'string', default: '0.1' },
        app: { type: 'string' },
        json: { type: 'string' },
        'no-files': { type: 'boolean', default: false },
        'no-build': { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (error) {
    throw new UsageError(/** @type {Error} */ (error).message);
  }
}
