import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { constants } from 'node:fs';
import { access, chmod, copyFile, mkdir, mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, connect, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { App, AppOrigins } from '@summit/contracts';

const run = promisify(execFile);
const NGINX_FOLDER = fileURLToPath(new URL('../nginx/', import.meta.url));
const TEMPLATES = path.join(NGINX_FOLDER, 'templates');
const PLACES = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'];

export interface NginxOptions {
  /** Folder of the built app for each host that shall be served. */
  dist: Partial<Record<App, string>>;
  origins: AppOrigins;
  /** Environment of the container: API_ADDRESSES, ADMIN_ALLOW, FRONT_PROXY, API_RATE, API_BURST. */
  env: Record<string, string>;
  promptsToken?: string;
  /** Seconds that the landing page waits for the API: long, so that no busy machine decides what a test sees. */
  headlinePatience?: number;
}

/** A real nginx; says what to install where there is none. */
export async function findNginx(): Promise<string> {
  for (const place of process.env['NGINX_PATH'] ? [process.env['NGINX_PATH']] : PLACES) {
    const found = await access(place, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (found) return place;
  }
  throw new Error('This test needs nginx: `apt-get install nginx-light`, or set NGINX_PATH to the program.');
}

/** Sources the entrypoint's script as the image does and answers the variables that it makes for the templates. */
export async function templateVariables(env: Record<string, string>): Promise<Record<string, string>> {
  const script = path.join(NGINX_FOLDER, 'address-lists.envsh');
  const { stdout } = await run('/bin/sh', ['-ec', '. "$0"; env', script], {
    env: { PATH: process.env['PATH'] ?? '', ...env },
  });
  const pairs = stdout.split('\n').flatMap((line) => {
    const match = /^(SUMMIT_\w+)=(.*)$/.exec(line);
    return match?.[1] ? [[match[1], match[2] ?? ''] as const] : [];
  });
  return Object.fromEntries(pairs);
}

/** What envsubst of the image does. A name that nobody set stays and makes nginx refuse to start. */
async function fillTemplate(template: string, target: string, variables: Record<string, string>): Promise<void> {
  const text = await readFile(path.join(TEMPLATES, template), 'utf8');
  await writeFile(
    target,
    text.replace(/\$\{(SUMMIT_\w+)\}/g, (whole, name: string) => variables[name] ?? whole),
  );
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const accepts = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

/** One real nginx with the files of this folder, in a prefix of its own, on a free loopback port. */
export class NginxServer {
  private child: ChildProcess | undefined;

  private constructor(
    private readonly program: string,
    private readonly prefix: string,
    readonly port: number,
  ) {}

  static async start(options: NginxOptions): Promise<NginxServer> {
    const program = await findNginx();
    const prefix = await mkdtemp(path.join(os.tmpdir(), 'summit-nginx-'));
    // Started by root, nginx reads files as another user.
    await chmod(prefix, 0o755);
    const server = new NginxServer(program, prefix, await freePort());
    try {
      await server.writeFiles(options);
      await server.launch();
    } catch (error) {
      await server.stop();
      throw error;
    }
    return server;
  }

  /** What `nginx -t` says about these files; rejects when it refuses them. */
  async checkFiles(): Promise<string> {
    // Its output is no file here, and nginx tries whether it can open the log.
    const quiet = ['-c', 'exec "$0" "$@" > /dev/null', this.program];
    const { stderr } = await run('/bin/sh', [...quiet, ...this.arguments(), '-t']);
    return stderr;
  }

  accessLog(): Promise<string> {
    return readFile(path.join(this.prefix, 'out.log'), 'utf8');
  }

  errorLog(): Promise<string> {
    return readFile(path.join(this.prefix, 'error.log'), 'utf8');
  }

  async stop(): Promise<void> {
    const { child } = this;
    this.child = undefined;
    if (child && child.exitCode === null) {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await gone;
    }
    await rm(this.prefix, { recursive: true, force: true });
  }

  private arguments(): string[] {
    return ['-p', `${this.prefix}/`, '-c', path.join(this.prefix, 'conf/nginx.conf'), '-e', 'stderr'];
  }

  private async writeFiles({ dist, origins, env, promptsToken, headlinePatience = 60 }: NginxOptions): Promise<void> {
    const conf = path.join(this.prefix, 'conf');
    await mkdir(path.join(conf, 'conf.d/calls'), { recursive: true });
    await copyFile(path.join(NGINX_FOLDER, 'nginx.conf'), path.join(conf, 'nginx.conf'));
    await copyFile(await this.mimeTypes(), path.join(conf, 'mime.types'));
    for (const [app, folder] of Object.entries(dist)) {
      const variables = await templateVariables({ ...env, SUMMIT_APP: app, LISTEN: `127.0.0.1:${this.port}` });
      await fillTemplate('app.conf.template', path.join(conf, `conf.d/${app}.conf`), variables);
      for (const shared of ['http.conf', 'calls/call.conf', 'calls/to-api.conf', 'calls/limits.conf']) {
        await fillTemplate(`${shared}.template`, path.join(conf, 'conf.d', shared), variables);
      }
      const place = ['--app', app, '--dist', folder, '--out', path.join(conf, 'summit')];
      place.push('--headline-patience', String(headlinePatience));
      await run(process.execPath, [path.join(NGINX_FOLDER, 'render.mjs'), ...place], {
        env: {
          ...process.env,
          FUNNEL_ORIGIN: origins.funnel,
          MEMBER_ORIGIN: origins.member,
          ADMIN_ORIGIN: origins.admin,
          PROMPTS_TOKEN: promptsToken ?? '',
        },
      });
    }
  }

  /** The list of content types comes with nginx. */
  private async mimeTypes(): Promise<string> {
    const { stderr } = await run(this.program, ['-V']);
    const conf = /--conf-path=(\S+)/.exec(stderr)?.[1] ?? '/etc/nginx/nginx.conf';
    return path.join(path.dirname(conf), 'mime.types');
  }

  private async launch(): Promise<void> {
    // Files, because /dev/stdout cannot be opened when it is the socket that Node gives a child.
    const out = await open(path.join(this.prefix, 'out.log'), 'a');
    const errors = await open(path.join(this.prefix, 'error.log'), 'a');
    const child = spawn(this.program, [...this.arguments(), '-g', 'daemon off;'], {
      stdio: ['ignore', out.fd, errors.fd],
    });
    this.child = child;
    const failed = new Promise<never>((_resolve, reject) => child.once('error', reject));
    failed.catch(() => undefined);
    await Promise.all([out.close(), errors.close()]);
    for (let waited = 0; waited < 100; waited += 1) {
      if (child.exitCode !== null) throw new Error(`nginx did not start:\n${await this.errorLog()}`);
      if (await Promise.race([accepts(this.port), failed])) return;
      await wait(50);
    }
    throw new Error(`nginx listens on nothing after 5 seconds:\n${await this.errorLog()}`);
  }
}
