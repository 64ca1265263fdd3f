/** What the next calls to a provider can be told to do; the texts are those of the control page. */
export const DISTURBANCES = {
  timeout: 'No answer, and the call is not carried out',
  lost_answer: 'The call is carried out, but its answer is lost',
  server_error: 'HTTP 500',
  too_many_requests: 'HTTP 429, try again in a second',
  slow: 'A normal answer after three seconds',
} as const;

export type Disturbance = keyof typeof DISTURBANCES;

export function isDisturbance(text: unknown): text is Disturbance {
  return typeof text === 'string' && Object.hasOwn(DISTURBANCES, text);
}

/** The queue of disturbances per provider; kept in memory only: a restart ends them. */
export class NextAnswers {
  private readonly queues = new Map<string, Disturbance[]>();

  add(provider: string, disturbance: Disturbance, times: number): void {
    this.queues.set(provider, [...(this.queues.get(provider) ?? []), ...Array<Disturbance>(times).fill(disturbance)]);
  }

  take(provider: string): Disturbance | undefined {
    return this.queues.get(provider)?.shift();
  }

  list(): Record<string, Disturbance[]> {
    return Object.fromEntries([...this.queues].filter(([, queue]) => queue.length > 0));
  }

  clear(): void {
    this.queues.clear();
  }
}
