import { Body, Controller, Headers, Ip, Query } from '@nestjs/common';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import {
  signupEndpoint,
  signupStatsEndpoint,
  inviteProgressEndpoint,
  type InviteProgressResponse,
  type SignupResponse,
  type SignupStatsResponse,
} from '@summit/contracts';
import { normalizeEmail, normalizePhone } from '@summit/rules';
import { readIdempotencyKey } from '../../../platform/idempotency/idempotency.js';
import { Limited, Route } from '../../../platform/http/route.decorator.js';
import { DuplicateLimit } from '../application/duplicate-limit.js';
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
    private readonly duplicates: DuplicateLimit,
    private readonly presenter: SignupPresenter,
    private readonly count: SignupCount,
    private readonly inviteProgress: InviteProgress,
  ) {}

  @Route(signupEndpoint)
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  @Limited(
    { name: 'signup', limit: 10, seconds: 60 },
    { name: 'signup-email', limit: 60, seconds: 3_600, per: 'email' },
  )
  async signup(
    @Body() body: SignupDto,
    @Query() query: SignupQueryDto,
    @Headers('idempotency-key') key: string | undefined,
    @Ip() address: string,
  ): Promise<SignupResponse> {
    const command = {
      name: body.name,
      email: normalizeEmail(body.email),
      phone: body.phone ? normalizePhone(body.phone) : null,
      referralCode: query.ref ?? null,
      invitedWith: query.invite ?? null,
      source: query.source ?? null,
      idempotencyKey: readIdempotencyKey(key),
    };
    return this.presenter.present(await this.duplicates.guard(address, () => this.register.execute(command)));
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
