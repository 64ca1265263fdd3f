import type { AffiliateInvitationResponse, SpeakerLoginResponse } from '@summit/contracts';
import { signInAdmin } from './admin.js';
import { freshAddress, json, read, type RunningApp } from './running-app.js';

export const SPEAKER_PASSWORD = 'ridge walker at dawn';

export interface SpeakerHandle {
  id: string;
  headers: { authorization: string };
  /** Where this speaker has signed in. */
  from: string;
}

/** An affiliate with a password, signed in by the link of the invitation. */
export async function signInSpeaker(running: RunningApp, code: string): Promise<SpeakerHandle> {
  const admin = await signInAdmin(running);
  const affiliate = {
    speaker_name: `Speaker ${code}`,
    speaker_code: code,
    email: `${code.toLowerCase()}@speakers.test`,
    send_invitation: true,
  };
  const { setup_url } = await read<AffiliateInvitationResponse>(
    running.fetch('/api/admin/affiliates', json(affiliate, admin)),
  );
  const token = new URL(setup_url!).searchParams.get('token');
  const from = freshAddress();
  const body = { token, password: SPEAKER_PASSWORD, confirm_password: SPEAKER_PASSWORD };
  const { access_token } = await read<SpeakerLoginResponse>(
    running.fetch('/api/speaker/set-password', { ...json(body), from }),
  );
  const [row] = await running.rows<{ id: string }>('select id from affiliate where code = $1', [code]);
  return { id: row!.id, from, headers: { authorization: `Bearer ${access_token}` } };
}
