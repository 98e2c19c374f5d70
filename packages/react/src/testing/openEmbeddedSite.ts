import { type Latchkey, noteSmartNetworks, noteUser, type OpenRequest, type Options } from '@latchkey/core'
import { evm } from '@latchkey/evm'
import type { FrameAccountType } from '@latchkey/protocol'
import {
  embeddedAddress as address,
  createScriptedEmbedded,
  type ScriptedEmbedded,
} from './createScriptedEmbedded'
import { createTestInstance } from './createTestInstance'
import { openView } from './openView'

type Given = {
  readonly options?: Partial<Options>
  readonly host?: Parameters<typeof createTestInstance>[2]
  /** Whether the visitor has signed in to the embedded wallet. */
  readonly isSignedIn?: boolean
  /** What the frame says of smart accounts: where they are, which type is preferred, whether it was used before. */
  readonly smart?: {
    readonly chains: readonly number[]
    readonly type: FrameAccountType
    readonly isUsed?: boolean
  }
  /** Changes what the frame answers before anything is opened. */
  readonly script?: (embedded: ScriptedEmbedded) => void
}

/** Opens a view of a site with an embedded wallet, whose frame answers as the test says. */
export async function openEmbeddedSite(
  request: OpenRequest & { view: string },
  { options = {}, host = {}, isSignedIn = false, smart, script }: Given = {},
): Promise<{ readonly latchkey: Latchkey; readonly embedded: ScriptedEmbedded }> {
  const embedded = createScriptedEmbedded()
  script?.(embedded)
  const latchkey = createTestInstance(
    [evm({ page: new EventTarget() })],
    { embedded: embedded.port, ...options },
    host,
  )
  if (smart) {
    noteUser(latchkey, {
      address,
      chainId: 1,
      smartAccountDeployed: smart.isUsed ?? false,
      accounts: [
        { address, type: 'smartAccount' },
        { address, type: 'eoa' },
      ],
      preferredAccountType: smart.type,
    })
    noteSmartNetworks(latchkey, smart.chains)
  }
  if (isSignedIn) await latchkey.connect({ connectorId: 'AUTH' })
  await openView(latchkey, request)
  return { latchkey, embedded }
}
