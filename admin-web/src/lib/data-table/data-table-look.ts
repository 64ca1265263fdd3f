/** How all tables look: hairlines, quiet headings, first and last column in line with the panel (ui.md 3.5). */
export const dataTableLook = {
  border: 0,
  fontSize: '0.875rem',
  '--unstable_DataGrid-radius': '0px',
  '--DataGrid-rowBorderColor': 'var(--gs-palette-line-main)',
  '--DataGrid-t-color-background-base': 'var(--gs-palette-background-paper)',
  '& .MuiDataGrid-columnHeaderTitle': { fontWeight: 600, fontSize: '0.8125rem', color: 'text.secondary' },
  '& .MuiDataGrid-columnSeparator': { display: 'none' },
  '& .MuiDataGrid-cell:focus-visible, & .MuiDataGrid-columnHeader:focus-visible': {
    outline: '2px solid var(--gs-palette-primary-main)',
    outlineOffset: -2,
  },
  '& .MuiDataGrid-cell:focus, & .MuiDataGrid-columnHeader:focus': { outlineOffset: -2 },
  '& [aria-colindex="1"]': { paddingLeft: '20px' },
  '& .MuiDataGrid-columnHeader--last, & .MuiDataGrid-cell:has(+ .MuiDataGrid-cellEmpty)': { paddingRight: '20px' },
  '& .shortened': { overflow: 'hidden', textOverflow: 'ellipsis' },
  // Broken within a word it could not be read at a glance, also where the sentences beside it wrap.
  '& .address': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .num': { fontFeatureSettings: '"tnum"' },
} as const;
