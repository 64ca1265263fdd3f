import { Module } from '@nestjs/common';
import { LandingPageController } from './http/landing-page.controller.js';
import { LandingPageService } from './landing-page.service.js';

@Module({ controllers: [LandingPageController], providers: [LandingPageService] })
export class CmsModule {}
