import { Global, Module } from '@nestjs/common';
import { Installation } from './installation.js';

@Global()
@Module({ providers: [Installation], exports: [Installation] })
export class InstallationModule {}
