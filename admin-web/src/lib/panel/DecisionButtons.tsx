import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

interface Decision {
  label: string;
  onClick: () => void;
}

export interface DecisionButtonsProps {
  /** Null where the answer is somebody else's. `blocked`: why it can not be given. */
  yes: (Decision & { blocked?: string | undefined }) | null;
  no: Decision;
  /** Says whose row it is, for a person who does not see the table. */
  nameOf: (label: string) => string;
  /** The answer is on its way. */
  busy?: boolean;
}

/** The two answers of a row that waits for one. */
export const DecisionButtons = ({ yes, no, nameOf, busy = false }: DecisionButtonsProps) => (
  <Stack direction="row" sx={{ gap: 0.75 }}>
    {yes && (
      <Button
        size="small"
        variant="outlined"
        aria-label={nameOf(yes.label)}
        title={yes.blocked}
        disabled={busy || yes.blocked !== undefined}
        onClick={yes.onClick}
      >
        {yes.label}
      </Button>
    )}
    <Button
      size="small"
      variant="outlined"
      color="error"
      aria-label={nameOf(no.label)}
      loading={busy}
      onClick={no.onClick}
    >
      {no.label}
    </Button>
  </Stack>
);
