import { Module } from '@nestjs/common';
import { SealedStores } from './sealed-stores.js';

@Module({ providers: [SealedStores], exports: [SealedStores] })
export class SealedStoresModule {}
