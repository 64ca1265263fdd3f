import { Global, Module } from '@nestjs/common';
import { ProviderCircuits } from './provider-circuits.js';

@Global()
@Module({ providers: [ProviderCircuits], exports: [ProviderCircuits] })
export class CircuitsModule {}
