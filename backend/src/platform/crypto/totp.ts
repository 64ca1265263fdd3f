import { generateSecret, generateURI, verify } from 'otplib';

const ISSUER = 'Growth & Scale Summit';
/** One step of drift to both sides (M-071). */
const TOLERANCE_SECONDS = 30;

export const newTotpSecret = (): string => generateSecret();

/** What an authenticator app reads from the QR code. */
export const totpUri = (account: string, secret: string): string =>
  generateURI({ issuer: ISSUER, label: account, secret });

/** The time step that the code belongs to, or null for a wrong code. Whoever accepts it must keep the step: a code counts once. */
export async function totpStep(secret: string, code: string, now: number): Promise<number | null> {
  if (!/^\d{6}$/.test(code)) return null;
  const result = await verify({
    secret,
    token: code,
    epoch: Math.floor(now / 1000),
    epochTolerance: TOLERANCE_SECONDS,
  });
  return result.valid && 'timeStep' in result ? result.timeStep : null;
}
