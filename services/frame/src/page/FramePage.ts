import type { FrameAccount, NetworkId } from '@latchkey/protocol'
import type { PageConfig } from './readPageConfig'
import type { LoginClient } from './session/createLoginClient'
import type { Wallet } from './session/Wallet'
import type { KnownNetworks } from './smart/KnownNetworks'
import type { FrameStore } from './store/FrameStore'
import type { VisitorPorts } from './VisitorPorts'
import type { Vault } from './vault/createVault'
import type { FrameLook } from './views/FrameLook'

/** What the page knows at the moment. */
export type PageState = {
  /** Who is signed in, once the server has said it. */
  account: FrameAccount | null
  /** The wallet that is being opened or created, so two messages don't create two. */
  wallet: Promise<Wallet> | null
  /** Ends the wait for a link or window that a newer wait replaces. */
  waiting: AbortController | null
  /** Requests that the visitor hasn't decided yet. */
  readonly open: Set<AbortController>
  /** The end of the line of requests: they take turns. */
  line: Promise<unknown>
  look: FrameLook
  /** Where accounts can be smart and the operator pays, as the gateway said last, and when to ask it again. */
  networks: { readonly known: Promise<KnownNetworks>; until: number } | null
}

/** One page of the frame: what its actions work with. Nothing of it is global. */
export type FramePage = {
  readonly config: PageConfig
  /** The origin of the page that holds the frame, as the browser said it. */
  readonly origin: string
  readonly projectId: string
  /** The network before the visitor or the site chose one. */
  readonly firstChain: NetworkId
  readonly store: FrameStore
  readonly login: LoginClient
  readonly vault: Vault
  readonly ports: VisitorPorts
  readonly state: PageState
  /** Tells the site that the session changed. The token is for display and has no power. */
  readonly tellSession: (token: string) => void
}
