import path from 'node:path';
import { createWebApp, listen } from '../page/web-app.js';
import { refuseProduction } from '../simulator-error.js';
import { inboxRoutes } from './inbox-routes.js';
import { MessageStore } from './message-store.js';
import { startSmtpReceiver } from './smtp-receiver.js';

export interface InboxOptions {
  /** 0 takes any free port, here and for `httpPort`. */
  smtpPort: number;
  httpPort: number;
  /** Messages are kept in its folder `messages`. */
  dir: string;
  /** Address to listen on; 127.0.0.1 unless given. */
  host?: string;
  /** How many messages are kept; 1,000 unless given. */
  keep?: number;
}

export interface Inbox {
  /** Address of the web page and the JSON calls. */
  url: string;
  smtpUrl: string;
  stop(): Promise<void>;
}

/** Starts the mail catch-all of the demo: an SMTP server that keeps everything it is given, and a page to read it. */
export async function startInbox({
  smtpPort,
  httpPort,
  dir,
  host = '127.0.0.1',
  keep = 1_000,
}: InboxOptions): Promise<Inbox> {
  refuseProduction('inbox');
  const store = new MessageStore(path.resolve(dir, 'messages'), keep);
  await store.open();
  const smtp = await startSmtpReceiver(store, host, smtpPort);
  try {
    const app = createWebApp();
    inboxRoutes(app, store);
    const url = await listen(app, host, httpPort);
    return {
      url,
      smtpUrl: `smtp://127.0.0.1:${smtp.port}`,
      stop: async () => {
        await Promise.all([app.close(), smtp.stop()]);
      },
    };
  } catch (error) {
    await smtp.stop();
    throw error;
  }
}
