import ButtonBase from '@mui/material/ButtonBase';
import type { Figure } from '@summit/contracts';
import { useState, type ReactNode } from 'react';
import { FigureDialog } from './FigureDialog';
import { FIGURE_NAMES, FIGURE_TEXTS } from './messages';

/** A figure that shows what it is made of when it is pressed. */
export function OpenFigure({ figure, children }: { figure: Figure; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <ButtonBase
        aria-label={typeof children === 'string' ? FIGURE_TEXTS.open(children, FIGURE_NAMES[figure]) : undefined}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        sx={{
          font: 'inherit',
          letterSpacing: 'inherit',
          color: 'inherit',
          verticalAlign: 'baseline',
          borderRadius: '4px',
          textDecoration: 'underline dotted 1px',
          textUnderlineOffset: '0.2em',
          '&:hover': { textDecorationStyle: 'solid' },
        }}
      >
        {children}
      </ButtonBase>
      {open && <FigureDialog figure={figure} onClose={() => setOpen(false)} />}
    </>
  );
}
