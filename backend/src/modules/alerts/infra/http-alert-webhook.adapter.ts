import { Injectable } from '@nestjs/common';
import type { AlertWebhook } from '../application/alert-webhook.port.js';

const TIMEOUT_MS = 10_000;

/** An incoming webhook of Slack, Mattermost, Discord (`/slack`) and their like. */
@Injectable()
export class HttpAlertWebhook implements AlertWebhook {
  async send(url: string, text: string): Promise<void> {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text }),
      // What is told goes to no other host.
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`The webhook for alerts answered ${response.status}`);
  }
}
