import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { FacesModule } from '../faces/faces.module.js';
import { LANDING_HEADLINE, SPEAKER_GIFTS } from './cms.public.js';
import { EmailTemplatesService } from './email-templates.service.js';
import { EmailTemplate } from './entities/email-template.entity.js';
import { Faq } from './entities/faq.entity.js';
import { LandingPageDraft } from './entities/landing-page-draft.entity.js';
import { LandingPageVersion } from './entities/landing-page-version.entity.js';
import { LandingPage } from './entities/landing-page.entity.js';
import { LegalPage } from './entities/legal-page.entity.js';
import { PricingItem } from './entities/pricing-item.entity.js';
import { SpeakerGift } from './entities/speaker-gift.entity.js';
import { FaqsService } from './faqs.service.js';
import { AdminContentCheckController } from './http/content-check.admin-controller.js';
import { AdminDiscountOffersController } from './http/discount-offers.admin-controller.js';
import { AdminEmailTemplatesController } from './http/email-templates.admin-controller.js';
import { AdminFaqsController } from './http/faqs.admin-controller.js';
import { FaqsController } from './http/faqs.controller.js';
import { LandingAnswers } from './http/landing-answers.js';
import { LandingPageAdminController } from './http/landing-page.admin-controller.js';
import { LandingPageController } from './http/landing-page.controller.js';
import { AdminLegalPagesController } from './http/legal-pages.admin-controller.js';
import { LegalPagesController } from './http/legal-pages.controller.js';
import { AdminPricingPlansController } from './http/pricing-plans.admin-controller.js';
import { OfferFilmsController } from './http/offer-films.controller.js';
import { CmsItems } from './items/cms-items.service.js';
import { PricingItems } from './items/pricing-items.service.js';
import { LandingHeadlineService } from './landing-headline.service.js';
import { LandingPageDrafts } from './landing-page-drafts.service.js';
import { LandingPageEditor } from './landing-page-editor.service.js';
import { LandingPageService } from './landing-page.service.js';
import { LegalPagesService } from './legal-pages.service.js';
import { OfferFilmsService } from './offer-films.service.js';
import { ContentCheckReadModel } from './read-models/content-check.read-model.js';
import { RunningExperimentReadModel } from './read-models/running-experiment.read-model.js';
import { SpeakerGiftsService } from './speaker-gifts.service.js';

@Module({
  imports: [
    FacesModule,
    TypeOrmModule.forFeature([
      EmailTemplate,
      Faq,
      LandingPage,
      LandingPageDraft,
      LandingPageVersion,
      LegalPage,
      PricingItem,
      SpeakerGift,
    ]),
  ],
  controllers: [
    LandingPageController,
    LandingPageAdminController,
    LegalPagesController,
    FaqsController,
    AdminLegalPagesController,
    AdminFaqsController,
    AdminEmailTemplatesController,
    AdminPricingPlansController,
    AdminDiscountOffersController,
    AdminContentCheckController,
    OfferFilmsController,
  ],
  providers: [
    LandingPageService,
    LandingAnswers,
    LandingPageEditor,
    LandingPageDrafts,
    LegalPagesService,
    FaqsService,
    EmailTemplatesService,
    CmsItems,
    PricingItems,
    OfferFilmsService,
    ContentCheckReadModel,
    RunningExperimentReadModel,
    { provide: LANDING_HEADLINE, useClass: LandingHeadlineService },
    { provide: SPEAKER_GIFTS, useClass: SpeakerGiftsService },
  ],
  exports: [SPEAKER_GIFTS, LANDING_HEADLINE],
})
export class CmsModule {}
