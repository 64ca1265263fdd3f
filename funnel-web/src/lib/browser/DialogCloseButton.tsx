import IconButton from '@mui/material/IconButton';
import { X } from 'lucide-react';

/** In the top right corner, last in the tab order: the dialog starts with its content. Plain dialogs close by the mark. */
export function DialogCloseButton({ onClick }: { onClick?: () => void }) {
  return (
    <IconButton
      aria-label="Close"
      data-closes-dialog=""
      onClick={onClick}
      sx={{ position: 'absolute', right: 12, top: 12 }}
    >
      <X size={20} strokeWidth={1.75} aria-hidden />
    </IconButton>
  );
}
