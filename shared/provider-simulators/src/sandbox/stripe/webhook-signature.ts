import { createHmac } from 'node:crypto';

/**
 * The header that signs an event's bytes. Its time is real time, whatever the sandbox clock says: receivers compare it
 * with their own clock and refuse what is older than five minutes.
 */
export function stripeSignature(secret: string, body: string): Record<string, string> {
  const seconds = Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return { 'stripe-signature': `t=${seconds},v1=${signature}` };
}
