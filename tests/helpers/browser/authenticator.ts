import type { Page } from '@playwright/test';

/** A device of this browser that makes passkeys, and confirms whatever is asked. @returns what loses it */
export async function addAuthenticator(page: Page): Promise<() => Promise<void>> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return async () => {
    await client.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
  };
}
