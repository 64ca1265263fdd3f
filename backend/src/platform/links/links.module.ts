import { Global, Module } from '@nestjs/common';
import { Links } from './links.js';
import { OfferLinks } from './offer-links.js';
import { OrderLinks } from './order-links.js';

@Global()
@Module({ providers: [Links, OfferLinks, OrderLinks], exports: [Links, OfferLinks, OrderLinks] })
export class LinksModule {}
