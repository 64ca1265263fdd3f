import type { Product } from '@summit/rules';
import type { Endpoint } from './endpoint.js';
import type { MessageAnswer } from './success-answer.js';

/** The film of each offer page, as an address; null: the page shows its own film of captioned cards. */
export type OfferFilms = Record<Product, string | null>;

/** What is to change, at least one of them; whatever is not named stays as it is, also where somebody else has just set it. */
export type OfferFilmChanges = Partial<OfferFilms>;

export interface OfferFilmsResponse {
  success: true;
  films: OfferFilms;
}

export interface SaveOfferFilmsResponse extends MessageAnswer {
  films: OfferFilms;
}

export const OFFER_FILM_MAX_LENGTH = 4_000;

/** Addresses for frames, of the hosts that pages may embed (C-056). */
export const offerFilmsEndpoint: Endpoint<{ response: OfferFilmsResponse }> = {
  method: 'GET',
  path: '/api/offer-films',
  access: 'public',
  source: 'F-127',
};

export const adminOfferFilmsEndpoint: Endpoint<{ response: OfferFilmsResponse }> = {
  method: 'GET',
  path: '/api/admin/offer-films',
  access: 'admin',
  staffRole: 'support',
  source: 'F-127',
};

/** Takes what the host offers: a link, or the code for embedding. Kept is the address of the film alone. */
export const adminSaveOfferFilmsEndpoint: Endpoint<{ body: OfferFilmChanges; response: SaveOfferFilmsResponse }> = {
  method: 'PUT',
  path: '/api/admin/offer-films',
  access: 'admin',
  staffRole: 'support',
  source: 'F-127',
};
