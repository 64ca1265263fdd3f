import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { eventually } from './eventually.js';
import { freshAddress, json } from './running-app.js';

/** What one request of a load came to. `status` is null where no answer arrived: it may or may not have been done. */
export interface Outcome {
  email: string;
  status: number | null;
  /** The header, where a refusal says when to come again. */
  retryAfter: string | null;
  at: number;
}

interface LoadOptions {
  /** How many sign up at a time. */
  clients?: number;
  /** After how many milliseconds a client counts as left without an answer. */
  requestTimeoutMs?: number;
}

/**
 * Hundreds of registrations a minute without a page are what the shield calls an attack (F-330), and asks for work. For databases of tests
 * that are about something else.
 */
export const LOAD_IS_NO_ATTACK = `insert into setting (key, value) values ('shield.suspicious_per_minute', '1000000')`;

/** For a client after each answer. Some are always under way; without a rest the load was half the work of a test, and told nothing more. */
const REST_MS = 100;

/** Pages wait much longer before they repeat by themselves. Without a pause the load is mostly refusals, which tell nothing new. */
const AFTER_REFUSAL_MS = 200;

export interface SignupLoad {
  /** Waits until so many more have been signed up. */
  acknowledges(more: number): Promise<void>;
  stop(): Promise<Outcome[]>;
}

/** Signs people up until stopped. Keeps its own log, to compare with what the server says later. */
export function startSignupLoad(
  target: () => string | undefined,
  { clients = 8, requestTimeoutMs = 120_000 }: LoadOptions = {},
): SignupLoad {
  const outcomes: Outcome[] = [];
  let running = true;
  const client = async () => {
    while (running) {
      const email = `${randomBytes(8).toString('hex')}@load.test`;
      const url = target();
      const response = url
        ? await fetch(`${url}/api/signup`, {
            ...json({ name: 'Load', email }, { 'x-forwarded-for': freshAddress() }),
            signal: AbortSignal.timeout(requestTimeoutMs),
          }).catch(() => null)
        : null;
      await response?.arrayBuffer().catch(() => undefined);
      outcomes.push({
        email,
        status: response?.status ?? null,
        retryAfter: response?.headers.get('retry-after') ?? null,
        at: Date.now(),
      });
      await wait(response?.status === 200 ? REST_MS : AFTER_REFUSAL_MS);
    }
  };
  const clientsDone = Promise.all(Array.from({ length: clients }, client));
  const acknowledged = () => outcomes.filter(({ status }) => status === 200).length;
  return {
    acknowledges: async (more) => {
      const until = acknowledged() + more;
      await eventually(async () => acknowledged() >= until);
    },
    stop: async () => {
      running = false;
      await clientsDone;
      return outcomes;
    },
  };
}
