import { Global, Module } from '@nestjs/common';
import { ImportRunsController } from './import-runs.controller.js';
import { ImportRuns } from './import-runs.js';

@Global()
@Module({ controllers: [ImportRunsController], providers: [ImportRuns], exports: [ImportRuns] })
export class ImportRunsModule {}
