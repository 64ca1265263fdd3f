import {
  ENDPOINTS,
  ERROR_CATALOGUE,
  type DownloadedFile,
  type EndpointName,
  type Endpoints,
  type EndpointSpec,
  type ErrorBody,
  type ErrorCode,
} from '@summit/contracts';

/** An answer outside 2xx. */
export class Refusal {
  constructor(
    readonly status: number,
    readonly body: unknown,
  ) {}
}

/** A refusal by its code, with the catalogue's status and text. */
export function refused(code: ErrorCode): Refusal {
  const { status, detail } = ERROR_CATALOGUE[code];
  const body: ErrorBody = { success: false, detail, message: detail, code, request_id: 'r-1' };
  return new Refusal(status, body);
}

/** A refusal that did not come from our API and has no text for people. */
export const mute = (status: number): Refusal => new Refusal(status, '');

/** The server can't be reached, or the browser does not let a script reach it. */
export const UNREACHABLE = Symbol('unreachable');

interface Call {
  name: EndpointName;
  bearer: string | null;
  body: unknown;
  query: Record<string, string>;
  params: Record<string, string>;
}

type Answer<Name extends EndpointName> = Endpoints[Name]['response'] | Refusal | typeof UNREACHABLE;
/** What the server answers, by the name of the call. Other calls fail the test. */
export type Answers = { [Name in EndpointName]?: (call: Call) => Answer<Name> | Promise<Answer<Name>> };

const patternOf = ({ path }: EndpointSpec): RegExp => new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`);

function findEndpoint(method: string, pathname: string): { name: EndpointName; params: Record<string, string> } {
  for (const [name, endpoint] of Object.entries(ENDPOINTS) as [EndpointName, EndpointSpec][]) {
    const match = endpoint.method === method && patternOf(endpoint).exec(pathname);
    if (match) return { name, params: { ...match.groups } };
  }
  throw new Error(`No call of the endpoint table: ${method} ${pathname}`);
}

function responseOf(answer: unknown, isFile: boolean): Response {
  if (answer instanceof Refusal) {
    return new Response(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body), {
      status: answer.status,
    });
  }
  if (!isFile) return Response.json(answer);
  const { bytes, name, type } = answer as DownloadedFile;
  const headers: Record<string, string> = { 'Content-Type': type };
  if (name !== null) headers['Content-Disposition'] = `attachment; filename="${name}"`;
  return new Response(bytes, { headers });
}

/** The API as a fetch that answers from `answers` and remembers what was asked. */
export function fakeApi(answers: Answers) {
  const calls: Call[] = [];
  const fetchCall = async (address: unknown, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(String(address), 'http://summit.test');
    const { name, params } = findEndpoint(init.method ?? 'GET', url.pathname);
    const bearer = new Headers(init.headers).get('Authorization')?.replace('Bearer ', '') ?? null;
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : init.body;
    const call: Call = { name, bearer, body, params, query: Object.fromEntries(url.searchParams) };
    calls.push(call);
    const answer = answers[name] as ((call: Call) => unknown) | undefined;
    if (!answer) throw new Error(`The test does not expect ${name}`);
    const given = await answer(call);
    if (given === UNREACHABLE) throw new TypeError('Failed to fetch');
    return responseOf(given, (ENDPOINTS[name] as EndpointSpec).answerFormat === 'file');
  };
  return {
    fetch: fetchCall as typeof fetch,
    calls,
    /** The answers may change while the page is open. */
    answers,
    callsOf: (name: EndpointName) => calls.filter((call) => call.name === name),
    bodiesOf: (name: EndpointName) => calls.filter((call) => call.name === name).map(({ body }) => body),
  };
}
export type FakeApi = ReturnType<typeof fakeApi>;
