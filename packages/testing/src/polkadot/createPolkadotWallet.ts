import { createRequestLog } from '../script/createRequestLog'
import type { Release } from '../script/performBehaviour'
import { createExtension } from './createExtension'
import { createPolkadotControls } from './createPolkadotControls'
import { createPolkadotMemory } from './createPolkadotMemory'
import { injectExtension } from './injectExtension'
import type { PolkadotWallet } from './PolkadotWallet'
import type { PolkadotWalletOptions } from './PolkadotWalletOptions'

/**
 * Makes a Polkadot extension (`injectedWeb3`) with real keys for tests. Without options it holds an sr25519, an ed25519 and an
 * ECDSA account and approves everything. It touches nothing of the page until `inject` is called.
 */
export function createPolkadotWallet(options: PolkadotWalletOptions = {}): PolkadotWallet {
  const { id = 'latchkey-testing', version = '1.0.0' } = options
  const log = createRequestLog()
  const held = new Set<Release>()
  const memory = createPolkadotMemory(options, id)
  const provider = createExtension({ id, version, memory, log, held })
  const endings: (() => void)[] = []
  return {
    ...createPolkadotControls({ memory, log, held }),
    id,
    provider,
    get state() {
      return memory.view()
    },
    get log() {
      return log.entries()
    },
    get addresses() {
      return memory.keys().map(({ address }) => address)
    },
    inject(where = {}) {
      const end = injectExtension(id, provider, where)
      endings.push(end)
      return end
    },
    unload() {
      for (const end of endings.splice(0)) end()
      memory.close()
      held.clear()
    },
  }
}
