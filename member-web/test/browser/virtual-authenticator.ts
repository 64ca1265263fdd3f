import type { CDPSession, Page } from '@playwright/test';

interface HeldCredential {
  credentialId: string;
  isResidentCredential: boolean;
  rpId?: string;
  privateKey: string;
  userHandle?: string;
  signCount: number;
}

/** A browser that offers no passkey by itself: one that is touched would sign in before the button is pressed. */
export const offersNoPasskeys = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });

/** A device with passkeys that Chromium pretends to have; it asks for finger or face only when it is touched. */
export class VirtualAuthenticator {
  private constructor(
    private readonly cdp: CDPSession,
    private readonly authenticatorId: string,
  ) {}

  static async of(page: Page): Promise<VirtualAuthenticator> {
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('WebAuthn.enable');
    const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: false,
      },
    });
    return new VirtualAuthenticator(cdp, authenticatorId);
  }

  /** A finger on the sensor for as long as `work` takes, which asks for it: a question from before does not see it. */
  async touched(work: () => Promise<unknown>): Promise<void> {
    await this.presence(true);
    await work();
    await this.presence(false);
  }

  async credentials(): Promise<HeldCredential[]> {
    const { credentials } = await this.cdp.send('WebAuthn.getCredentials', { authenticatorId: this.authenticatorId });
    return credentials;
  }

  /** The same passkey on another device, as whoever keeps it would copy it. */
  async hold(credential: HeldCredential): Promise<void> {
    await this.cdp.send('WebAuthn.addCredential', { authenticatorId: this.authenticatorId, credential });
  }

  private async presence(enabled: boolean): Promise<void> {
    const { authenticatorId } = this;
    await this.cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
  }
}
