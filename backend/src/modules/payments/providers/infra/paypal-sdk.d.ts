/** The parts of the SDK and of its HTTP library that the client uses; the packages carry no types. */
declare module '@paypal/checkout-server-sdk' {
  interface SdkRequest {
    path: string;
    verb: 'GET' | 'POST';
    headers: Record<string, string>;
    body?: unknown;
  }

  interface SdkResponse {
    statusCode: number;
    headers: Record<string, string | string[] | undefined>;
    result?: unknown;
  }

  interface PayPalEnvironment {
    clientId: string;
    clientSecret: string;
    authorizationString(): string;
  }

  interface Encoder {
    contentType(): RegExp;
    encode(request: SdkRequest): string | Buffer;
    decode(body: string): unknown;
  }

  interface PayPalHttpClient {
    encoder: { _encoders: Encoder[] };
    addInjector(injector: (request: SdkRequest) => void): void;
    getTimeout(): number;
    execute(request: SdkRequest): Promise<SdkResponse>;
    _parseResponse(
      body: string,
      response: { statusCode: number; headers: SdkResponse['headers'] },
      headers: Record<string, string>,
    ): SdkResponse;
  }

  interface WritingRequest extends SdkRequest {
    prefer(preference: string): this;
    requestBody(body: object): this;
  }

  interface RepeatableRequest extends WritingRequest {
    payPalRequestId(id: string): this;
  }

  const sdk: {
    core: {
      PayPalEnvironment: new (
        clientId: string,
        clientSecret: string,
        baseUrl: string,
        webUrl: string,
      ) => PayPalEnvironment;
      PayPalHttpClient: new (environment: PayPalEnvironment) => PayPalHttpClient;
    };
    orders: {
      /** Lacks `payPalRequestId`: the header is set by hand. */
      OrdersCreateRequest: new () => WritingRequest;
      OrdersGetRequest: new (orderId: string) => SdkRequest;
      OrdersCaptureRequest: new (orderId: string) => RepeatableRequest;
    };
    payments: {
      CapturesGetRequest: new (captureId: string) => SdkRequest;
      CapturesRefundRequest: new (captureId: string) => RepeatableRequest;
    };
  };
  export type { SdkRequest, SdkResponse };
  export default sdk;
}
