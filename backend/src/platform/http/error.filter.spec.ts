import type { ArgumentsHost } from '@nestjs/common';
import { AppError } from '../errors/app-error.js';
import type { Logger } from '../logging/logger.js';
import { ErrorFilter } from './error.filter.js';

function logged(thrown: unknown): unknown[] {
  const lines: unknown[] = [];
  const request = { id: 'r-1', raw: { readableAborted: false }, routeOptions: { url: '/api/photo' } };
  const reply = { raw: {}, header: () => reply, status: () => reply, send: () => reply };
  const http = { getRequest: () => request, getResponse: () => reply };
  const logger = { warn: (line: unknown) => lines.push(line) } as unknown as Logger;
  new ErrorFilter(logger).catch(thrown, { switchToHttp: () => http } as unknown as ArgumentsHost);
  return lines;
}

describe('the log of a service that is unavailable', () => {
  it.each([
    [Object.assign(new Error('connect to anna@example.com'), { code: 'ECONNREFUSED' }), 'ECONNREFUSED'],
    [Object.assign(new Error('nothing came'), { name: 'TimeoutError' }), 'TimeoutError'],
    [undefined, undefined],
  ])('names the kind of what was behind it, and not its words', (cause, kind) => {
    const [line] = logged(new AppError('service_unavailable', { cause }));
    expect(line).toMatchObject({ request_id: 'r-1', route: '/api/photo', code: 'service_unavailable' });
    expect((line as { cause?: string }).cause).toBe(kind);
    expect(JSON.stringify(line)).not.toContain('anna@example.com');
  });
});
