import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { send, type Answer } from '../../answer.js';
import { API_VERSION } from '../demo-stripe.js';
import type { StripeAccount } from '../stripe-account.js';
import type { StripeParts } from '../stripe-parts.js';
import type { ApiCall } from './api-call.js';
import { expanded } from './expand.js';
import { formFields, type FormFields } from './form-fields.js';
import { listOf, text } from './params.js';
import { answerOncePerKey } from './replay.js';
import { invalid, StripeError } from './stripe-error.js';

const EXPAND = listOf(text);

const NO_KEY =
  "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').";

function refuse(request: FastifyRequest): void {
  const [, key] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? [];
  if (key === undefined) throw new StripeError(401, { type: 'invalid_request_error', message: NO_KEY });
  if (!/^sk_test_\w+$/.test(key)) {
    const shown = `${key.slice(0, 8)}****`;
    throw new StripeError(401, { type: 'invalid_request_error', message: `Invalid API Key provided: ${shown}` });
  }
  const version = request.headers['stripe-version'];
  if (version !== undefined && version !== API_VERSION) {
    throw invalid(`Invalid Stripe API version: ${String(version)}. The sandbox only speaks ${API_VERSION}.`);
  }
}

function fieldsOf(request: FastifyRequest): FormFields {
  const { body, url } = request;
  if (request.method === 'POST' && typeof body === 'object' && body !== null) return body as FormFields;
  return formFields(url.split('?')[1] ?? '');
}

function carryOut(account: StripeAccount, call: ApiCall, request: FastifyRequest): Answer {
  const { expand, ...fields } = fieldsOf(request);
  const [path = ''] = request.url.split('?');
  const { id = '' } = request.params as { id?: string };
  try {
    const paths = expand === undefined ? [] : EXPAND.read(expand, 'expand');
    const answer = call.answer({ account, id, path }, fields);
    return { status: 200, body: expanded(account, answer, paths) };
  } catch (error) {
    if (error instanceof StripeError) return structuredClone(error.answer());
    throw error;
  }
}

function answerTo(account: StripeAccount, call: ApiCall, request: FastifyRequest): Answer {
  const requestId = `req_${randomBytes(7).toString('hex')}`;
  const sent = request.headers['idempotency-key'];
  const key = request.method === 'POST' && typeof sent === 'string' && sent !== '' ? sent : undefined;
  const headers = { 'request-id': requestId, 'stripe-version': API_VERSION };
  try {
    refuse(request);
    const work = () =>
      account.causedBy({ id: requestId, idempotency_key: key ?? null }, () => carryOut(account, call, request));
    if (key === undefined) return withHeaders(work(), headers);
    const [path = ''] = request.url.split('?');
    const replay = { key, path, params: fieldsOf(request), requestId, now: account.now() };
    return withHeaders(answerOncePerKey(account.state.answers, replay, work), { ...headers, 'idempotency-key': key });
  } catch (error) {
    if (error instanceof StripeError) return withHeaders(error.answer(), headers);
    throw error;
  }
}

function withHeaders(answer: Answer, headers: Record<string, string>): Answer {
  return { ...answer, headers: { ...headers, ...answer.headers } };
}

/** Takes `application/x-www-form-urlencoded` with nested names from here on. */
export function readNestedForms(app: FastifyInstance): void {
  app.removeContentTypeParser('application/x-www-form-urlencoded');
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, formFields(String(body)));
  });
}

interface ApiParts {
  parts: StripeParts;
  calls: readonly ApiCall[];
  publicUrl: string | undefined;
}

/** The calls of the API: signed in with a test key, one version, JSON answers as Stripe indents them. */
export function apiRoutes(app: FastifyInstance, { parts, calls, publicUrl }: ApiParts): void {
  const { account, publish } = parts;
  const answer = async (call: ApiCall, request: FastifyRequest, reply: FastifyReply) => {
    account.state.baseUrl = publicUrl ?? `${request.protocol}://${request.host}`;
    const result = answerTo(account, call, request);
    await publish(request.method !== 'GET');
    return send(reply.type('application/json'), { ...result, body: JSON.stringify(result.body, null, 2) });
  };
  for (const call of calls) {
    app.route({
      method: call.method,
      url: call.path,
      handler: (request, reply) => answer(call, request, reply),
    });
  }
  const unknown: ApiCall = {
    method: 'GET',
    path: '/v1/*',
    answer: ({ path }) => {
      throw new StripeError(404, {
        type: 'invalid_request_error',
        message: `Unrecognized request URL (${path}). The sandbox provides the calls that the summit uses.`,
      });
    },
  };
  app.all('/v1/*', (request, reply) => answer(unknown, request, reply));
}
