import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SPEAKER_GIFTS } from './cms.public.js';
import { LandingPageDraft } from './entities/landing-page-draft.entity.js';
import { LandingPageVersion } from './entities/landing-page-version.entity.js';
import { LandingPage } from './entities/landing-page.entity.js';
import { LegalPage } from './entities/legal-page.entity.js';
import { SpeakerGift } from './entities/speaker-gift.entity.js';
import { LandingPageAdminController } from './http/landing-page.admin-controller.js';
import { LandingPageController } from './http/landing-page.controller.js';
import { LegalPagesController } from './http/legal-pages.controller.js';
import { LandingPageDrafts } from './landing-page-drafts.service.js';
import { LandingPageEditor } from './landing-page-editor.service.js';
import { LandingPageService } from './landing-page.service.js';
import { LegalPagesService } from './legal-pages.service.js';
import { SpeakerGiftsService } from './speaker-gifts.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([LandingPage, LandingPageDraft, LandingPageVersion, LegalPage, SpeakerGift])],
  controllers: [LandingPageController, LandingPageAdminController, LegalPagesController],
  providers: [
    LandingPageService,
    LandingPageEditor,
    LandingPageDrafts,
    LegalPagesService,
    { provide: SPEAKER_GIFTS, useClass: SpeakerGiftsService },
  ],
  exports: [SPEAKER_GIFTS],
})
export class CmsModule {}
