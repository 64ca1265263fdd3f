import type { Components, Theme } from '@mui/material/styles';
import type { AppScale } from '../scale.js';
import { vars } from '../vars.js';

export const surfaceComponents = (s: AppScale): Components<Theme> => {
  const pad = s.admin ? 24 : 28;
  return {
    MuiPaper: {
      defaultProps: { elevation: 0 },
      styleOverrides: {
        root: { backgroundImage: 'none' },
        outlined: ({ theme: t }) => ({ borderColor: vars(t).line.main }),
      },
    },
    MuiCard: {
      defaultProps: { variant: 'outlined' },
      styleOverrides: { root: ({ theme: t }) => ({ borderRadius: s.card, borderColor: vars(t).line.main }) },
    },
    MuiAccordion: {
      defaultProps: { disableGutters: true, elevation: 0 },
      styleOverrides: {
        root: ({ theme: t }) => ({
          background: 'transparent',
          borderTop: `1px solid ${vars(t).line.main}`,
          '&:last-of-type': { borderBottom: `1px solid ${vars(t).line.main}` },
          '&::before': { display: 'none' },
          borderRadius: '0 !important',
        }),
      },
    },
    MuiAccordionSummary: {
      styleOverrides: { root: { paddingInline: 0, minHeight: 60 }, content: { marginBlock: 16 } },
    },
    MuiAccordionDetails: {
      styleOverrides: { root: { paddingInline: 0, paddingTop: 0, paddingBottom: 24, maxWidth: '68ch' } },
    },
    MuiDialog: {
      styleOverrides: {
        paper: ({ theme: t }) => ({
          borderRadius: s.admin ? 14 : 24,
          boxShadow: t.shadows[12],
          '@media (forced-colors: active)': { border: '1px solid' },
          [t.breakpoints.down('sm')]: { margin: 16, width: 'calc(100% - 32px)' },
        }),
      },
    },
    MuiDialogTitle: {
      styleOverrides: {
        root: ({ theme: t }) => ({
          ...t.typography.h3,
          padding: `${pad - 4}px ${pad}px 8px`,
          overflowWrap: 'anywhere',
        }),
      },
    },
    MuiDialogContent: { styleOverrides: { root: { padding: `8px ${pad}px 20px`, overflowWrap: 'break-word' } } },
    MuiDialogActions: { styleOverrides: { root: { padding: `12px ${pad}px ${pad - 4}px`, gap: 8 } } },
    MuiBackdrop: {
      styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgb(6 18 14 / .62)' } } },
    },
  };
};
