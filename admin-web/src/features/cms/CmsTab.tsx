import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { SubTabs } from '../../lib/panel/SubTabs';
import { CmsItems } from './CmsItems';
import { ContentCheck } from './ContentCheck';
import { EMAIL_TEMPLATES } from './email-templates';
import { FAQS } from './faqs';
import { LEGAL_PAGES } from './legal-pages';
import { CMS_TEXTS } from './messages';
import { PRICING_ITEMS } from './pricing-items';

/** In the order of the documents. */
const SUB_TABS = [
  { id: 'legal', label: 'Legal', content: <CmsItems resource={LEGAL_PAGES} /> },
  { id: 'email', label: 'Email', content: <CmsItems resource={EMAIL_TEMPLATES} /> },
  { id: 'pricing', label: 'Pricing', content: <CmsItems resource={PRICING_ITEMS} /> },
  { id: 'faq', label: 'FAQ', content: <CmsItems resource={FAQS} /> },
] as const;

/** Tab `cms`: policies, mails, plans and offers, questions (A-191..A-204). */
export function CmsTab() {
  // Not in the address: another address asks whether to discard what is being typed, and nothing is lost here.
  const [chosen, setChosen] = useState<(typeof SUB_TABS)[number]['id']>('legal');
  return (
    <Stack sx={{ gap: 2 }}>
      <SubTabs label={CMS_TEXTS.tabs} tabs={SUB_TABS} value={chosen} onChange={setChosen} keep />
      <ContentCheck />
    </Stack>
  );
}
