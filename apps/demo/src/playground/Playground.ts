import type { Latchkey, LatchkeyEvent } from 'latchkey'
import type { PageSettings } from '../settings/PageSettings'
import type { QueryFault } from '../settings/readQuery'
import type { SiteSettings } from '../settings/SiteSettings'
import type { DemoWallets } from '../wallets/loadDemoWallets'

/** One entry of the event log. */
export type LoggedEvent = { readonly id: number; readonly at: number; readonly event: LatchkeyEvent }

/** Everything the page shows, apart from Latchkey's own state. */
export type PlaygroundState = {
  readonly settings: PageSettings
  readonly faults: readonly QueryFault[]
  readonly latchkey: Latchkey
  /** The token for the operator's server, or null when no server keeps the sessions. */
  readonly getToken: (() => Promise<string | null>) | null
  /** Newest first. */
  readonly events: readonly LoggedEvent[]
  readonly wallets: DemoWallets | null
  readonly walletsError: string | null
  /** Whether the visitor has a wallet, or null until known. */
  readonly hasWallet: boolean | null
}

/** The model behind the page: the settings and the instance created from them. */
export type Playground = {
  readonly site: SiteSettings
  getState(): PlaygroundState
  subscribe(listener: () => void): () => void
  /** Changes settings in the page, the address bar and the instance. */
  change(settings: Partial<PageSettings>): void
  dismissFaults(): void
  clearEvents(): void
  /** Resolves when the demo wallets have announced themselves. */
  turnOnDemoWallets(): Promise<void>
}
