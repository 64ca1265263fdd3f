import type { AffiliateInvitationResponse, SpeakerLoginResponse } from '@summit/contracts';
import { SettleCommissionUseCase } from '../../src/modules/affiliates/application/settle-commission.use-case.js';
import { freshAddress, json, read, type RunningApp } from './running-app.js';
import { settledOrders } from './settled-orders.js';
import { SPEAKER_PASSWORD } from './speaker.js';

type Headers = Record<string, string>;

export interface SpeakerScene {
  running: RunningApp;
  admin: Headers;
}

/** What speakers, their visitors and the administrators who invite them do. The scene is looked at with each call. */
export function speakerCalls(scene: () => SpeakerScene) {
  const running = () => scene().running;
  const admin = () => scene().admin;
  const orders = () => settledOrders(running());
  const post = (path: string, body: unknown, options: { headers?: Headers; from?: string } = {}) =>
    running().fetch(`/api/${path}`, { ...json(body, options.headers), from: options.from ?? freshAddress() });
  const get = (path: string, headers: Headers = {}) => running().fetch(`/api/speaker/${path}`, { headers });
  const statusAndCode = async (answer: Promise<Response>) => {
    const response = await answer;
    return [response.status, (await read(response)).code ?? 'ok'];
  };
  const create = (speaker_code: string, given: object = {}) =>
    post(
      'admin/affiliates',
      {
        speaker_name: `Speaker ${speaker_code}`,
        speaker_code,
        email: `${speaker_code.toLowerCase()}@speakers.test`,
        send_invitation: true,
        ...given,
      },
      { headers: admin() },
    );
  const invite = (code: string) => post(`admin/affiliates/${code}/invite`, {}, { headers: admin() });
  const tokenOf = async (answer: Promise<Response>) =>
    new URL((await read<AffiliateInvitationResponse>(answer)).setup_url!).searchParams.get('token')!;
  const setPassword = (token: string, password = SPEAKER_PASSWORD, confirm_password = password) =>
    post('speaker/set-password', { token, password, confirm_password });
  const login = (speaker_code: string, password = SPEAKER_PASSWORD, from?: string) =>
    post('speaker/login', { speaker_code, password }, from ? { from } : {});
  const bearer = async (answer: Promise<Response>): Promise<Headers> => ({
    authorization: `Bearer ${(await read<SpeakerLoginResponse>(answer)).access_token}`,
  });
  /** A speaker with a password, signed in. */
  const speaker = async (code: string): Promise<Headers> => bearer(setPassword(await tokenOf(create(code))));
  const mailsTo = (recipient: string) =>
    running().rows<{ template: string; values: Record<string, string> }>(
      'select template, values from mail_message where recipient = $1 order by created_at',
      [recipient],
    );
  /** The link that the last mail to the account has: one to an account in use is answered to nobody. */
  const invitedToken = async (code: string) => {
    await invite(code);
    const { values } = (await mailsTo(`${code.toLowerCase()}@speakers.test`)).at(-1)!;
    return new URL((values['reset_url'] ?? values['set_password_url'])!).searchParams.get('token')!;
  };
  const register = (email: string, code: string) =>
    running().fetch(`/api/signup?ref=${code}`, json({ name: `Name of ${email}`, email }));
  const credit = async (email: string, code: string) => {
    const { id } = await read<{ id: string }>(register(email, code));
    const query = new URLSearchParams({ affiliate_code: code, signup_id: id, email, name: 'x' });
    await running().fetch(`/api/affiliate/track-signup?${query}`, { method: 'POST' });
  };
  const click = (code: string) =>
    running().fetch(`/api/affiliate/track-click?affiliate_code=${code}`, { method: 'POST', from: freshAddress() });
  const settle = (orderId: string, cause: string) => running().app.get(SettleCommissionUseCase).execute(orderId, cause);
  const buy = async (code: string, email: string, product: 'vip' | 'implementation' | 'dfy' = 'vip') => {
    const order = await orders().buy({ email, affiliateCode: code, product });
    await settle(order.orderId, 'paid');
    return order;
  };

  return {
    post,
    get,
    statusAndCode,
    create,
    invite,
    tokenOf,
    invitedToken,
    setPassword,
    login,
    bearer,
    speaker,
    mailsTo,
    register,
    credit,
    click,
    settle,
    buy,
  };
}
