import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { FORM_HEADERS } from '@summit/contracts';
import type { FastifyRequest } from 'fastify';

/** What a press of a form brings along besides its body, none of it checked. */
export interface FormVisit {
  /** Network address. */
  address: string;
  /** Whether the call names a page; a foreign one never gets this far. */
  fromPage: boolean;
  token: string | null;
  proof: string | null;
  trapFilled: boolean;
}

/** More than any proof of ours has. */
const MAX_LENGTH = 2_000;

type FormRequest = Pick<FastifyRequest, 'ip' | 'headers'>;

export function readFormVisit({ ip, headers }: FormRequest): FormVisit {
  const text = (name: string): string | null => {
    const value = headers[name];
    return typeof value === 'string' && value !== '' ? value.slice(0, MAX_LENGTH) : null;
  };
  return {
    address: ip,
    fromPage: headers.origin !== undefined,
    token: text(FORM_HEADERS.token),
    proof: text(FORM_HEADERS.proof),
    trapFilled: text(FORM_HEADERS.trap) !== null,
  };
}

/** The press of a form that makes the call. */
export const Visit = createParamDecorator((_data: unknown, context: ExecutionContext): FormVisit =>
  readFormVisit(context.switchToHttp().getRequest<FastifyRequest>()),
);
