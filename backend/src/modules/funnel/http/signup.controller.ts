import { Body, Controller, Get, Headers, HttpCode, Ip, Post, Query } from '@nestjs/common';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import type { InviteProgressResponse, SignupResponse, SignupStatsResponse } from '@summit/contracts';
import { normalizeEmail, normalizePhone } from '@summit/rules';
import { readIdempotencyKey } from '../../../platform/idempotency/idempotency.js';
import { Limited, Public } from '../../../platform/http/access.decorators.js';
import { DuplicateLimit } from '../application/duplicate-limit.js';
import { InviteProgress } from '../application/invite-progress.js';
import { RegisterUseCase } from '../application/register.use-case.js';
import { SignupCount } from '../application/signup-count.js';
import { InviteProgressQueryDto } from './dto/invite-progress.dto.js';
import { SignupDto, SignupQueryDto } from './dto/signup.dto.js';
import { SignupPresenter } from './signup.presenter.js';

@ApiTags('funnel')
@Public()
@Controller('signup')
export class SignupController {
  constructor(
    private readonly register: RegisterUseCase,
    private readonly duplicates: DuplicateLimit,
    private readonly presenter: SignupPresenter,
    private readonly count: SignupCount,
    private readonly inviteProgress: InviteProgress,
  ) {}

  @Post()
  @HttpCode(200)
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  @Limited({ name: 'signup', limit: 10, seconds: 60 })
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

  @Get('stats')
  async stats(): Promise<SignupStatsResponse> {
    return { total_signups: await this.count.total() };
  }

  @Get('invite-progress')
  @Limited({ name: 'invite-progress', limit: 60, seconds: 60 })
  progress(@Query() { invite }: InviteProgressQueryDto): Promise<InviteProgressResponse> {
    return this.inviteProgress.of(invite);
  }
}
