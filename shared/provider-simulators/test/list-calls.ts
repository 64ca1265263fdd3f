import type { Sandbox } from '../src/sandbox/start-sandbox.js';

export const SUBSCRIBERS = '/aweber/1.0/accounts/77/lists/5/subscribers';

/** Calls of the list service in a sandbox, which each test may start anew. */
export function listCalls(sandbox: () => Sandbox) {
  function subscribe(body: object, headers: Record<string, string> = {}, signal?: AbortSignal): Promise<Response> {
    return fetch(sandbox().url + SUBSCRIBERS, {
      method: 'POST',
      headers: { authorization: 'Bearer token', 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      ...(signal && { signal }),
    });
  }

  async function subscribers(query = ''): Promise<{ total_size: number; entries: { email: string }[] }> {
    const answer = await fetch(sandbox().url + SUBSCRIBERS + query, { headers: { authorization: 'Bearer token' } });
    return (await answer.json()) as { total_size: number; entries: { email: string }[] };
  }

  return { subscribe, subscribers };
}
