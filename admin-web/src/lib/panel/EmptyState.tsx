import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

export interface EmptyStateProps {
  icon: LucideIcon;
  /** One sentence: the document's where there is one. */
  title: string;
  /** Why it is empty, or what would fill it. */
  reason: string;
  action?: ReactNode;
}

/** Nothing is there, and that is known (ui.md 4.0.3). */
export function EmptyState({ icon: Icon, title, reason, action }: EmptyStateProps) {
  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'flex-start', py: 1 }}>
      <Box sx={{ color: 'text.tertiary', lineHeight: 0 }}>
        <Icon size={28} strokeWidth={1.5} aria-hidden />
      </Box>
      <Box>
        <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: '62ch' }}>
          {reason}
        </Typography>
        {action && <Box sx={{ mt: 1.5 }}>{action}</Box>}
      </Box>
    </Box>
  );
}
