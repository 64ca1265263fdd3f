import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import type { TableColumn } from './table-column';

export interface RowDetailsProps<Row> {
  row: Row | null;
  title: ReactNode;
  columns: readonly TableColumn<Row>[];
  actions: ReactNode;
  onClose: () => void;
}

/** All columns of one row, from the bottom of a phone's screen. */
export function RowDetails<Row>({ row, title, columns, actions, onClose }: RowDetailsProps<Row>) {
  const id = useId();
  return (
    <Drawer
      anchor="bottom"
      open={row !== null}
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-labelledby': id,
          sx: {
            borderRadius: '14px 14px 0 0',
            maxHeight: '85dvh',
            px: 2.5,
            pt: 1.5,
            pb: 'max(20px, env(safe-area-inset-bottom))',
          },
        },
      }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 2, mb: 1 }}>
        <Typography id={id} variant="h3" component="h2" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <IconButton aria-label="Close" onClick={onClose} edge="end">
          <X size={20} strokeWidth={1.75} aria-hidden />
        </IconButton>
      </Stack>
      {row !== null && (
        <Box component="dl" sx={{ m: 0, '--gs-cell-wrap': 'normal' }}>
          {columns.map(({ field, header, cell }) => (
            <Stack
              key={field}
              direction="row"
              sx={{
                gap: 2,
                py: 1,
                justifyContent: 'space-between',
                borderTop: '1px solid var(--gs-palette-line-main)',
              }}
            >
              <Typography component="dt" variant="body2" sx={{ color: 'text.secondary', flex: 'none' }}>
                {header}
              </Typography>
              <Box component="dd" sx={{ m: 0, minWidth: 0, textAlign: 'right', overflowWrap: 'anywhere' }}>
                {cell(row)}
              </Box>
            </Stack>
          ))}
        </Box>
      )}
      {actions && (
        // What an action opens takes the place of the drawer.
        <Stack onClick={onClose} sx={{ mt: 2, gap: 1 }}>
          {actions}
        </Stack>
      )}
    </Drawer>
  );
}
