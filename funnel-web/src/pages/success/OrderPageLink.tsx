import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

/** The way to the page of this order, for the browser that paid: receipt, invoice, a refund, another address. */
export function OrderPageLink({ url }: { url: string }) {
  return (
    <section aria-labelledby="order-page-title">
      <Typography id="order-page-title" variant="h3" component="h2">
        Your receipt and invoice
      </Typography>
      <p className="after__text">
        The page of your order has both, and helps when the address above is mistyped. Your receipt by email holds a
        link to it as well.
      </p>
      <Button href={url} variant="outlined" sx={{ mt: 2 }}>
        Open the page of your order
      </Button>
    </section>
  );
}
