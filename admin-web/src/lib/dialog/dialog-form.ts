/** A form inside a dialog: the fields scroll, the buttons stay in view. */
export const dialogForm = { display: 'flex', flexDirection: 'column', minHeight: 0 } as const;
