import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useId, useState, type ReactNode } from 'react';

export interface SubTab<Id extends string> {
  id: Id;
  label: string;
  content: ReactNode;
}

export interface SubTabsProps<Id extends string> {
  /** Names the row of tabs for screen readers. */
  label: string;
  tabs: readonly SubTab<Id>[];
  value: Id;
  onChange: (next: Id) => void;
  /** A sub-tab that was left keeps what was typed in it. Others are gone, and ask the server nothing. */
  keep?: boolean;
}

/** The parts of one tab, one at a time. */
export function SubTabs<Id extends string>({ label, tabs, value, onChange, keep = false }: SubTabsProps<Id>) {
  const id = useId();
  return (
    <>
      <Tabs
        value={value}
        onChange={(_event, next: Id) => onChange(next)}
        aria-label={label}
        variant="scrollable"
        allowScrollButtonsMobile
        // Short names fit side by side on a phone; at their usual width the last one would be out of sight.
        sx={{ '& .MuiTab-root': { minWidth: { xs: 0, sm: 90 } } }}
      >
        {tabs.map((tab) => (
          <Tab
            key={tab.id}
            value={tab.id}
            label={tab.label}
            id={`${id}-${tab.id}`}
            aria-controls={`${id}-${tab.id}-panel`}
          />
        ))}
      </Tabs>
      {tabs.map((tab) => (
        <SubTabPanel key={tab.id} id={`${id}-${tab.id}`} shown={tab.id === value} keep={keep}>
          {tab.content}
        </SubTabPanel>
      ))}
    </>
  );
}

function SubTabPanel(props: { id: string; shown: boolean; keep: boolean; children: ReactNode }) {
  const { id, shown, keep, children } = props;
  const [visited, setVisited] = useState(shown);
  if (shown && !visited) setVisited(true);
  return (
    <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={id} hidden={!shown}>
      {(shown || (keep && visited)) && children}
    </Box>
  );
}
