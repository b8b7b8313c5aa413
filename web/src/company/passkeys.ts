/** Passkeys of this browser: made for this site, and shown to it. */

import { api, type Problem } from '../lib/api';
import { problemOf } from '../lib/problems';

/** Whether this browser can have passkeys for this site: an address of numbers has none. */
export function canHavePasskeys(): boolean {
  return (
    'PublicKeyCredential' in globalThis &&
    'parseCreationOptionsFromJSON' in PublicKeyCredential &&
    !/^[\d.:[\]]+$/.test(location.hostname)
  );
}

/** What a person who changes their mind is told: nothing. */
function told(error: unknown): Problem | null {
  const cancelled = error instanceof DOMException && error.name === 'NotAllowedError';
  if (cancelled) return null;
  if (error instanceof DOMException) return { error: error.message, key: 'passkey-refused' };
  return problemOf(error);
}

/** Makes a passkey; says whether it was done, or what went wrong. */
export async function makePasskey(): Promise<Problem | boolean> {
  try {
    const { ticket, options } = await api.beginPasskey();
    const asked = JSON.parse(options) as PublicKeyCredentialCreationOptionsJSON;
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(asked);
    const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential | null;
    if (made === null) return false;
    await api.addPasskey(ticket, made.toJSON());
    return true;
  } catch (error) {
    return told(error) ?? false;
  }
}

/** Shows a passkey: this browser is then one of its owner's. */
export async function showPasskey(): Promise<Problem | boolean> {
  try {
    const { ticket, options } = await api.beginSignIn();
    const asked = JSON.parse(options) as PublicKeyCredentialRequestOptionsJSON;
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(asked);
    const shown = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential | null;
    if (shown === null) return false;
    await api.signIn(ticket, shown.toJSON());
    return true;
  } catch (error) {
    return told(error) ?? false;
  }
}
