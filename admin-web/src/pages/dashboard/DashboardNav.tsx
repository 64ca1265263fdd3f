import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@summit/ui/layout/visually-hidden';
import { Link } from 'react-router-dom';
import { DASHBOARD_TEXTS } from './messages';
import { TAB_GROUPS } from './tab';
import { useTab } from './useTab';

const ROW = { px: 1.25, py: 0.5, gap: 1.25, fontSize: '0.875rem' } as const;
/** the tab that deletes is red and says so. */
const DANGER = {
  minHeight: 38,
  fontWeight: 600,
  color: 'error.main',
  border: '1px solid var(--gs-palette-error-main)',
  '&.Mui-selected': { color: 'error.main' },
} as const;

function Group({ name, onChosen }: { name: (typeof TAB_GROUPS)[number]; onChosen: () => void }) {
  const { tab, tabLink, tabsIn } = useTab();
  const danger = name === 'Danger';
  return (
    <List disablePadding aria-label={name}>
      {tabsIn(name).map(({ id, label, icon: Icon }) => {
        const selected = id === tab.id;
        return (
          <ListItem key={id} disablePadding>
            <ListItemButton
              component={Link}
              to={tabLink(id)}
              onClick={onChosen}
              selected={selected}
              aria-current={selected ? 'page' : undefined}
              sx={{
                ...ROW,
                minHeight: 34,
                fontWeight: selected ? 650 : 500,
                color: selected ? undefined : 'text.secondary',
                ...(danger && DANGER),
              }}
            >
              <Icon size={17} strokeWidth={1.75} aria-hidden />
              {label}
              {danger && <span style={visuallyHidden}>, {DASHBOARD_TEXTS.dangerHint}</span>}
            </ListItemButton>
          </ListItem>
        );
      })}
    </List>
  );
}

/** The tabs as links, so that each has an address (ui.md 3.1.9). */
export function DashboardNav({ onChosen = () => {} }: { onChosen?: () => void }) {
  const { tabsIn } = useTab();
  return (
    <Box component="nav" aria-label="Dashboard sections" sx={{ px: 1.5, pb: 3 }}>
      {TAB_GROUPS.filter((name) => tabsIn(name).length > 0).map((name) => (
        <Box key={name} sx={{ mt: 2.25 }}>
          {name !== 'Danger' && (
            <Typography
              variant="caption"
              component="p"
              aria-hidden
              sx={{ px: 1.25, mb: 0.25, color: 'text.tertiary', fontWeight: 600 }}
            >
              {name}
            </Typography>
          )}
          <Group name={name} onChosen={onChosen} />
        </Box>
      ))}
    </Box>
  );
}
