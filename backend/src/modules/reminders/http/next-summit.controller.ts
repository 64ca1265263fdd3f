import { Body, Controller } from '@nestjs/common';
import { nextSummitEndpoint, OUTCOME_TEXTS, type MessageAnswer } from '@summit/contracts';
import { normalizeEmail } from '@summit/rules';
import { AppError } from '../../../platform/errors/app-error.js';
import { ApiTags } from '../../../platform/http/api-description.js';
import { OptionalPrincipal } from '../../../platform/http/current-principal.js';
import { Limited, Route } from '../../../platform/http/route.decorator.js';
import type { Principal } from '../../../platform/http/token-verifier.port.js';
import { NextSummitUseCase } from '../application/next-summit.use-case.js';
import { NextSummitDto } from './dto/next-summit.dto.js';

@ApiTags('reminders')
@Controller()
export class NextSummitController {
  constructor(private readonly nextSummit: NextSummitUseCase) {}

  @Route(nextSummitEndpoint)
  @Limited({ name: 'next-summit', limit: 10, seconds: 600 })
  async ask(
    @OptionalPrincipal() principal: Principal | null,
    @Body() { email }: NextSummitDto,
  ): Promise<MessageAnswer> {
    if (email) await this.nextSummit.ask(normalizeEmail(email));
    else if (principal) await this.nextSummit.askAsMember(principal.id);
    else throw new AppError('email_required');
    return { success: true, message: OUTCOME_TEXTS.nextSummitNoted };
  }
}
