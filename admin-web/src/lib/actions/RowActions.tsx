import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { ActionButtons } from './ActionButtons';
import { MoreMenu, type Action } from './MoreMenu';

/** The two that most come for: each says for screen readers what it is about. */
export interface MainActions {
  about: string;
  edit: { label: string; act: () => void; disabled?: boolean };
  remove: { label: string; act: () => void; loading: boolean };
}

export interface RowActionsProps {
  main?: MainActions;
  rare: readonly Action[];
  /** What a screen reader calls the menu. */
  more: string;
  disabled?: boolean;
  loading?: boolean;
}

/** What can be done with one row: two buttons and a menu; on a phone, where the drawer has room, all of them as buttons. */
export function RowActions({ main, rare, more, disabled, loading }: RowActionsProps) {
  const phone = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
  const busy = { ...(disabled !== undefined && { disabled }), ...(loading !== undefined && { loading }) };
  const others = phone ? (
    <ActionButtons actions={rare} {...busy} />
  ) : (
    <MoreMenu label={more} actions={rare} {...busy} />
  );
  if (!main) return others;
  const { about, edit: editing, remove: removing } = main;
  const edit = (
    <Button
      size="small"
      variant="outlined"
      disabled={editing.disabled ?? false}
      onClick={editing.act}
      aria-label={`${editing.label} ${about}`}
    >
      {editing.label}
    </Button>
  );
  const remove = (
    <Button
      size="small"
      variant="outlined"
      color="error"
      loading={removing.loading}
      onClick={removing.act}
      aria-label={`${removing.label} ${about}`}
    >
      {removing.label}
    </Button>
  );
  if (phone)
    return (
      <>
        {edit}
        {others}
        {remove}
      </>
    );
  return (
    <Stack direction="row" sx={{ gap: 0.75, alignItems: 'center' }}>
      {edit}
      {remove}
      {others}
    </Stack>
  );
}
