import type { FactorProof, NewPasskey, PasskeyCreation, PasskeyRequest } from '#contract/operator/factor.schema.ts';
import { ApiError } from '../../shared/api/client.ts';

type Assertion = Extract<FactorProof, { way: 'passkey' }>['assertion'];

/** The mall asks for none, and browsers send some. */
const NO_EXTENSIONS = { clientExtensionResults: {} };

// Few pages need it, and these only once a button is pressed.
const library = () => import('@simplewebauthn/browser');

/** @param failed what to say when the device does nothing: it was cancelled, or has no passkey of this mall */
export async function signPasskey(options: PasskeyRequest, failed: string): Promise<Assertion> {
  const { startAuthentication } = await library();
  return { ...(await orFailed(startAuthentication({ optionsJSON: options }), failed)), ...NO_EXTENSIONS };
}

export async function makePasskey(options: PasskeyCreation, failed: string): Promise<NewPasskey['attestation']> {
  const { startRegistration } = await library();
  const made = await orFailed(startRegistration({ optionsJSON: options }), failed);
  const { clientDataJSON, attestationObject, transports } = made.response;
  return { ...made, ...NO_EXTENSIONS, response: { clientDataJSON, attestationObject, transports } };
}

/** Browsers explain themselves in words for engineers. */
async function orFailed<T>(made: Promise<T>, failed: string): Promise<T> {
  try {
    return await made;
  } catch {
    throw new ApiError('message', failed);
  }
}
