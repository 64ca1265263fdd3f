import type { PasskeyCreationResponse, PasskeyRequestResponse } from '@summit/contracts';
import { freshAddress, json, read, type RunningApp } from './running-app.js';
import { SoftwareAuthenticator, type Faults } from './software-authenticator.js';

type Headers = Record<string, string>;

/** Calls that an area's pages make with passkeys. */
export function passkeyCalls(running: () => RunningApp, area: 'admin' | 'vip') {
  const origin = area === 'admin' ? 'http://admin.test' : 'http://member.test';
  const send = (path: string, body: unknown = {}, headers: Headers = {}, method = 'POST') =>
    running().fetch(`/api/${area}/auth/passkeys${path}`, { ...json(body, headers), method, from: freshAddress() });
  const device = (counting = false) => new SoftwareAuthenticator(origin, counting);
  const outcome = async (response: Promise<Response> | Response) => {
    const answer = await response;
    return [answer.status, (await read(answer)).code ?? 'ok'];
  };

  const askToAdd = (headers: Headers) => read<PasskeyCreationResponse>(send('/options', {}, headers));
  const add = async (headers: Headers, phone = device(), faults?: Faults) => {
    const { handle, options } = await askToAdd(headers);
    return send('', { handle, ...phone.make(options, faults) }, headers);
  };
  const askToSignIn = () => read<PasskeyRequestResponse>(send('/sign-in-options'));
  const signIn = async (phone: SoftwareAuthenticator, faults?: Faults) => {
    const { handle, options } = await askToSignIn();
    return send('/sign-in', { handle, ...phone.use(options, faults) });
  };
  const confirm = async (headers: Headers, phone: SoftwareAuthenticator, faults?: Faults) => {
    const { handle, options } = await read<PasskeyRequestResponse>(send('/confirm-options', {}, headers));
    return send('/confirm', { handle, ...phone.use(options, faults) }, headers);
  };
  const list = (headers: Headers) => running().fetch(`/api/${area}/auth/passkeys`, { headers });
  const remove = (headers: Headers, id: string) => send(`/${id}`, undefined, headers, 'DELETE');

  return { send, device, outcome, askToAdd, add, askToSignIn, signIn, confirm, list, remove };
}
