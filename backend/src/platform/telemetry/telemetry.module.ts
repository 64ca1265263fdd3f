import { Global, Module } from '@nestjs/common';
import { DatabaseFigures } from './database-figures.js';
import { Telemetry } from './telemetry.js';

@Global()
@Module({ providers: [Telemetry, DatabaseFigures], exports: [Telemetry, DatabaseFigures] })
export class TelemetryModule {}
