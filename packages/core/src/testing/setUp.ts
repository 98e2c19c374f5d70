import { getAccount } from '../connect/getAccount'
import { createLatchkey } from '../createLatchkey'
import type { Latchkey } from '../Latchkey'
import { getNetwork } from '../network/getNetwork'
import type { Options } from '../options/Options'
import type { Host } from '../ports/Host'
import { createScriptedAdapter, type ScriptedAdapter } from './createScriptedAdapter'
import { type Browser, createBrowser, createTestHost } from './createTestHost'
import type { ManualHost } from './manualHost'
import { testNetworks } from './testNetworks'

export type SetUp = {
  readonly browser: Browser
  readonly host: ManualHost
  readonly adapter: ScriptedAdapter
  readonly latchkey: Latchkey
  readonly events: string[]
  /** Account, status and network as one line. */
  look(): { status: string; address: string | null; networkId: string | undefined }
}

/**
 * One tab with a real instance. Pass another tab's browser and adapter for a second tab or a reload. `hasPlace: false` is
 * a page without the modal.
 */
export function setUp({
  browser = createBrowser(),
  adapter = createScriptedAdapter(),
  parts = {},
  hasPlace = true,
  ...options
}: Partial<Options> & {
  browser?: Browser
  adapter?: ScriptedAdapter
  parts?: Partial<Host>
  hasPlace?: boolean
} = {}): SetUp {
  const host = createTestHost(browser, parts)
  const latchkey = createLatchkey(
    { projectId: 'dev', networks: testNetworks, adapters: [adapter], ...options },
    host,
  )
  if (hasPlace && !latchkey.options.enableEmbedded) latchkey.slots.add(() => undefined)
  const events: string[] = []
  latchkey.subscribeEvents(({ event }) => events.push(event))
  const look = () => {
    const { status, address } = getAccount(latchkey.getState())
    return { status, address, networkId: getNetwork(latchkey.getState())?.networkId }
  }
  return { browser, host, adapter, latchkey, events, look }
}
