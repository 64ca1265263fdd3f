import { trackClickEndpoint } from '@summit/contracts';
import { isReferralCode, normalizeReferralCode } from '@summit/rules';
import { keepReferral } from '../lib/visit/referral';
import type { Visit } from '../lib/visit/visit';

const INVITE = /^[A-Za-z0-9_-]{1,128}$/;

const clickOf = (code: string, day: string | undefined): string => `${normalizeReferralCode(code)} ${day ?? ''}`;

/** Keeps the referral code of `?ref` and reports the click once per code and day (C-059); keeps the code of `?invite`. */
export function captureReferral({ store, report, url, referrer, now }: Visit): void {
  const invite = url.searchParams.get('invite');
  if (invite !== null && INVITE.test(invite)) store.set('inviteCode', invite);

  const code = url.searchParams.get('ref')?.trim() ?? '';
  if (!isReferralCode(code)) return;
  const lastClick = clickOf(store.get('affiliateCode') ?? '', store.get('affiliateRefAt')?.slice(0, 10));
  keepReferral(store, code, now);
  if (lastClick === clickOf(code, new Date(now).toISOString().slice(0, 10))) return;
  const query = new URLSearchParams({ affiliate_code: code, referrer: referrer || 'direct' });
  report(`${trackClickEndpoint.path}?${query}`);
}
