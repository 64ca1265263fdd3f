import { Body, Controller, Inject, Ip, Param, Query } from '@nestjs/common';
import {
  acceptPromptDisclaimerEndpoint,
  promptListEndpoint,
  promptPageEndpoint,
  searchPromptsEndpoint,
  trackPromptAccessEndpoint,
  validatePromptEmailEndpoint,
  type AcceptDisclaimerResponse,
  type PromptListResponse,
  type PromptPageResponse,
  type PromptSearchResponse,
  type TrackPromptAccessResponse,
  type ValidatePromptEmailResponse,
} from '@summit/contracts';
import { AppError } from '../../../platform/errors/app-error.js';
import { ApiTags } from '../../../platform/http/api-description.js';
import { OptionalPrincipal } from '../../../platform/http/current-principal.js';
import { Limited, Route } from '../../../platform/http/route.decorator.js';
import type { Principal } from '../../../platform/http/token-verifier.port.js';
import { Settings } from '../../../platform/settings/settings.js';
import { EnterLibraryUseCase } from '../application/enter-library.use-case.js';
import { OpenPromptUseCase } from '../application/open-prompt.use-case.js';
import { PROMPT_LIBRARY, type PromptLibrary } from '../application/prompt-library.port.js';
import { UnknownEmailLimit } from '../application/unknown-email-limit.js';
import {
  AcceptDisclaimerDto,
  PromptSearchQueryDto,
  TrackPromptAccessDto,
  ValidatePromptEmailDto,
} from './dto/prompts.dto.js';
import { presentEmailCheck, presentOpened, presentPromptList, presentSession } from './prompts.presenter.js';

/** The library of 500 prompts (member.md 2.9). */
@ApiTags('prompts')
@Controller()
export class PromptsController {
  constructor(
    @Inject(PROMPT_LIBRARY) private readonly library: PromptLibrary,
    private readonly enter: EnterLibraryUseCase,
    private readonly open: OpenPromptUseCase,
    private readonly unknownEmails: UnknownEmailLimit,
    private readonly settings: Settings,
  ) {}

  @Route(promptPageEndpoint)
  @Limited({ name: 'prompts-page', limit: 120, seconds: 600 })
  async page(@Param('token') token: string): Promise<PromptPageResponse> {
    const settings = await this.settings.readAll(['prompts.public_token', 'prompts.daily_limit']);
    if (token !== settings['prompts.public_token']) throw new AppError('not_found');
    return { success: true, daily_limit: settings['prompts.daily_limit'] };
  }

  @Route(promptListEndpoint)
  @Limited({ name: 'prompts-list', limit: 120, seconds: 600 })
  async list(): Promise<PromptListResponse> {
    return presentPromptList(await this.library.all());
  }

  @Route(searchPromptsEndpoint)
  @Limited({ name: 'prompts-search', limit: 240, seconds: 600 })
  async search(@Query() { q }: PromptSearchQueryDto): Promise<PromptSearchResponse> {
    return { success: true, prompt_ids: await this.library.search(q) };
  }

  @Route(validatePromptEmailEndpoint)
  @Limited({ name: 'prompts-enter', limit: 40, seconds: 600 })
  async validateEmail(
    @Body() { email }: ValidatePromptEmailDto,
    @Ip() client: string,
  ): Promise<ValidatePromptEmailResponse> {
    const valid = await this.enter.validateEmail(email);
    if (!valid) await this.unknownEmails.count(client);
    return presentEmailCheck(valid);
  }

  @Route(acceptPromptDisclaimerEndpoint)
  @Limited({ name: 'prompts-enter', limit: 40, seconds: 600 })
  async acceptDisclaimer(
    @Body() { email, accepted }: AcceptDisclaimerDto,
    @Ip() client: string,
    @OptionalPrincipal() principal: Principal | null,
  ): Promise<AcceptDisclaimerResponse> {
    const session = await this.enter.acceptDisclaimer({ email, memberId: principal?.id ?? null }, accepted);
    if (typeof session === 'string') await this.unknownEmails.count(client);
    return presentSession(session);
  }

  @Route(trackPromptAccessEndpoint)
  @Limited({ name: 'prompts-open', limit: 120, seconds: 600 })
  async trackAccess(
    @Body() { email, prompt_id: promptId, session_id: sessionId }: TrackPromptAccessDto,
  ): Promise<TrackPromptAccessResponse> {
    return presentOpened(await this.open.execute({ email, promptId, sessionId }));
  }
}
