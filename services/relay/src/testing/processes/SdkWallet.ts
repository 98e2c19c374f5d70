import type { TestWalletVersion } from '../startTestWallet'
import type { SdkItems } from './SdkItems'

/** A wallet on a real SDK, in a process of its own. It approves everything, and answers with what it is asked to sign. */
export type SdkWallet = {
  /** Opens the app; with what an earlier one kept, it has the sessions of that. */
  open(version: TestWalletVersion, relayUrl: string, items: SdkItems): Promise<void>
  pair(uri: string): Promise<void>
  /** The visitor looks at the app. */
  wake(): Promise<void>
  /** Returns the texts of all requests. */
  received(): Promise<readonly string[]>
  kept(): Promise<SdkItems>
}
