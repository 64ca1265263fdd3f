import { Module } from '@nestjs/common';
import { AfterLastAnswer } from './after-last-answer.js';
import { HealthController } from './health.controller.js';
import { Readiness } from './readiness.js';

@Module({
  controllers: [HealthController],
  providers: [Readiness, AfterLastAnswer],
  exports: [Readiness, AfterLastAnswer],
})
export class HealthModule {}
