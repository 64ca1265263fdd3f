import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const PROGRAM = `
const server = require('node:http').createServer((request, response) => {
  request.resume().on('end', () => response.writeHead(201, { 'content-type': 'application/json', 'x-answered-by': 'silent' }).end('{"success":true}'));
});
server.listen({ port: 0, host: '127.0.0.1', backlog: 1 }, () => console.log(server.address().port));
`;

/**
 * Stands for the address of a container that has just gone: nobody takes connections there, and nobody refuses them. It is a process that rests
 * while those who wait for it are as many as the system lets wait; `speaks` wakes it up.
 */
export class SilentApi {
  private readonly waiting: Socket[] = [];

  private constructor(
    private readonly child: ChildProcess,
    private readonly port: number,
  ) {}

  static async start(): Promise<SilentApi> {
    const child = spawn(process.execPath, ['-e', PROGRAM], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [said] = (await once(child.stdout, 'data')) as [Buffer];
    const silent = new SilentApi(child, Number(said.toString()));
    child.kill('SIGSTOP');
    while (await silent.takesAnother());
    return silent;
  }

  get address(): string {
    return `127.0.0.1:${this.port}`;
  }

  speaks(): void {
    for (const socket of this.waiting) socket.destroy();
    this.child.kill('SIGCONT');
  }

  async stop(): Promise<void> {
    for (const socket of this.waiting) socket.destroy();
    const gone = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await gone;
  }

  private async takesAnother(): Promise<boolean> {
    const socket = connect(this.port, '127.0.0.1').on('error', () => undefined);
    this.waiting.push(socket);
    return Promise.race([once(socket, 'connect').then(() => true), wait(200).then(() => false)]);
  }
}
