/** The dialogs of a page that is read more than pressed are a chunk of their own. */
export const loadDialogHost = () => import('./DialogHost');
