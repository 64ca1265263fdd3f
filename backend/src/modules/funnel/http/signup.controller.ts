import { Body, Controller, Headers, Inject, Query, Req } from '@nestjs/common';
import {
  signupEndpoint,
  signupStatsEndpoint,
  signupTokenEndpoint,
  inviteProgressEndpoint,
  type FormTokenResponse,
  type InviteProgressResponse,
  type SignupResponse,
  type SignupStatsResponse,
} from '@summit/contracts';
import { normalizeEmail, normalizePhone } from '@summit/rules';
import type { FastifyRequest } from 'fastify';
import { ApiHeader, ApiTags } from '../../../platform/http/api-description.js';
import { readIdempotencyKey } from '../../../platform/idempotency/idempotency.js';
import { Limited, Route } from '../../../platform/http/route.decorator.js';
import { EXPERIMENT_VISITORS, type ExperimentVisitors } from '../../experiments/experiments.public.js';
import { FormTokens } from '../../../platform/shield/form-tokens.js';
import { readFormVisit } from '../../../platform/shield/form-visit.js';
import { Shield } from '../../../platform/shield/shield.js';
import { DUPLICATE_LIMIT, DuplicateLimit } from '../application/duplicate-limit.js';
import { InviteProgress } from '../application/invite-progress.js';
import { RegisterUseCase } from '../application/register.use-case.js';
import { SignupCount } from '../application/signup-count.js';
import { InviteProgressQueryDto } from './dto/invite-progress.dto.js';
import { SignupDto, SignupQueryDto } from './dto/signup.dto.js';
import { SignupPresenter } from './signup.presenter.js';

@ApiTags('funnel')
@Controller()
export class SignupController {
  constructor(
    private readonly register: RegisterUseCase,
    private readonly shield: Shield,
    private readonly tokens: FormTokens,
    private readonly duplicates: DuplicateLimit,
    private readonly presenter: SignupPresenter,
    private readonly count: SignupCount,
    private readonly inviteProgress: InviteProgress,
    @Inject(EXPERIMENT_VISITORS) private readonly visitors: ExperimentVisitors,
  ) {}

  @Route(signupEndpoint)
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  @Limited(
    { name: 'signup', limit: 10, seconds: 60 },
    { name: 'signup-email', limit: 60, seconds: 3_600, per: 'email' },
    DUPLICATE_LIMIT,
  )
  async signup(
    @Body() body: SignupDto,
    @Query() query: SignupQueryDto,
    @Headers('idempotency-key') key: string | undefined,
    @Req() request: FastifyRequest,
  ): Promise<SignupResponse> {
    const visit = readFormVisit(request);
    const command = {
      name: body.name,
      email: normalizeEmail(body.email),
      phone: body.phone ? normalizePhone(body.phone) : null,
      referralCode: query.ref ?? null,
      invitedWith: query.invite ?? null,
      source: query.source ?? null,
      idempotencyKey: readIdempotencyKey(key),
      visitor: this.visitors.visitorOf(request),
    };
    await this.shield.admitSignup(visit, command.email, () => this.register.wasAnswered(command));
    const told = { address: visit.address, email: command.email };
    return this.presenter.present(await this.duplicates.guard(told, () => this.register.execute(command)));
  }

  @Route(signupTokenEndpoint)
  @Limited({ name: 'signup-token', limit: 60, seconds: 60 })
  token(): FormTokenResponse {
    const { token, expiresIn } = this.tokens.issue('signup');
    return { token, expires_in: expiresIn };
  }

  @Route(signupStatsEndpoint)
  async stats(): Promise<SignupStatsResponse> {
    return { total_signups: await this.count.total() };
  }

  @Route(inviteProgressEndpoint)
  @Limited({ name: 'invite-progress', limit: 60, seconds: 60 })
  progress(@Query() { invite }: InviteProgressQueryDto): Promise<InviteProgressResponse> {
    return this.inviteProgress.of(invite);
  }
}
