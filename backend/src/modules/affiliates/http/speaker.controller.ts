import { Body, Controller, Inject, Ip, Query } from '@nestjs/common';
import {
  speakerLoginEndpoint,
  speakerSetPasswordEndpoint,
  speakerStatsEndpoint,
  speakerCommissionsEndpoint,
  speakerPayoutsEndpoint,
  speakerLogoutEndpoint,
  type ListAnswer,
  type SpeakerCommissionsResponse,
  type SpeakerLoginResponse,
  type SpeakerPayout,
  type SpeakerStatsResponse,
  type SuccessAnswer,
} from '@summit/contracts';
import { AppError } from '../../../platform/errors/app-error.js';
import { ApiTags } from '../../../platform/http/api-description.js';
import { Limited, Route } from '../../../platform/http/route.decorator.js';
import { CurrentPrincipal } from '../../../platform/http/current-principal.js';
import type { Principal } from '../../../platform/http/token-verifier.port.js';
import { clientSubject } from '../../../platform/rate-limit/client-subject.js';
import { Visit, type FormVisit } from '../../../platform/shield/form-visit.js';
import { Shield } from '../../../platform/shield/shield.js';
import { SIGN_INS, type SignIns } from '../../auth/auth.public.js';
import { SetSpeakerPasswordUseCase } from '../application/set-speaker-password.use-case.js';
import { SpeakerAccess } from '../application/speaker-access.js';
import { SpeakerSignInUseCase, type SignedInSpeaker } from '../application/speaker-sign-in.use-case.js';
import { CommissionTraceReadModel } from '../read-models/commission-trace.read-model.js';
import { SpeakerEarningsReadModel } from '../read-models/speaker-earnings.read-model.js';
import { SpeakerStatsReadModel } from '../read-models/speaker-stats.read-model.js';
import { SpeakerLoginDto, SpeakerPageQueryDto, SpeakerSetPasswordDto } from './dto/speaker.dto.js';
import { presentPayout, presentStatement, presentStats } from './speaker.presenter.js';

const HOUR = 3_600;
const PAGE_SIZE = 20;

/** A speaker's own pages. Every figure is of the affiliate whom the token names; none is asked for by name (F-312). */
@ApiTags('speakers')
@Controller()
export class SpeakerController {
  constructor(
    private readonly shield: Shield,
    private readonly signIn: SpeakerSignInUseCase,
    private readonly password: SetSpeakerPasswordUseCase,
    private readonly access: SpeakerAccess,
    private readonly speakerStats: SpeakerStatsReadModel,
    private readonly traces: CommissionTraceReadModel,
    private readonly earnings: SpeakerEarningsReadModel,
    @Inject(SIGN_INS) private readonly signIns: SignIns,
  ) {}

  @Route(speakerLoginEndpoint)
  @Limited({ name: 'speaker-login', limit: 100, seconds: HOUR })
  async login(
    @Body() { speaker_code, password }: SpeakerLoginDto,
    @Visit() visit: FormVisit,
  ): Promise<SpeakerLoginResponse> {
    const given = { code: speaker_code, password, client: clientSubject(visit.address) };
    return present(await this.shield.guardSignIn('speaker_login', visit, () => this.signIn.execute(given)));
  }

  @Route(speakerSetPasswordEndpoint)
  @Limited({ name: 'speaker-set-password', limit: 20, seconds: HOUR })
  async setPassword(
    @Body() { token, password, confirm_password: confirmation }: SpeakerSetPasswordDto,
    @Ip() ip: string,
  ): Promise<SpeakerLoginResponse> {
    return present(await this.password.execute({ token, password, confirmation, client: clientSubject(ip) }));
  }

  @Route(speakerStatsEndpoint)
  async stats(@CurrentPrincipal() { id }: Principal): Promise<SpeakerStatsResponse> {
    await this.access.require(id);
    const stats = await this.speakerStats.of(id);
    if (!stats) throw new AppError('forbidden');
    return presentStats(stats);
  }

  @Route(speakerCommissionsEndpoint)
  async commissions(
    @CurrentPrincipal() { id }: Principal,
    @Query() { limit = PAGE_SIZE, skip = 0 }: SpeakerPageQueryDto,
  ): Promise<SpeakerCommissionsResponse> {
    await this.access.require(id);
    const [summary, traces] = await Promise.all([
      this.earnings.summary(id),
      this.traces.ofAffiliate(id, { limit, offset: skip }),
    ]);
    return presentStatement(summary, traces);
  }

  @Route(speakerPayoutsEndpoint)
  async payouts(@CurrentPrincipal() { id }: Principal): Promise<ListAnswer<SpeakerPayout>> {
    await this.access.require(id);
    return { success: true, data: (await this.earnings.payouts(id)).map(presentPayout) };
  }

  @Route(speakerLogoutEndpoint)
  async logout(@CurrentPrincipal() { signInId }: Principal): Promise<SuccessAnswer> {
    await this.signIns.end(signInId);
    return { success: true };
  }
}

const present = ({ token, name }: SignedInSpeaker): SpeakerLoginResponse => ({
  access_token: token,
  speaker_name: name,
});
