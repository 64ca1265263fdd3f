import type { Endpoint } from './endpoint.js';
import type { MessageAnswer } from './success-answer.js';

/** Who sells, as invoices say it. */
export interface CompanyDetails {
  name: string;
  /** Line breaks are kept. Empty: the address under every mail. */
  address: string;
  /** Tax or registration number with its name: `EIN 12-3456789`. Empty: none is printed. */
  tax_id: string;
  /** A sentence below the sums: how tax is included, for example. */
  invoice_note: string;
}

export interface CompanyDetailsResponse {
  success: true;
  company: CompanyDetails;
}

/** What is to change, at least one of them; whatever is not named stays as it is, also where another owner has just set it. */
export type CompanyChanges = Partial<CompanyDetails>;

export interface SaveCompanyDetailsResponse extends MessageAnswer {
  /** All of them, as they are now. */
  company: CompanyDetails;
}

/** The seller on invoices. */
export const adminCompanyEndpoint: Endpoint<{ response: CompanyDetailsResponse }> = {
  method: 'GET',
  path: '/api/admin/dashboard/company',
  access: 'admin',
  source: 'M-184',
};

/** Invoices that have a number keep the seller that they were written with. */
export const adminSaveCompanyEndpoint: Endpoint<{ body: CompanyChanges; response: SaveCompanyDetailsResponse }> = {
  method: 'PUT',
  path: '/api/admin/dashboard/company',
  access: 'admin',
  source: 'M-184',
};
