import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { parse, stringify } from 'yaml';
import { MONITORED, project, WHOLE_CLUSTER } from './compose-files.js';
import { promtool } from './promtool.js';

const DOCKER = fileURLToPath(new URL('../', import.meta.url));
const MONITORING = path.join(DOCKER, 'monitoring');

interface Rule {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string; do: string };
}
interface Panel {
  id: number;
  type: string;
  title: string;
  targets?: { expr: string; refId: string }[];
}
interface RuleTests {
  tests: { alert_rule_test: { alertname: string; exp_alerts: unknown[] }[] }[];
}

interface Compose {
  services: Record<
    string,
    { environment?: Record<string, string>; ports?: string[]; volumes?: string[]; networks?: string[] }
  >;
  networks?: Record<string, { internal?: boolean }>;
}

const yaml = async <Content>(file: string): Promise<Content> =>
  parse(await readFile(path.join(DOCKER, file), 'utf8'), { merge: true }) as Content;

// The metrics that rules and panels name are looked for in those of a real process: backend/test/process/telemetry.e2e.spec.ts.
describe('docker/monitoring', () => {
  it('has rules that say how bad it is, what is seen and what to do', async () => {
    const { groups } = await yaml<{ groups: { rules: Rule[] }[] }>('monitoring/alerts.yml');
    const rules = groups.flatMap((group) => group.rules);
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
    expect(rules.length).toBeGreaterThan(10);
    for (const { alert, expr, labels, annotations } of rules) {
      expect(alert).toMatch(/^Summit[A-Z]/);
      // The one that always fires is for a machine.
      expect(alert === 'SummitWatchdog' ? ['none'] : ['page', 'ticket']).toContain(labels.severity);
      expect([alert, expr !== '', annotations.summary !== '', annotations.do !== '']).toEqual([
        alert,
        true,
        true,
        true,
      ]);
    }
  });

  it('has a dashboard whose panels can be told apart and ask for something', async () => {
    const text = await readFile(path.join(MONITORING, 'dashboard.json'), 'utf8');
    const { panels } = JSON.parse(text) as { panels: Panel[] };
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    expect(new Set(panels.map(({ title }) => title)).size).toBe(panels.length);
    for (const { type, targets = [] } of panels) expect(targets.length > 0).toBe(type !== 'row');
  });

  it('asks each process of the backend at its port, which nobody outside reaches', async () => {
    const { scrape_configs: jobs, rule_files: rules } = await yaml<{
      scrape_configs: { job_name: string; dns_sd_configs: { names: string[]; port: number }[] }[];
      rule_files: string[];
    }>('monitoring/prometheus.yml');
    const { services } = await yaml<Compose>('compose.yml');
    expect(rules).toEqual(['alerts.yml']);
    for (const name of ['api', 'worker']) {
      const job = jobs.find(({ job_name }) => job_name === `summit-${name}`);
      expect(job?.dns_sd_configs).toMatchObject([
        { names: [name], port: services[name]?.environment?.['METRICS_PORT'] },
      ]);
      expect(services[name]?.ports).toBeUndefined();
    }
  });

  it('starts Prometheus with these files, on an address of the machine itself', async () => {
    const { services, networks } = await yaml<Compose>('monitoring/compose.yml');
    const { volumes = [], ports } = services['prometheus']!;
    const files = volumes.flatMap((volume) => (volume.startsWith('./') ? [volume.split(':')[0]!] : []));
    expect(files).toEqual([
      './monitoring/prometheus.yml',
      './monitoring/alerts.yml',
      './monitoring/watch-front-doors.sh',
    ]);
    for (const file of files) expect(await readFile(path.join(DOCKER, file), 'utf8')).not.toBe('');
    expect(ports).toEqual(['127.0.0.1:9090:9090']);
    expect(networks?.['metrics']).toEqual({ internal: true });
    for (const name of ['api', 'worker', 'prometheus']) expect(services[name]?.networks).toContain('metrics');
  });

  it('asks for the three hosts as a visitor does, and learns of them from the environment', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'summit-doors-'));
    const file = path.join(folder, 'doors.yml');
    const env = {
      PATH: process.env['PATH'],
      FRONT_DOORS: file,
      FUNNEL_ORIGIN: 'https://a.example',
      MEMBER_ORIGIN: 'https://b.example',
      ADMIN_ORIGIN: 'https://c.example',
    };
    try {
      const script = path.join(MONITORING, 'watch-front-doors.sh');
      const { stdout } = await promisify(execFile)('sh', [script, 'echo', '--flag'], { env });
      expect(stdout).toBe('--flag\n');
      expect(parse(await readFile(file, 'utf8'))).toEqual([
        {
          targets: ['https://a.example/api/health/ready', 'https://b.example/api/health/ready'],
          labels: { __param_module: 'front_door' },
        },
        { targets: ['https://c.example/api/health/ready'], labels: { __param_module: 'back_office' } },
      ]);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
    const { modules } = await yaml<{ modules: Record<string, { http: object }> }>('monitoring/blackbox.yml');
    expect(Object.keys(modules)).toEqual(['front_door', 'back_office']);
    for (const { http } of Object.values(modules)) expect(http).toMatchObject({ fail_if_not_ssl: true });
  });

  it('reaches what it asks, on one server and on the cluster, and sees the dumps', async () => {
    for (const files of [MONITORED, WHOLE_CLUSTER]) {
      const { services, networks } = await project(files);
      const { prometheus, blackbox, 'node-exporter': backups } = services;
      for (const asked of [blackbox, backups])
        expect(prometheus?.networks).toEqual(expect.arrayContaining(asked?.networks ?? ['none']));
      expect(blackbox?.networks).toEqual(['metrics-published']);
      expect(networks['metrics-published']?.internal ?? false).toBe(false);
      expect(backups?.volumes).toEqual(['backups:/backups:ro']);
      expect(services['backup']?.volumes).toContain(`backups:${services['backup']?.environment?.['BACKUP_DIR']}`);
      for (const one of [prometheus, blackbox, backups])
        expect(one?.ports ?? []).toEqual(one === prometheus ? ['127.0.0.1:9090:9090'] : []);
    }
  });

  it.each([
    ['check', 'config', 'prometheus.yml'],
    ['check', 'rules', 'alerts.yml'],
    ['test', 'rules', 'alerts.test.yml'],
    ['test', 'rules', 'alerts-of-days.test.yml'],
  ])('is accepted by promtool (%s %s %s)', async (...words) => {
    expect(await promtool(MONITORING, ...words)).toContain('SUCCESS');
  });

  it('has only panels that Prometheus can work out', async () => {
    const text = await readFile(path.join(MONITORING, 'dashboard.json'), 'utf8');
    const { panels } = JSON.parse(text) as { panels: Panel[] };
    const asked = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
    // Grafana fills its own variables in.
    const rules = asked.map((expr, index) => ({
      record: `panel:${index}`,
      expr: expr.replaceAll('$__rate_interval', '5m'),
    }));
    const folder = await mkdtemp(path.join(os.tmpdir(), 'summit-panels-'));
    await writeFile(path.join(folder, 'panels.yml'), stringify({ groups: [{ name: 'panels', rules }] }));
    try {
      expect(await promtool(folder, 'check', 'rules', 'panels.yml')).toContain(`SUCCESS: ${asked.length} rules found`);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });

  it('has a test for each rule', async () => {
    const { groups } = await yaml<{ groups: { rules: Rule[] }[] }>('monitoring/alerts.yml');
    const written = await Promise.all(
      ['alerts.test.yml', 'alerts-of-days.test.yml'].map((file) => yaml<RuleTests>(`monitoring/${file}`)),
    );
    const cases = written.flatMap(({ tests }) => tests).flatMap(({ alert_rule_test: ofTest }) => ofTest);
    const tried = new Set(
      cases.flatMap(({ alertname, exp_alerts: expected }) => (expected.length > 0 ? [alertname] : [])),
    );
    const rules = groups.flatMap((group) => group.rules.map(({ alert }) => alert));
    expect(rules.filter((alert) => !tried.has(alert))).toEqual([]);
  });
});
