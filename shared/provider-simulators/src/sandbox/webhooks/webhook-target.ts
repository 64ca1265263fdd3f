/** Where the summit's API is. It can be named later: tests start the sandbox first. */
export class WebhookTarget {
  constructor(public origin = 'http://127.0.0.1:3000') {}
}
