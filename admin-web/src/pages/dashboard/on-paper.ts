/** What can only be pressed. Chosen filters stay: they say what the figures are of. */
const PRESSED = [
  'aside',
  'header button',
  'main .MuiButton-root',
  'main .MuiIconButton-root',
  'main .MuiToggleButton-root:not(.Mui-selected)',
  'main .MuiTextField-root:has(input:placeholder-shown)',
  'main .MuiSelect-icon',
  'main .MuiTablePagination-selectLabel',
  'main .MuiTablePagination-input',
  'main [data-field=row-actions]',
].join(', ');

/** The boxes in which a grid scrolls, which have the size of the screen. */
const SCROLLS = ['main', 'mainContent', 'virtualScroller', 'virtualScrollerContent', 'virtualScrollerRenderZone']
  .map((part) => `main .MuiDataGrid-${part}`)
  .join(', ');
/** What fills the place that its rows leave on a screen. */
const UNUSED = ['cellEmpty', 'filler', 'contentFiller', 'scrollbar']
  .map((part) => `main .MuiDataGrid-${part}`)
  .join(', ');
const HEADINGS = 'main .MuiDataGrid-container--top';

/**
 * How the dashboard is printed: in black, whatever scheme the screen has, as wide as the sheet, and no row, chart or panel of figures cut by its end.
 * Nothing is drawn anew for paper, so what scripts have set in px for the screen is overruled.
 */
export const ON_PAPER = {
  '@media print': {
    'html, body': { background: 'none !important' },
    [PRESSED]: { display: 'none !important' },
    'main, main *, header *': { borderColor: '#767676 !important' },
    // The amount in a bar has the bar behind it.
    'main, main :not([data-label] *), header *': { color: '#000 !important' },
    'main text': { fill: '#000 !important' },
    'main .MuiPaper-root, main .MuiChip-root, main .MuiToggleButton-root, main .MuiToggleButtonGroup-root, main .MuiDataGrid-root :not([aria-hidden]), header':
      {
        background: 'none !important',
      },
    // Bars and dots, which browsers leave out to save ink.
    'main [data-label], main [aria-hidden]': { printColorAdjust: 'exact' },
    header: { paddingInline: '0 !important' },
    main: { maxWidth: 'none !important', padding: '8px 1px 0 !important', zoom: 0.75 },
    'main .MuiTextField-root': { width: 'auto !important' },
    'main .MuiPaper-root': { overflow: 'visible !important' },
    'main section:not(:has([role=grid]))': { breakInside: 'avoid' },
    // A box of lines that is broken between sheets has the height of an unbroken one, and loses a row.
    'main .MuiDataGrid-root, main :has(> .MuiDataGrid-root)': {
      display: 'block !important',
      height: 'auto !important',
    },
    [`${SCROLLS}, ${HEADINGS}, main :has(> .MuiDataGrid-container--top)`]: {
      display: 'block !important',
      position: 'static !important',
      transform: 'none !important',
      width: '100% !important',
      height: 'auto !important',
      overflow: 'visible !important',
    },
    'main .MuiDataGrid-columnHeaders, main .MuiDataGrid-root [role=row]': {
      width: '100% !important',
      breakInside: 'avoid',
    },
    'main .MuiDataGrid-cell, main .MuiDataGrid-columnHeader': { flex: '1 1 auto !important', minWidth: '0 !important' },
    'main .MuiDataGrid-cell:not([aria-colindex="1"])': { paddingInline: '6px !important' },
    'main .MuiChip-label': { padding: '0 !important' },
    [UNUSED]: { display: 'none !important' },
    // What stands above a table goes with its first rows.
    [`main section:has([role=grid]) > .MuiStack-root, ${HEADINGS}, main [data-rowindex="0"], main [data-rowindex="1"]`]:
      { breakInside: 'avoid', breakAfter: 'avoid' },
  },
} as const;
