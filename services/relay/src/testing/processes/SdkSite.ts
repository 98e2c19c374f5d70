import type { DappVersion } from '../startTestDapp'
import type { SdkItems } from './SdkItems'

/** A site on a real SDK, in a process of its own. */
export type SdkSite = {
  /** Opens the page; with what an earlier one kept, it has the session of that. */
  open(version: DappVersion, relayUrl: string, items: SdkItems): Promise<void>
  /** Returns the code to show. */
  connect(): Promise<string>
  /** Resolves when a wallet has approved. */
  settled(): Promise<void>
  /** Asks the wallet to sign a text. */
  sign(text: string, address: string): Promise<string>
  kept(): Promise<SdkItems>
}
