import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import Bowser from 'bowser';
import type { FastifyRequest } from 'fastify';

/** More than that no browser says of itself. */
const MAX_LENGTH = 500;

/** `Chrome on Windows` of a User-Agent header; null where it names no browser. For people to read, never to decide by. */
export function browserName(userAgent: string | undefined): string | null {
  if (!userAgent) return null;
  const { browser, os } = Bowser.parse(userAgent.slice(0, MAX_LENGTH));
  if (!browser.name) return null;
  return os.name ? `${browser.name} on ${os.name}` : browser.name;
}

/** The name of the browser that makes the call. */
export const BrowserName = createParamDecorator((_data: unknown, context: ExecutionContext): string | null =>
  browserName(context.switchToHttp().getRequest<FastifyRequest>().headers['user-agent']),
);
