import {
  adminContentCheckEndpoint,
  adminDiscountOffersEndpoint,
  adminEmailTemplatesEndpoint,
  adminFaqsEndpoint,
  adminLegalPagesEndpoint,
  adminPricingPlansEndpoint,
  type FaqItem,
} from '@summit/contracts';
import { FakeServer } from '@summit/testing/fake-server';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { aFaq, aLegalPage, aMail, aPlan } from './cms-items';
import { renderInAdmin } from './render-in-admin';
import { CmsTab } from '../src/features/cms/CmsTab';

export const world = ({ faqs = [aFaq()] }: { faqs?: FaqItem[] } = {}) =>
  new FakeServer()
    .answers(adminLegalPagesEndpoint, { success: true, pages: [aLegalPage()] })
    .answers(adminEmailTemplatesEndpoint, { success: true, templates: [aMail()] })
    .answers(adminPricingPlansEndpoint, { success: true, plans: [aPlan()] })
    .answers(adminDiscountOffersEndpoint, { success: true, offers: [] })
    .answers(adminContentCheckEndpoint, { success: true, findings: [] })
    .answers(adminFaqsEndpoint, { success: true, faqs });

export const open = async (subTab: string, server = world()) => {
  renderInAdmin(<CmsTab />, { server });
  await userEvent.click(screen.getByRole('tab', { name: subTab }));
  return server;
};

export const panel = () => within(screen.getByRole('tabpanel'));

export const openItem = async (name: RegExp) => userEvent.click(await panel().findByRole('button', { name }));

export const press = (name: string) => userEvent.click(panel().getByRole('button', { name }));

export const type = async (label: string, text: string) => {
  const field = panel().getByLabelText(label);
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
};

export const create = async () => {
  const button = await panel().findByRole('button', { name: 'Create New' });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
};

export const stored = <Item extends object>(item: Item) => ({
  success: true as const,
  message: 'The item is saved.',
  item,
});
