import type { Latchkey, LatchkeyEvent } from 'latchkey'
import type { PageSettings } from '../settings/PageSettings'
import type { QueryFault } from '../settings/readQuery'
import type { SiteSettings } from '../settings/SiteSettings'
import type { DemoWallets } from '../wallets/loadDemoWallets'

/** One line of the log. */
export type LoggedEvent = { readonly id: number; readonly at: number; readonly event: LatchkeyEvent }

/** All that the page shows, but for what Latchkey itself knows. */
export type PlaygroundState = {
  readonly settings: PageSettings
  readonly faults: readonly QueryFault[]
  readonly latchkey: Latchkey
  /** What the visitor shows to the operator's server; null where no server keeps the sign-ins. */
  readonly getToken: (() => Promise<string | null>) | null
  /** Newest first. */
  readonly events: readonly LoggedEvent[]
  readonly wallets: DemoWallets | null
  readonly walletsError: string | null
  /** Whether the visitor has a wallet; null until it is known. */
  readonly hasWallet: boolean | null
}

/** The page behind its components: the settings, and the instance that is made from them. */
export type Playground = {
  readonly site: SiteSettings
  getState(): PlaygroundState
  subscribe(listener: () => void): () => void
  /** Changes settings, here, in the address bar and in the instance. */
  change(settings: Partial<PageSettings>): void
  dismissFaults(): void
  clearEvents(): void
  /** Resolves when the demo wallets are there. */
  turnOnDemoWallets(): Promise<void>
}
