import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** The values that a call has changed, as the audit log keeps them beside what was asked for. Null: there was nothing, or is no more. */
export interface NotedChange {
  before: unknown;
  after: unknown;
}

export type ChangedRequest = FastifyRequest & { change?: NotedChange };

/** Gives a handler the way to say what it changed. */
export const NoteChange = createParamDecorator((_data: unknown, context: ExecutionContext) => {
  const request = context.switchToHttp().getRequest<ChangedRequest>();
  return (change: NotedChange): void => {
    request.change = change;
  };
});

export type NoteChange = (change: NotedChange) => void;

/** What was written, or of a change only the fields that differ; as `note` takes it. */
export function changeBetween<Fields extends object>(before: Fields | null, after: Fields | null): NotedChange {
  if (!before || !after) return { before, after };
  const differs = (name: string): boolean =>
    JSON.stringify(Reflect.get(before, name)) !== JSON.stringify(Reflect.get(after, name));
  const changed = (fields: Fields) => Object.fromEntries(Object.entries(fields).filter(([name]) => differs(name)));
  return { before: changed(before), after: changed(after) };
}
