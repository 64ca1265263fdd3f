import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  adminRestoreEmailTemplateEndpoint,
  adminTestEmailTemplateEndpoint,
  type EmailTemplateItem,
} from '@summit/contracts';
import { useFeedback } from '@summit/ui/feedback/useFeedback';
import { FormAlert } from '@summit/ui/form/FormAlert';
import { font } from '@summit/ui/theme/tokens';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { reasonText } from '../../lib/failure/reason-text';
import { useServices } from '../../lib/services';
import type { CmsExtrasProps } from './cms-resource';
import { mailPreview, variablesOf } from './mail-preview';
import { MailPreviewPane } from './MailPreviewPane';
import { CMS_TEXTS, MAIL_TEXTS as TEXTS } from './messages';
import { PreviewData, type DataOfPerson } from './PreviewData';

const braced = (names: readonly string[]): string => names.map((name) => `{{${name}}}`).join(', ');

/** What the mail can name, how it looks, and the way to try it and to take it back. */
export function MailExtras({ row, values, onReplaced }: CmsExtrasProps<EmailTemplateItem>) {
  const templateId = values['template_id'] ?? '';
  const [data, setData] = useState<DataOfPerson | null>(null);
  const text = { subject: values['subject'] ?? '', body: values['body'] ?? '' };
  const preview = mailPreview(templateId, text, data?.values);
  if (preview.kind === 'unsent') return row && <FormAlert severity="info">{TEXTS.unsent}</FormAlert>;
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Variables templateId={templateId} />
      {preview.kind === 'unknown_variables' && (
        <FormAlert severity="error">{TEXTS.unknown(braced(preview.names))}</FormAlert>
      )}
      {preview.kind === 'unreadable' && <FormAlert severity="error">{preview.reason}</FormAlert>}
      {preview.kind === 'mail' && (
        <>
          <PreviewData templateId={templateId} data={data} onData={setData} />
          <MailPreviewPane mail={preview.mail} note={data ? TEXTS.previewOf(data.email) : TEXTS.previewNote} />
        </>
      )}
      {row && <Acts row={row} onReplaced={onReplaced} />}
    </Stack>
  );
}

function Variables({ templateId }: { templateId: string }) {
  return (
    <Box component="details">
      <summary>{TEXTS.variables}</summary>
      <Box component="dl" sx={{ m: 0, mt: 1, fontSize: '0.875rem', overflowWrap: 'anywhere' }}>
        {variablesOf(templateId).map(({ name, description }) => (
          <Box key={name} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, mb: 0.5 }}>
            <Box component="dt" sx={{ fontFamily: font.mono }}>{`{{${name}}}`}</Box>
            <Box component="dd" sx={{ m: 0, color: 'text.secondary' }}>
              {description}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function Acts({ row, onReplaced }: { row: EmailTemplateItem; onReplaced: () => void }) {
  const { api } = useServices();
  const { confirm, notify } = useFeedback();
  const failed = (error: unknown) =>
    notify(`Error saving email-templates: ${reasonText(error, CMS_TEXTS.unknown)}`, 'error');
  const test = useMutation({
    mutationFn: () => api.send(adminTestEmailTemplateEndpoint, { params: { id: row.id } }),
    onSuccess: ({ message }) => notify(message),
    onError: failed,
  });
  const restore = useMutation({
    mutationFn: () => api.send(adminRestoreEmailTemplateEndpoint, { params: { id: row.id } }),
    onSuccess: ({ message }) => {
      notify(message);
      onReplaced();
    },
    onError: failed,
  });
  const askToRestore = async () => {
    const question = { title: TEXTS.restoreTitle, body: TEXTS.restoreBody, confirmLabel: TEXTS.restore, danger: true };
    if (await confirm(question)) restore.mutate();
  };
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
      <Button size="small" variant="outlined" loading={test.isPending} onClick={() => test.mutate()}>
        {TEXTS.test}
      </Button>
      <Button size="small" variant="outlined" loading={restore.isPending} onClick={() => void askToRestore()}>
        {TEXTS.restore}
      </Button>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {TEXTS.testNote}
      </Typography>
    </Stack>
  );
}
