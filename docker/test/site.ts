import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { ERROR_CATALOG, type App, type ErrorCode } from '@summit/contracts';
import { ask, type Answer, type Question } from './ask.js';
import { FakeApi } from './fake-api.js';
import { writeFixtureApps } from './fixture-apps.js';
import { NginxServer, type NginxOptions } from './nginx-server.js';

export const HOSTS = { funnel: 'summit.test', member: 'members.summit.test', admin: 'office.summit.test' };
export const origins = {
  funnel: `https://${HOSTS.funnel}`,
  member: `https://${HOSTS.member}`,
  admin: `https://${HOSTS.admin}`,
};
/** May open the back office; the other two addresses may not. */
export const OFFICE = '127.0.0.1';
export const STRANGER = '127.0.0.2';
export const TLS_PROXY = '127.0.0.3';

export const json = (body = '{}') => ({ method: 'POST', headers: { 'content-type': 'application/json' }, body });
export const keyed = (body = '{}') => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', 'idempotency-key': 'key-1' },
  body,
});

/** The answer is the API's error of that code, made by nginx. */
export function expectError(answer: Answer, code: ErrorCode): void {
  const { status, detail } = ERROR_CATALOG[code];
  expect(answer.status).toBe(status);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  const { request_id, ...body } = JSON.parse(answer.text);
  expect(body).toEqual({ success: false, detail, message: detail, code });
  expect(request_id).toMatch(/^[A-Za-z0-9_-]{8,64}$/);
  expect(answer.headers['x-request-id']).toBe(request_id);
}

/** A folder that nginx may read, with the three fixture apps in it. */
export class AppsFolder {
  private constructor(
    readonly folder: string,
    readonly dist: Record<App, string>,
  ) {}

  static async make(): Promise<AppsFolder> {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'summit-apps-'));
    // Started by root, nginx reads files as another user.
    await chmod(folder, 0o755);
    return new AppsFolder(folder, await writeFixtureApps(folder));
  }

  remove(): Promise<void> {
    return rm(this.folder, { recursive: true, force: true });
  }
}

/** The three hosts on one nginx in front of one API process. */
export class Site {
  private constructor(
    readonly apps: AppsFolder,
    readonly api: FakeApi,
    readonly nginx: NginxServer,
  ) {}

  static async start(changes: Partial<NginxOptions> = {}): Promise<Site> {
    const apps = await AppsFolder.make();
    const api = await new FakeApi('one').start();
    const env = { ADMIN_ALLOW: OFFICE, FRONT_PROXY: TLS_PROXY, API_RATE: '10000', ...changes.env };
    const options = { dist: apps.dist, origins, ...changes, env: { API_ADDRESSES: api.address, ...env } };
    return new Site(apps, api, await NginxServer.start(options));
  }

  ask(app: App, pathname: string, question?: Question): Promise<Answer> {
    return ask(this.nginx.port, HOSTS[app], pathname, question);
  }

  async stop(): Promise<void> {
    await this.nginx.stop();
    await this.api.stop();
    await this.apps.remove();
  }
}
