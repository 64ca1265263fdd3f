import { Global, Module } from '@nestjs/common';
import { ClientBlocks } from './client-blocks.js';
import { RateLimiter } from './rate-limiter.js';

@Global()
@Module({ providers: [RateLimiter, ClientBlocks], exports: [RateLimiter, ClientBlocks] })
export class RateLimitModule {}
