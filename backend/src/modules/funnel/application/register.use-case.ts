import { HOUR_MS } from '@summit/rules';
import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { VisitSource } from '@summit/rules';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { randomToken } from '../../../platform/crypto/random-token.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { IDEMPOTENCY_HOURS, requestHash } from '../../../platform/idempotency/idempotency.js';
import { REGISTRANTS, type Registrant, type Registrants } from './registrants.port.js';

export interface RegisterCommand {
  name: string;
  /** Already normalized. */
  email: string;
  phone: string | null;
  referralCode: string | null;
  invitedWith: string | null;
  /** Where the visit came from, if it is one that reports name. */
  source: VisitSource | null;
  idempotencyKey: string | null;
  /** What the browser keeps of an experiment (C-080). */
  visitor: string | null;
}

export type Registered = Pick<Registrant, 'id' | 'email' | 'inviteToken' | 'createdAt'>;

/**
 * Registers a visitor free (F-241..F-245). Mail, list, text message and affiliate credit follow from the event that is stored
 * with the registration. Errors: `already_registered`, `idempotency_key_reused`.
 */
@Injectable()
export class RegisterUseCase {
  constructor(
    @Inject(REGISTRANTS) private readonly registrants: Registrants,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Whether the same request was answered before, under the same key: `execute` will give that answer again. */
  async wasAnswered({ idempotencyKey, ...person }: RegisterCommand): Promise<boolean> {
    if (idempotencyKey === null) return false;
    return this.registrants.wasAnswered({ key: idempotencyKey, requestHash: hashOf(person) }, this.clock.now());
  }

  async execute({ idempotencyKey, invitedWith, source, visitor, ...person }: RegisterCommand): Promise<Registered> {
    const now = this.clock.now();
    const registrant: Registrant = { ...person, id: randomUUID(), inviteToken: randomToken(), createdAt: now };
    const outcome = await this.registrants.register({
      registrant,
      invitedWith,
      source,
      visitor,
      idempotency: idempotencyKey
        ? {
            key: idempotencyKey,
            requestHash: hashOf(person),
            expiresAt: now + IDEMPOTENCY_HOURS * HOUR_MS,
          }
        : null,
    });
    switch (outcome.kind) {
      case 'created':
        return registrant;
      case 'replayed':
        return outcome.registrant;
      case 'key_reused':
        throw new AppError('idempotency_key_reused');
      case 'already_registered':
        throw new AppError('already_registered');
    }
  }
}

/** What a retry with the same key has to repeat; where it comes from may have changed. A field that is added to the command has to be named here. */
type Repeated = Omit<RegisterCommand, 'idempotencyKey' | 'referralCode' | 'invitedWith' | 'source' | 'visitor'>;
const REPEATED = Object.keys({ name: true, email: true, phone: true } satisfies Record<
  keyof Repeated,
  true
>) as (keyof Repeated)[];

const hashOf = (command: Repeated): string => requestHash(REPEATED.map((field) => command[field]));
