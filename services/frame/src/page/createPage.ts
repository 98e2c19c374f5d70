import type { NetworkId } from '@latchkey/protocol'
import type { FramePage } from './FramePage'
import type { PageConfig } from './readPageConfig'
import { createLoginClient } from './session/createLoginClient'
import { openStore } from './store/openStore'
import type { VisitorPorts } from './VisitorPorts'
import type { Vault } from './vault/createVault'

/** What a page is made of. */
export type PageParts = {
  readonly config: PageConfig
  /** The site, as the browser named it. */
  readonly origin: string
  readonly projectId: string
  readonly firstChain: NetworkId
  /** The frame's own origin. */
  readonly baseUrl: string
  readonly vault: Vault
  readonly tellSession: (token: string) => void
  /** What the frame draws. */
  readonly createPorts: (getFrame: () => FramePage) => VisitorPorts
}

/** Creates the page of one site. */
export async function createPage(parts: PageParts): Promise<FramePage> {
  const { baseUrl, createPorts, ...rest } = parts
  const store = await openStore(parts.origin)
  const frame: FramePage = {
    ...rest,
    store,
    login: createLoginClient({ baseUrl, store }),
    state: {
      account: null,
      wallet: null,
      waiting: null,
      open: new Set(),
      line: Promise.resolve(),
      look: {},
      networks: null,
    },
    ports: createPorts(() => frame),
  }
  return frame
}
