import type { Signer } from '../session/createSigner'

/** What the provider needs from the Sign protocol. */
export type ProviderSigner = Pick<
  Signer,
  'propose' | 'authenticate' | 'sessions' | 'session' | 'request' | 'disconnect' | 'on'
>
