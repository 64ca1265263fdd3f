import { Global, Module } from '@nestjs/common';
import { KeptElsewhere } from './kept-elsewhere.js';
import { KeyedHash } from './keyed-hash.js';

@Global()
@Module({ providers: [KeptElsewhere, KeyedHash], exports: [KeptElsewhere, KeyedHash] })
export class PersonalDataModule {}
