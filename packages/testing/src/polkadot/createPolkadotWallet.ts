import { createAsk } from '../wallet/createAsk'
import { createWalletParts } from '../wallet/createWalletParts'
import { getPage } from '../wallet/getPage'
import { startAfter } from '../wallet/startAfter'
import { createExtension } from './createExtension'
import { createPolkadotControls } from './createPolkadotControls'
import { createPolkadotMemory, type PolkadotMemory } from './createPolkadotMemory'
import { injectExtension } from './injectExtension'
import { listAccounts } from './listAccounts'
import type { InjectionTarget, PolkadotWallet } from './PolkadotWallet'
import type { PolkadotWalletOptions } from './PolkadotWalletOptions'

/**
 * Creates a Polkadot extension (`injectedWeb3`) with real keys for tests. By default it has an sr25519, an ed25519 and
 * an
 * ECDSA account and approves everything. It leaves the page alone until `announce` is called.
 */
export function createPolkadotWallet(options: PolkadotWalletOptions = {}): PolkadotWallet {
  const { id = 'latchkey-testing', version = '1.0.0' } = options
  const parts = createWalletParts()
  const { emitter, log, keep } = parts
  const tell = () => emitter.emit('accounts', listAccounts(memory))
  const memory: PolkadotMemory = createPolkadotMemory(options, id, tell)
  const ask = createAsk({ memory, parts, connectMethods: ['enable'], repeatEvents: tell })
  const provider = createExtension({ id, version, memory, emitter, ask })
  const put = (target: InjectionTarget, afterMs = 0) =>
    keep(startAfter(afterMs, () => injectExtension(id, provider, target, memory.quirks().announces)))

  return {
    ...createPolkadotControls(memory, parts),
    id,
    provider,
    info: { name: id, version },
    get state() {
      return memory.view()
    },
    get log() {
      return log.entries()
    },
    get addresses() {
      return memory.addresses()
    },
    inject: ({ target = getPage() as InjectionTarget, afterMs } = {}) => put(target, afterMs),
    announce: ({ target = getPage(), afterMs } = {}) => put(target as InjectionTarget, afterMs),
    announceLate: (ms, target = getPage()) => put(target as InjectionTarget, ms),
    unload() {
      memory.close()
      parts.unload()
    },
  }
}
