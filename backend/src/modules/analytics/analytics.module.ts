import { Module } from '@nestjs/common';
import { PageViewsController } from './http/page-views.controller.js';
import { PageViewIntake } from './page-view-intake.js';
import { PageViewPartitionsJob } from './page-view-partitions.job.js';
import { PageViewWriter } from './page-view-writer.js';

@Module({ controllers: [PageViewsController], providers: [PageViewIntake, PageViewWriter, PageViewPartitionsJob] })
export class AnalyticsModule {}
