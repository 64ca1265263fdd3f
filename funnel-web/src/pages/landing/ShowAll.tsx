import Button from '@mui/material/Button';

export interface ShowAllProps {
  /** Id of the list that opens fully. It says with `data-fold`, or its own style, what is shown at first. */
  list: string;
  children: string | string[];
}

/**
 * Opens a folded list (islands/expanders.ts). Long parts are folded so that the way on is never far; all of them are in the HTML, and
 * without script they are all shown.
 */
export function ShowAll({ list, children }: ShowAllProps) {
  return (
    <Button variant="outlined" className="show-all" data-expands={list} aria-controls={list}>
      {children}
    </Button>
  );
}
