import { Body, Controller } from '@nestjs/common';
import {
  affiliateProgramEndpoint,
  applyAsAffiliateEndpoint,
  OUTCOME_TEXTS,
  type AffiliateProgramResponse,
  type MessageAnswer,
} from '@summit/contracts';
import { normalizeEmail } from '@summit/rules';
import { ApiTags } from '../../../platform/http/api-description.js';
import { Limited, Route } from '../../../platform/http/route.decorator.js';
import { Visit, type FormVisit } from '../../../platform/shield/form-visit.js';
import { Shield } from '../../../platform/shield/shield.js';
import { AffiliateProgram } from '../application/affiliate-program.js';
import { ApplyAsAffiliateUseCase } from '../application/apply-as-affiliate.use-case.js';
import { AffiliateApplicationDto } from './dto/affiliate-application.dto.js';

/** What /affiliates asks the server (F-279). */
@ApiTags('affiliates')
@Controller()
export class AffiliateProgramController {
  constructor(
    private readonly shield: Shield,
    private readonly affiliateProgram: AffiliateProgram,
    private readonly applying: ApplyAsAffiliateUseCase,
  ) {}

  @Route(affiliateProgramEndpoint)
  async program(): Promise<AffiliateProgramResponse> {
    const { joinUrl, needsApproval } = await this.affiliateProgram.rules();
    return { success: true, join_url: joinUrl, approval_needed: needsApproval };
  }

  @Route(applyAsAffiliateEndpoint)
  @Limited({ name: 'affiliate-application', limit: 20, seconds: 3_600 })
  async apply(
    @Body() { website, ...application }: AffiliateApplicationDto,
    @Visit() visit: FormVisit,
  ): Promise<MessageAnswer> {
    await this.shield.admitApplication(visit, normalizeEmail(application.email));
    // People do not see the field; who fills in everything is told the same and kept nowhere.
    if (!website) await this.applying.execute(application);
    return { success: true, message: OUTCOME_TEXTS.affiliateApplied };
  }
}
