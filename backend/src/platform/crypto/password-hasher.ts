import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { loadOnce } from '../cache/load-once.js';
import { AppError } from '../errors/app-error.js';
import { Gate } from './gate.js';

/** argon2id (the library's default) as OWASP's second choice has it: 19 MiB, two passes, one lane; about 25 ms of one core (S8). */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** As many hashes at once as leave a core to everybody else; the queue is short, because a sign-in that waits long is lost anyway. */
const AT_ONCE = 2;
const WAITING = 60;

/** Passwords at rest: argon2id, bounded, so that a flood of sign-ins can't take the machine from the visitors. */
@Injectable()
export class PasswordHasher {
  private readonly gate = new Gate(AT_ONCE, WAITING, () => new AppError('service_unavailable', { retryAfter: 3 }));
  private readonly decoy = loadOnce(() => this.hash('nobody has this password'));

  hash(password: string): Promise<string> {
    return this.gate.run(() => hash(password, COST));
  }

  /** Takes the same time for an account that does not exist (`null`), so that time tells nothing (S4). */
  async verify(stored: string | null, password: string): Promise<boolean> {
    const against = stored ?? (await this.decoy());
    const matches = await this.gate.run(() => verify(against, password));
    return matches && stored !== null;
  }
}
