import { Global, Module } from '@nestjs/common';
import { Links } from './links.js';
import { OfferLinks } from './offer-links.js';

@Global()
@Module({ providers: [Links, OfferLinks], exports: [Links, OfferLinks] })
export class LinksModule {}
