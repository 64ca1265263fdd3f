import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Upload } from 'lucide-react';
import { useRef } from 'react';

export interface FilePickerProps {
  /** What a screen reader calls the field. */
  label: string;
  /** On the button. */
  choose: string;
  /** As the browser's file field takes it: `.csv,text/csv`. */
  accept: string;
  file: File | null;
  disabled?: boolean;
  onPick: (file: File | null) => void;
}

/** A button that asks for a file, and the name of the one that was picked. */
export function FilePicker({ label, choose, accept, file, disabled = false, onPick }: FilePickerProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', minWidth: 0 }}>
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={label}
        hidden
        // The same file once more, mended since, is a choice as well; of an unchanged value the browser would say nothing.
        onClick={({ currentTarget }) => (currentTarget.value = '')}
        onChange={({ target }) => onPick(target.files?.[0] ?? null)}
      />
      {/* Whoever asks the form what was chosen finds it here: the field above is empty once a second choice was called off. */}
      <input type="hidden" value={file?.name ?? ''} />
      <Button
        variant="outlined"
        disabled={disabled}
        startIcon={<Upload size={16} strokeWidth={1.75} aria-hidden />}
        onClick={() => input.current?.click()}
      >
        {choose}
      </Button>
      <Box sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>{file?.name}</Box>
    </Stack>
  );
}
