import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { adminDataBackupEndpoint, adminUndoDataToolEndpoint, type DataBackupRow } from '@summit/contracts';
import { useFeedback } from '@summit/ui/feedback/useFeedback';
import { useMutation } from '@tanstack/react-query';
import { Download, Undo2 } from 'lucide-react';
import { EXPORT_TIMEOUT_MS, useExport } from '../../lib/exports/useExport';
import { isCalledOff } from '../../lib/failure/called-off';
import { reasonText } from '../../lib/failure/reason-text';
import { useTimeTexts } from '../../lib/time/operator-zone';
import { formatQuantity } from '../../lib/format/format-figures';
import { useServices } from '../../lib/services';
import { toolName } from './data-tools';
import { useReloadEverything } from './data-tools-query';
import { DATA_TOOLS_TEXTS as TEXTS } from './messages';

/** One use of a tool: its file, and the way back while there is one. */
export function BackupRow({
  backup: { id, tool, file, deleted, created_at, can_undo, restored_at },
}: {
  backup: DataBackupRow;
}) {
  const { api } = useServices();
  const { confirm, notify } = useFeedback();
  const { save, busy } = useExport();
  const reload = useReloadEverything();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.send(adminUndoDataToolEndpoint, { params: { id }, timeoutMs: EXPORT_TIMEOUT_MS }),
    onSuccess: ({ message }) => notify(message),
    onError: (error) => {
      if (!isCalledOff(error)) notify(`${TEXTS.undoFailed}: ${reasonText(error, TEXTS.unknown)}`, 'error');
    },
    onSettled: reload,
  });
  const undo = async () => {
    if (await confirm({ title: TEXTS.undoTitle, body: TEXTS.undoBody, confirmLabel: TEXTS.undo })) mutate();
  };
  const download = () =>
    save({
      load: (caller) => caller.download(adminDataBackupEndpoint, { params: { id }, timeoutMs: EXPORT_TIMEOUT_MS }),
      fallbackName: TEXTS.downloadFallback,
    });
  const { dateTime } = useTimeTexts();
  const title = `${toolName(tool)}, ${dateTime(created_at)}`;
  return (
    <Stack
      component="li"
      direction={{ xs: 'column', sm: 'row' }}
      sx={{ gap: 1.5, py: 1.5, alignItems: { sm: 'center' }, borderTop: '1px solid', borderColor: 'divider' }}
    >
      <Box sx={{ mr: 'auto', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {formatQuantity(deleted.total, 'record')}, {file}
          {restored_at !== null && ` · ${TEXTS.undone} ${dateTime(restored_at)}`}
        </Typography>
      </Box>
      <Stack direction="row" sx={{ gap: 1 }}>
        {can_undo && (
          <Button
            variant="outlined"
            aria-label={`${TEXTS.undo} ${title}`}
            loading={isPending}
            loadingPosition="start"
            startIcon={<Undo2 size={16} strokeWidth={1.75} aria-hidden />}
            onClick={() => void undo()}
          >
            {isPending ? TEXTS.undoing : TEXTS.undo}
          </Button>
        )}
        <Button
          variant="text"
          aria-label={`${TEXTS.download} ${title}`}
          loading={busy}
          loadingPosition="start"
          startIcon={<Download size={16} strokeWidth={1.75} aria-hidden />}
          onClick={download}
        >
          {TEXTS.download}
        </Button>
      </Stack>
    </Stack>
  );
}
