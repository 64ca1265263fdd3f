import { Module } from '@nestjs/common';
import { LandingPageController } from './http/landing-page.controller.js';
import { LegalPagesController } from './http/legal-pages.controller.js';
import { LandingPageService } from './landing-page.service.js';
import { LegalPagesService } from './legal-pages.service.js';

@Module({
  controllers: [LandingPageController, LegalPagesController],
  providers: [LandingPageService, LegalPagesService],
})
export class CmsModule {}
