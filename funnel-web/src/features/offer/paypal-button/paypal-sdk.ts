/** The part of PayPal's browser script that this page uses. */
export interface PaypalApproval {
  orderID: string;
}
export interface PaypalActions {
  /** Opens PayPal again, so that another payment method can be chosen. */
  restart(): void;
}
export interface PaypalButtonsOptions {
  style?: { layout?: 'vertical' | 'horizontal'; height?: number; shape?: 'rect' | 'pill'; label?: 'paypal' | 'pay' };
  createOrder(): Promise<string>;
  onApprove(approval: PaypalApproval, actions: PaypalActions): Promise<void>;
  onCancel(): void;
  onError(error: unknown): void;
}
export interface PaypalButtons {
  render(container: HTMLElement): Promise<void>;
  close?(): Promise<void>;
}
export interface PaypalSdk {
  Buttons(options: PaypalButtonsOptions): PaypalButtons;
}

declare global {
  interface Window {
    paypal?: PaypalSdk;
  }
}
