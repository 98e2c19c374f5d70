import { base58 } from '@scure/base'
import { noPage } from '../errors'
import { createRequestLog } from '../script/createRequestLog'
import type { Release } from '../script/performBehaviour'
import { createEventEmitter } from '../wallet/createEventEmitter'
import { defaultIcon } from '../wallet/defaultIcon'
import { registerWallet } from '../wallet/registerWallet'
import { createSolanaControls } from './createSolanaControls'
import { createSolanaMemory, type SolanaMemory } from './createSolanaMemory'
import { createAccounts, createStandardWallet } from './createStandardWallet'
import type { SolanaWallet } from './SolanaWallet'
import type { SolanaWalletOptions } from './SolanaWalletOptions'
import type { StandardWallet } from './StandardWallet'

/**
 * Makes a wallet of the wallet standard with real Solana keys for tests. Without options it holds three accounts of the
 * demo phrase and approves everything; with `nodes` it sends real transactions. It touches nothing of the page until
 * `announce` is called.
 */
export function createSolanaWallet(options: SolanaWalletOptions = {}): SolanaWallet {
  const { name = 'Test Wallet', nodes = {} } = options
  const emitter = createEventEmitter()
  const log = createRequestLog()
  const held = new Set<Release>()
  const endings: (() => void)[] = []
  const keep = (end: () => void) => {
    endings.push(end)
    return end
  }
  const memory: SolanaMemory = createSolanaMemory(options, name, (before) => {
    const { chains, without, silent } = memory.quirks()
    const isOther = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other)
    const change = {
      ...(isOther(before.state.accounts, memory.view().accounts) ? { accounts: wallet.accounts } : {}),
      ...(isOther(before.quirks.chains, chains) ? { chains: wallet.chains } : {}),
      ...(isOther(before.quirks.without, without) ? { features: wallet.features } : {}),
    }
    if (!silent && Object.keys(change).length > 0) emitter.emit('change', change)
  })
  const accounts = () => createAccounts(memory)
  const icon = 'icon' in options ? options.icon : defaultIcon
  const context = { memory, nodes, accounts }
  const wallet: StandardWallet = createStandardWallet({ name, icon, context, emitter, log, held })

  return {
    ...createSolanaControls({ memory, log, held }),
    wallet,
    get state() {
      return memory.view()
    },
    get log() {
      return log.entries()
    },
    get addresses() {
      return memory.keys().map(({ publicKey }) => base58.encode(publicKey))
    },
    announce: ({ target = getPage(), afterMs } = {}) => keep(registerWallet(wallet, target, afterMs)),
    announceLate: (ms, target = getPage()) => keep(registerWallet(wallet, target, ms)),
    unload() {
      for (const end of endings.splice(0)) end()
      memory.close()
      emitter.close()
      held.clear()
    },
  }
}

function getPage(): EventTarget {
  // Node has the class EventTarget, but its global object is none.
  if (typeof globalThis.dispatchEvent !== 'function') throw noPage()
  return globalThis
}
