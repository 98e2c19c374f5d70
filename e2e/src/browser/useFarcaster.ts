import {
  createFarcasterAccounts,
  type FarcasterAccounts,
} from '@latchkey/frame/testing/createFarcasterAccounts'
import { createFarcasterApp, type FarcasterApp } from '@latchkey/frame/testing/createFarcasterApp'
import { startFarcasterRelay, type TestRelay } from '@latchkey/frame/testing/startFarcasterRelay'
import { type AnvilNode, startAnvil } from '@latchkey/testing/node'
import { afterAll, beforeAll } from 'vitest'
import { type OwnFrame, useOwnFrame } from './useOwnFrame'

/** A phone with the Farcaster app, and the number of the account that it owns. */
export type FarcasterPhone = { readonly app: FarcasterApp; readonly fid: number }

/** A frame with Farcaster's relay and chain, and the phones of visitors. */
export type FarcasterStack = {
  readonly frame: OwnFrame
  createPhone(): Promise<FarcasterPhone>
}

/** Starts a frame whose visitors may sign in with Farcaster, for the tests of a file. Call it at the top of the file. */
export function useFarcaster(): () => FarcasterStack {
  let relay: TestRelay
  let node: AnvilNode
  let accounts: FarcasterAccounts
  let lastFid = 0
  const settings: Record<string, string> = {}
  beforeAll(async () => {
    relay = await startFarcasterRelay()
    node = await startAnvil({ chainId: 10, seed: false })
    accounts = await createFarcasterAccounts(node.url)
    Object.assign(settings, { FRAME_FARCASTER_RELAY: relay.url, FRAME_OPTIMISM_RPC: node.url })
  })
  // Reads the settings when it starts, which is after the relay and the node.
  const own = useOwnFrame(settings)
  afterAll(async () => {
    await relay?.stop()
    await node?.stop()
  })
  return () => ({
    frame: own(),
    async createPhone() {
      const app = createFarcasterApp(relay, node.url)
      lastFid += 1
      await accounts.setOwner(app.account.address, lastFid)
      return { app, fid: lastFid }
    },
  })
}
