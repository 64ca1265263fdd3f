import type { Components, Theme } from '@mui/material/styles';
import type { AppScale } from '../scale.js';
import { light, marigold, notice, pine, star } from '../tokens.js';
import { vars } from '../vars.js';

export const displayComponents = (s: AppScale): Components<Theme> => ({
  MuiChip: {
    styleOverrides: {
      root: { borderRadius: 8, fontWeight: 600 },
      sizeSmall: { height: 22, fontSize: '0.75rem', borderRadius: 6 },
    },
  },
  MuiAlert: {
    styleOverrides: {
      root: {
        borderRadius: s.radius,
        alignItems: 'flex-start',
        flexWrap: 'wrap',
        fontSize: s.admin ? '0.875rem' : '0.9375rem',
        variants: [
          {
            props: { variant: 'filled' },
            style: {
              backgroundColor: pine.raised,
              color: pine.ink,
              border: `1px solid ${pine.line}`,
              fontWeight: 550,
              '& .MuiAlert-icon': { color: notice.successIcon },
            },
          },
          {
            props: { variant: 'filled', severity: 'warning' },
            style: { '& .MuiAlert-icon': { color: marigold.main } },
          },
          {
            props: { variant: 'filled', severity: 'info' },
            style: { '& .MuiAlert-icon': { color: notice.infoIcon } },
          },
          {
            props: { variant: 'filled', severity: 'error' },
            style: {
              backgroundColor: notice.error,
              borderColor: notice.errorLine,
              color: notice.errorInk,
              '& .MuiAlert-icon': { color: notice.errorIcon },
            },
          },
        ],
      },
      message: { paddingBlock: 6, flex: '1 1 220px' },
      action: { paddingTop: 4, marginLeft: 'auto' },
    },
  },
  MuiTooltip: {
    defaultProps: { arrow: true, enterDelay: 300 },
    styleOverrides: {
      tooltip: { backgroundColor: light.ink, fontSize: '0.8125rem', padding: '6px 10px', borderRadius: 8 },
      arrow: { color: light.ink },
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: 'wave' },
    styleOverrides: { rounded: { borderRadius: s.radius } },
  },
  MuiListItemButton: {
    styleOverrides: {
      root: ({ theme: t }) => ({
        borderRadius: 8,
        '&.Mui-selected': { backgroundColor: vars(t).action.selected, color: vars(t).primary.main },
      }),
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme: t }) => ({ borderColor: vars(t).line.main }),
      head: ({ theme: t }) => ({ color: vars(t).text.secondary, fontWeight: 600, fontSize: '0.8125rem' }),
    },
  },
  MuiRating: {
    styleOverrides: {
      root: ({ theme: t }) => ({
        color: star,
        // The fill alone is 2.3:1, so a darker outline carries the shape.
        '& .MuiRating-iconFilled svg': { stroke: vars(t).day3.ink },
        '& .MuiRating-iconEmpty': { color: vars(t).line.strong },
      }),
    },
  },
});
