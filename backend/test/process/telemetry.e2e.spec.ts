import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { PaypalCaptureResponse } from '@summit/contracts';
import { startApiProcess, type ApiProcess } from '../harness/api-process.js';
import { BuyerBrowser, jobsDone } from '../harness/buyer-browser.js';
import {
  exportedLabels,
  exportedNames,
  LABELS_OF_PROMETHEUS,
  monitoredLabels,
  monitoredNames,
} from '../harness/monitoring.js';
import { startOutsideWorld, type OutsideWorld } from '../harness/outside-world.js';
import { eventually, json } from '../harness/running-app.js';
import { startSpanReceiver } from '../harness/span-receiver.js';
import { startSqlDatabase, type SqlDatabase } from '../harness/sql-database.js';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const CALLER = '00f067aa0ba902b7';

const SIGNUP_TRACE = '0af7651916cd43dd8448eb211c80319c';
const SIGNED_UP = { traceparent: `00-${SIGNUP_TRACE}-${CALLER}-01` };

type Line = Record<string, unknown>;

describe('a purchase, seen by an operator', () => {
  let outside: OutsideWorld;
  let database: SqlDatabase;
  let api: ApiProcess;
  let receiver: Awaited<ReturnType<typeof startSpanReceiver>>;
  let buyer: BuyerBrowser;
  let orderId: string;
  let lines: Line[];
  let ofTrace: Line[];
  let metrics: string;

  const logged = (): Line[] =>
    api
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{') && line.endsWith('}'))
      .map((line) => JSON.parse(line) as Line);
  const call = (place: string, options?: RequestInit) => fetch(`${api.url}${place}`, options);

  beforeAll(async () => {
    [outside, receiver, database] = await Promise.all([startOutsideWorld(), startSpanReceiver(), startSqlDatabase(2)]);
    const asked = { LOG_LEVEL: 'info', METRICS_PORT: '0', OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url };
    api = await startApiProcess(database.database.applicationUrl, { ...outside.env, ...asked });
    await call(
      '/api/signup',
      json({ name: 'Ada', email: 'traced-signup@example.com', phone: '+15550177777' }, SIGNED_UP),
    );
    // No provider notifies us: all that follows comes from this one request.
    buyer = new BuyerBrowser({ fetch: call }, 'traced@example.com');
    ({ order_id: orderId } = await buyer.wallet('vip'));
    await outside.control('paypal/approve', { order_id: orderId, outcome: 'complete' });
    buyer.traceparent = `00-${TRACE}-${CALLER}-01`;
    await buyer.post<PaypalCaptureResponse>('/api/paypal/capture-order', {
      email: buyer.email,
      name: 'Zoe',
      product_type: 'vip',
      session_id: buyer.sessionId,
      order_id: orderId,
    });
    const linesOfTrace = () => logged().filter((line) => line.trace_id === TRACE);
    await eventually(async () =>
      linesOfTrace().some(({ task, outcome }) => task === 'mail/send' && outcome === 'done'),
    );
    await jobsDone(database);
    const ready = await eventually(async () => logged().find(({ msg }) => msg === 'ready'));
    // On a busy machine the figures of the database may miss one scrape; work at certain times begins a moment after the start.
    metrics = await eventually(async () => {
      const text = await (await fetch(String(ready.metrics))).text();
      const there = [
        'summit_database_figures_up 1\n',
        'summit_schedule_age_seconds{',
        'summit_scheduled_duration_seconds_count{',
      ];
      return there.every((start) => text.includes(`\n${start}`)) && text;
    });
    const [publicOnes, apiOnes] = await Promise.all(['/metrics', '/api/metrics'].map((place) => call(place)));
    expect([publicOnes!.status, apiOnes!.status]).toEqual([404, 404]);
    // A process that ends sends what it has not sent yet.
    await api.end('SIGTERM');
    await eventually(async () => logged().some(({ msg }) => msg === 'stopping'));
    [lines, ofTrace] = [logged(), linesOfTrace()];
  });
  afterAll(async () => {
    await api.end('SIGKILL');
    await outside.stop();
    await receiver.stop();
    await database.stop();
  });

  it('has one trace id in the log from the request over the calls of its provider and its jobs to the mail server', () => {
    expect(ofTrace).toContainEqual(expect.objectContaining({ route: '/api/paypal/capture-order', status: 200 }));
    expect(ofTrace).toContainEqual(
      expect.objectContaining({ msg: 'provider call', provider: 'paypal', outcome: 'done' }),
    );
    expect(ofTrace).toContainEqual(
      expect.objectContaining({ msg: 'job', task: 'event/order.paid/fulfil', outcome: 'done' }),
    );
    expect(ofTrace).toContainEqual(expect.objectContaining({ msg: 'job', task: 'mail/send', outcome: 'done' }));
    expect(ofTrace).toContainEqual(
      expect.objectContaining({ msg: 'provider call', provider: 'smtp', outcome: 'done' }),
    );
  });

  it('has it also where a statement of its own queues the work, as a registration does', () => {
    const ofSignup = lines.filter((line) => line.trace_id === SIGNUP_TRACE);
    expect(ofSignup).toContainEqual(expect.objectContaining({ route: '/api/signup', status: 200 }));
    expect(ofSignup).toContainEqual(expect.objectContaining({ msg: 'job', task: 'event/signup.created/subscribe' }));
    expect(ofSignup).toContainEqual(expect.objectContaining({ msg: 'provider call', provider: 'list-service' }));
  });

  it('is one tree of spans at the collector, below the span of the caller', () => {
    const spans = receiver.spans.filter(({ traceId }) => traceId === TRACE);
    const names = spans.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining([
        'POST /api/paypal/capture-order',
        'paypal',
        'event/order.paid/fulfil',
        'mail/send',
        'smtp',
      ]),
    );
    const known = new Set([CALLER, ...spans.map(({ spanId }) => spanId)]);
    expect(spans.filter(({ parentSpanId = '' }) => !known.has(parentSpanId))).toEqual([]);
    expect(spans.filter(({ parentSpanId }) => parentSpanId === CALLER).map(({ name }) => name)).toEqual([
      'POST /api/paypal/capture-order',
    ]);
  });

  it('leaves other requests to traces of their own', () => {
    const traces = lines.filter(({ route }) => route);
    expect(traces.filter(({ trace_id }) => !/^[0-9a-f]{32}$/.test(String(trace_id)))).toEqual([]);
    const created = traces.find(({ route }) => route === '/api/paypal/create-order');
    expect(created?.trace_id).not.toBe(TRACE);
  });

  it('is counted and timed by route, task and provider, without an id or an address', () => {
    const counted = (name: string, labels: string) =>
      metrics.split('\n').find((line) => line.startsWith(`${name}_count{`) && line.includes(labels));
    const route = 'method="POST",route="/api/paypal/capture-order",status="2xx"';
    expect(counted('summit_http_request_duration_seconds', route)).toMatch(/ 1$/);
    expect(counted('summit_job_duration_seconds', 'task="mail/send",outcome="done"')).toBeDefined();
    expect(counted('summit_provider_call_duration_seconds', 'provider="paypal",outcome="done"')).toBeDefined();
    for (const secret of [buyer.email, orderId, buyer.sessionId, TRACE]) expect(metrics).not.toContain(secret);
  });

  it('shows the queue, webhooks, rollup, pools and event loop beside it', () => {
    const value = (start: string) =>
      Number(
        metrics
          .split('\n')
          .find((line) => line.startsWith(`${start} `))
          ?.split(' ')
          .at(-1),
      );
    expect(value('summit_database_figures_up')).toBe(1);
    expect(value('summit_queue_due_jobs')).toBeGreaterThanOrEqual(0);
    expect(value('summit_database_pool_size{pool="requests"}')).toBe(5);
    expect(value('summit_database_pool_size{pool="jobs"}')).toBe(10);
    expect(value('summit_webhook_waiting_events{provider="paypal"}')).toBeGreaterThanOrEqual(0);
    expect(value('summit_operator_alerts_standing{kind="provider_down"}')).toBe(0);
    expect(value('summit_rollup_waiting_changes')).toBeGreaterThanOrEqual(0);
    expect(value('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
  });

  it('ends also where the collector is away', async () => {
    const away = await startApiProcess(database.database.applicationUrl, {
      ...outside.env,
      METRICS_PORT: '0',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9',
    });
    await fetch(`${away.url}/api/landing-page`);
    expect(await away.end('SIGTERM')).toBe(0);
  });

  it('has every metric that an alert rule or a panel asks for', async () => {
    const asked = await monitoredNames();
    expect(asked.length).toBeGreaterThan(12);
    const exported = exportedNames(metrics);
    expect(asked.filter((name) => !exported.has(name))).toEqual([]);
  });

  it('has the labels that they ask for, none of which Prometheus would rename', async () => {
    const exported = exportedLabels(metrics);
    const labels = (name: string) => [...(exported.get(name) ?? [])];
    expect(
      [...exported.keys()].filter((name) => LABELS_OF_PROMETHEUS.some((own) => labels(name).includes(own))),
    ).toEqual([]);
    const lacking = [...(await monitoredLabels())].flatMap(([name, asked]) =>
      exported.has(name)
        ? [...asked].filter((label) => !labels(name).includes(label)).map((label) => `${name}{${label}}`)
        : [],
    );
    expect(lacking).toEqual([]);
    // Of work at certain times and of the figures of the database there are values from the start.
    expect([labels('summit_schedule_age_seconds'), labels('summit_scheduled_duration_seconds_count')]).toEqual([
      ['work'],
      ['work', 'outcome'],
    ]);
  });
});

describe('an application without an operator', () => {
  const DIST = path.resolve(import.meta.dirname ?? __dirname, '../../dist');
  const LOADED = `process.stdout.write(JSON.stringify(Object.keys(createRequire('/')('module')._cache)))`;
  const loadedBy = async (module: string): Promise<string[]> => {
    const code = `import { createRequire } from 'node:module'; await import('${path.join(DIST, module)}'); ${LOADED}`;
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', code], {
      maxBuffer: 10_000_000,
    });
    return (JSON.parse(stdout) as string[]).filter((file) => /prom-client|@opentelemetry|@aws-sdk/.test(file));
  };

  it('loads nothing that measures or exports, and nothing that speaks to an object store', async () => {
    const [whole, metrics, spans, bucket] = await Promise.all(
      [
        'bootstrap.js',
        'platform/metrics/metrics-server.js',
        'platform/traces/span-export.js',
        'platform/files/s3-file-store.js',
      ].map(loadedBy),
    );
    expect(whole).toEqual([]);
    expect([metrics!.length > 0, spans!.length > 0, bucket!.length > 0]).toEqual([true, true, true]);
  });
});
