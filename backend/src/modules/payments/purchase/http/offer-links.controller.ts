import { Body, Controller, Req, Res } from '@nestjs/common';
import { openOfferLinkEndpoint, type SuccessAnswer } from '@summit/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiTags } from '../../../../platform/http/api-description.js';
import { Limited, Route } from '../../../../platform/http/route.decorator.js';
import { OpenOfferLinkUseCase } from '../application/open-offer-link.use-case.js';
import { BuyerCookie } from './buyer-cookie.js';
import { OpenOfferLinkDto } from './dto/offer-link.dto.js';
import { OFFER_LINK_LIMIT } from './purchase-limits.js';

@ApiTags('payments')
@Controller()
export class OfferLinksController {
  constructor(
    private readonly openOfferLink: OpenOfferLinkUseCase,
    private readonly buyers: BuyerCookie,
  ) {}

  @Route(openOfferLinkEndpoint)
  @Limited(OFFER_LINK_LIMIT)
  async open(
    @Body() { token }: OpenOfferLinkDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SuccessAnswer> {
    await this.openOfferLink.execute(token, () => this.buyers.keep(request, reply));
    return { success: true };
  }
}
