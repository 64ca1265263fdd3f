import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useId, useState, type ReactNode } from 'react';
import { CmsItems } from './CmsItems';
import { ContentCheck } from './ContentCheck';
import { EMAIL_TEMPLATES } from './email-templates';
import { FAQS } from './faqs';
import { LEGAL_PAGES } from './legal-pages';
import { CMS_TEXTS } from './messages';
import { PRICING_ITEMS } from './pricing-items';

/** In the order of the documents. */
const SUB_TABS = [
  { id: 'legal', content: <CmsItems resource={LEGAL_PAGES} /> },
  { id: 'email', content: <CmsItems resource={EMAIL_TEMPLATES} /> },
  { id: 'pricing', content: <CmsItems resource={PRICING_ITEMS} /> },
  { id: 'faq', content: <CmsItems resource={FAQS} /> },
] as const;
type SubTab = (typeof SUB_TABS)[number]['id'];

const LABELS: Readonly<Record<SubTab, string>> = { legal: 'Legal', email: 'Email', pricing: 'Pricing', faq: 'FAQ' };

/** Tab `cms`: policies, mails, plans and offers, questions (A-191..A-204). */
export function CmsTab() {
  const id = useId();
  const [chosen, setChosen] = useState<SubTab>('legal');
  return (
    <Stack sx={{ gap: 2 }}>
      <Tabs
        value={chosen}
        onChange={(_event, next: SubTab) => setChosen(next)}
        aria-label={CMS_TEXTS.tabs}
        variant="scrollable"
        allowScrollButtonsMobile
      >
        {SUB_TABS.map((tab) => (
          <Tab
            key={tab.id}
            value={tab.id}
            label={LABELS[tab.id]}
            id={`${id}-${tab.id}`}
            aria-controls={`${id}-${tab.id}-panel`}
          />
        ))}
      </Tabs>
      {SUB_TABS.map((tab) => (
        // A sub-tab that was left keeps what was typed in it.
        <SubTabPanel key={tab.id} id={`${id}-${tab.id}`} shown={tab.id === chosen}>
          {tab.content}
        </SubTabPanel>
      ))}
      <ContentCheck />
    </Stack>
  );
}

function SubTabPanel({ id, shown, children }: { id: string; shown: boolean; children: ReactNode }) {
  const [visited, setVisited] = useState(shown);
  if (shown && !visited) setVisited(true);
  return (
    <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={id} hidden={!shown}>
      {visited && children}
    </Box>
  );
}
