import Box from '@mui/material/Box';

export interface AddressProps {
  email: string | null;
  /** Said where there is none. */
  without: string;
}

/** An e-mail address that leads nowhere, on a line of its own. In a cell of a table it ends in an ellipsis where it does not fit (`dataTableLook`). */
export const Address = ({ email, without }: AddressProps) => (
  <Box component="span" className="address" title={email ?? undefined} sx={{ display: 'block' }}>
    {email ?? without}
  </Box>
);
