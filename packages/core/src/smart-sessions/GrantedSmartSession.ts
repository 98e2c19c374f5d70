import type { SmartSessionTerms } from '@latchkey/protocol'

/** A smart session that the visitor granted. */
export type GrantedSmartSession = {
  readonly permissions: SmartSessionTerms['permissions']
  /** Names the session at the gateway. */
  readonly context: string
  /** Seconds since 1970. */
  readonly expiry: number
  readonly address: string
  /** CAIP-2. */
  readonly chainId: string
}
