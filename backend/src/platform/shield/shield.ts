import { Inject, Injectable } from '@nestjs/common';
import { asksEverybody, type ShieldedForm } from '@summit/contracts';
import { MINUTE_MS } from '@summit/rules';
import { AppError } from '../errors/app-error.js';
import { clientBlock } from '../rate-limit/client-subject.js';
import { RateLimiter } from '../rate-limit/rate-limiter.js';
import { isDisposable } from './disposable-address.js';
import type { FormVisit } from './form-visit.js';
import { FormTokens } from './form-tokens.js';
import { judge, type Judgment, type Mode, type Signals } from './judge.js';
import { ProofsOfWork } from './proofs-of-work.js';
import { PressStatement, type ShieldSettings, type Situation } from './press-statement.js';
import { ShieldBook } from './shield-book.js';
import { VerdictCounts } from './verdict-counts.js';

/** A form that only people with an account fill in: no token, no hidden field; an attack shows in wrong passwords. */
type SignInForm = Exclude<ShieldedForm, 'signup' | 'affiliate_application'>;

const HOUR_SECONDS = 3_600;
const MINUTE_SECONDS = 60;
const UNAUTHORIZED = 401;
const REFUSALS = { trap: 'hidden_field_filled', disposable: 'email_disposable' } as const;

/**
 * Stands in front of what machines like to press: registration, applications and sign-ins (F-330). Counts, attacks and what was used are shared by
 * all processes. Throws `proof_of_work_needed` with the `challenge`, `hidden_field_filled`, `email_disposable`.
 */
@Injectable()
export class Shield {
  constructor(
    @Inject(RateLimiter) private readonly limiter: Pick<RateLimiter, 'hit'>,
    @Inject(PressStatement) private readonly presses: Pick<PressStatement, 'situationOf'>,
    @Inject(ShieldBook) private readonly book: Pick<ShieldBook, 'startAttack'>,
    @Inject(VerdictCounts) private readonly counts: Pick<VerdictCounts, 'count'>,
    private readonly tokens: FormTokens,
    private readonly proofs: ProofsOfWork,
  ) {}

  /**
   * `email` is normalized. `wasAnswered`: whether this press is the repeat of one that was admitted and answered; only a press that
   * looks odd is asked, and a repeat does: its token is used.
   */
  async admitSignup(visit: FormVisit, email: string, wasAnswered: () => Promise<boolean>): Promise<void> {
    const [situation, { proven, token }] = await Promise.all([
      this.presses.situationOf('signup'),
      this.spendTokenOf(visit),
    ]);
    const { settings } = situation;
    const signals: Signals = {
      token,
      fromPage: visit.fromPage,
      trapFilled: visit.trapFilled,
      disposable: isRefusedAddress(email, settings),
      crowded: !proven && (await this.isCrowded('signup', visit, settings)),
      proven,
    };
    await this.decide('signup', signals, { ...situation, wasAnswered });
  }

  /** Few people apply, so that many presses a minute are an attack whatever they look like. The form has no token. `email` is normalized. */
  async admitApplication(visit: FormVisit, email: string): Promise<void> {
    const form = 'affiliate_application';
    const [situation, proven] = await Promise.all([this.presses.situationOf(form), this.isProven(form, visit)]);
    const { settings } = situation;
    const signals: Signals = {
      token: 'not_asked',
      fromPage: visit.fromPage,
      trapFilled: false,
      disposable: isRefusedAddress(email, settings),
      crowded: !proven && (await this.isCrowded(form, visit, settings)),
      proven,
    };
    // What is suspicious by itself is counted where it is decided.
    const begins = judge(signals, 'calm').verdict === 'accept' && !proven && (await this.suspect(form, settings));
    await this.decide(form, signals, { ...situation, attacked: situation.attacked || begins });
  }

  /** A sign-in with a password. What `work` refuses with 401 is suspicious; nobody is locked out by it. */
  async guardSignIn<Result>(form: SignInForm, visit: FormVisit, work: () => Promise<Result>): Promise<Result> {
    const [situation, proven] = await Promise.all([this.presses.situationOf(form), this.isProven(form, visit)]);
    const { settings } = situation;
    const crowded = !proven && (await this.isCrowded(form, visit, settings));
    const { fromPage } = visit;
    const signals = { token: 'not_asked', fromPage, trapFilled: false, disposable: false, crowded, proven } as const;
    await this.decide(form, signals, situation);
    try {
      return await work();
    } catch (error) {
      if (error instanceof AppError && error.status === UNAUTHORIZED) await this.suspect(form, settings);
      throw error;
    }
  }

  private async spendTokenOf(visit: FormVisit): Promise<Pick<Signals, 'proven' | 'token'>> {
    const proven = await this.isProven('signup', visit);
    return { proven, token: proven ? 'not_asked' : await this.tokens.spend('signup', visit.token) };
  }

  private async isProven(form: ShieldedForm, { proof }: FormVisit): Promise<boolean> {
    return proof !== null && (await this.proofs.spend(form, proof));
  }

  private async isCrowded(form: ShieldedForm, { address }: FormVisit, settings: ShieldSettings): Promise<boolean> {
    const limit = { name: `${form}-block`, limit: settings['shield.block_per_hour'], seconds: HOUR_SECONDS };
    return !(await this.limiter.hit(limit, clientBlock(address))).allowed;
  }

  private async decide(
    form: ShieldedForm,
    signals: Signals,
    { settings, attacked, wasAnswered }: Situation & { wasAnswered?: () => Promise<boolean> },
  ): Promise<void> {
    const chosen = asksEverybody(settings['shield.attack_mode'], form);
    const mode = (asked: boolean): Mode => (asked ? 'attack' : 'calm');
    let judgment: Judgment = judge(signals, mode(chosen ?? attacked));
    const isSuspicious = judgment.verdict === 'refuse' || judgment.suspicious;
    if ((isSuspicious || judgment.verdict === 'ask') && (await wasAnswered?.())) return;
    if (isSuspicious && (await this.suspect(form, settings))) judgment = judge(signals, mode(chosen ?? true));
    if (judgment.verdict !== 'accept') this.counts.count(form, judgment.reason);
    else if (signals.proven) this.counts.count(form, 'proven');
    if (judgment.verdict === 'refuse') throw new AppError(REFUSALS[judgment.reason]);
    if (judgment.verdict === 'ask') {
      const challenge = await this.proofs.challenge(form, settings['shield.work_tries']);
      throw new AppError('proof_of_work_needed', { extra: { challenge } });
    }
  }

  /** Counts a suspicious press; true where it makes an attack. Whatever an owner has chosen, so that staff see it and are alerted. */
  private async suspect(form: ShieldedForm, settings: ShieldSettings): Promise<boolean> {
    const perMinute = settings['shield.suspicious_per_minute'];
    // Every one is counted where all processes see it: a share that each keeps for itself would let a run begin.
    const limit = { name: `${form}-suspicious`, limit: perMinute, seconds: MINUTE_SECONDS, unasked: 0 };
    if ((await this.limiter.hit(limit, 'all')).allowed) return false;
    await this.book.startAttack(form, settings['shield.attack_minutes'] * MINUTE_MS);
    return true;
  }
}

const isRefusedAddress = (email: string, settings: ShieldSettings): boolean =>
  isDisposable(email, {
    listed: settings['shield.refuse_disposable'],
    allowed: settings['shield.allowed_domains'],
    refused: settings['shield.refused_domains'],
  });
