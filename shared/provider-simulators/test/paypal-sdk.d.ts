/** The parts of the SDK that the specs use; the package carries no types. */
declare module '@paypal/checkout-server-sdk' {
  interface SdkRequest {
    headers: Record<string, string>;
    prefer(preference: string): this;
    requestBody(body: object): this;
    payPalRequestId(id: string): this;
  }

  const sdk: {
    core: {
      PayPalEnvironment: new (id: string, secret: string, base: string, web: string) => object;
      PayPalHttpClient: new (environment: object) => {
        execute(request: object): Promise<{ statusCode: number; result: unknown }>;
      };
    };
    orders: {
      OrdersCreateRequest: new () => SdkRequest;
      OrdersGetRequest: new (id: string) => SdkRequest;
      OrdersCaptureRequest: new (id: string) => SdkRequest;
    };
    payments: {
      CapturesGetRequest: new (id: string) => SdkRequest;
      CapturesRefundRequest: new (id: string) => SdkRequest;
      RefundsGetRequest: new (id: string) => SdkRequest;
    };
  };
  export default sdk;
}
