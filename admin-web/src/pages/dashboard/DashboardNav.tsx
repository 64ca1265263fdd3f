import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@summit/ui/layout/visually-hidden';
import { Link } from 'react-router-dom';
import { labelOf } from '../../lib/dashboard/tabs';
import { useDashboardFilters } from '../../lib/dashboard/useDashboardFilters';
import { DASHBOARD_TEXTS } from './messages';
import { NAV_GROUPS, type NavGroup } from './nav-groups';

const ROW = { px: 1.25, py: 0.5, gap: 1.25, fontSize: '0.875rem' } as const;
/** the tab that deletes is red and says so. */
const DANGER = {
  minHeight: 38,
  fontWeight: 600,
  color: 'error.main',
  border: '1px solid var(--gs-palette-error-main)',
  '&.Mui-selected': { color: 'error.main' },
} as const;

function Group({ name, tabs, onChosen }: NavGroup & { onChosen: () => void }) {
  const { view, tabLink } = useDashboardFilters();
  return (
    <List disablePadding aria-label={name}>
      {tabs.map(([id, Icon]) => {
        const selected = id === view;
        const danger = id === 'data-management';
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
              {labelOf(id)}
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
  return (
    <Box component="nav" aria-label="Dashboard sections" sx={{ px: 1.5, pb: 3 }}>
      {NAV_GROUPS.map((group) => (
        <Box key={group.name} sx={{ mt: 2.25 }}>
          {group.name !== 'Danger' && (
            <Typography
              variant="caption"
              component="p"
              aria-hidden
              sx={{ px: 1.25, mb: 0.25, color: 'text.tertiary', fontWeight: 600 }}
            >
              {group.name}
            </Typography>
          )}
          <Group {...group} onChosen={onChosen} />
        </Box>
      ))}
    </Box>
  );
}
