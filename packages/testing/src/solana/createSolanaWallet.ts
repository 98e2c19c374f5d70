import { appearances } from '../wallet/appearances'
import { createAsk } from '../wallet/createAsk'
import { createWalletParts } from '../wallet/createWalletParts'
import { defaultIcon } from '../wallet/defaultIcon'
import { fetchTransport } from '../wallet/fetchTransport'
import { getPage } from '../wallet/getPage'
import { registerWallet } from '../wallet/registerWallet'
import type { StandardWallet } from '../wallet/StandardWallet'
import { startAfter } from '../wallet/startAfter'
import { createSolanaControls } from './createSolanaControls'
import { createSolanaMemory, type SolanaMemory } from './createSolanaMemory'
import { createAccounts, createStandardWallet } from './createStandardWallet'
import type { SolanaWallet } from './SolanaWallet'
import type { SolanaWalletOptions } from './SolanaWalletOptions'

/**
 * Creates a standard wallet with real Solana keys for tests. By default it has three accounts of the demo phrase and
 * approves everything; with `nodes` it sends real transactions. It leaves the page alone until `announce` is called.
 */
export function createSolanaWallet(options: SolanaWalletOptions = {}): SolanaWallet {
  const { name = 'Test Wallet', nodes = {}, transport = fetchTransport } = options
  const parts = createWalletParts()
  const { emitter, log, keep } = parts
  const memory: SolanaMemory = createSolanaMemory(options, name, () => {
    const before = changeable(memory)
    return () => {
      const after = changeable(memory)
      const names = (['accounts', 'chains', 'features'] as const).filter((one) => before[one] !== after[one])
      if (names.length === 0 || memory.quirks().silent) return
      emitter.emit('change', Object.fromEntries(names.map((one) => [one, wallet[one]])))
    }
  })
  const icon = 'icon' in options ? options.icon : defaultIcon
  const accounts = () => createAccounts(memory)
  const ask = createAsk({
    memory,
    parts,
    connectMethods: ['standard:connect'],
    repeatEvents: () => emitter.emit('change', { accounts: accounts() }),
  })
  const context = { memory, nodes, transport, accounts }
  const wallet: StandardWallet = createStandardWallet({ name, icon, context, emitter, ask })
  const announce = (target: EventTarget, afterMs = 0) =>
    keep(startAfter(afterMs, () => registerWallet(appearances(memory.quirks().announces, wallet), target)))

  return {
    ...createSolanaControls(memory, parts),
    wallet,
    provider: wallet,
    info: { name, icon },
    get state() {
      return memory.view()
    },
    get log() {
      return log.entries()
    },
    get addresses() {
      return memory.addresses()
    },
    announce: ({ target = getPage(), afterMs } = {}) => announce(target, afterMs),
    announceLate: (ms, target = getPage()) => announce(target, ms),
    unload() {
      memory.close()
      parts.unload()
    },
  }
}

/** The page is told when this changes, as text. */
function changeable(memory: SolanaMemory) {
  const { badAccounts, chains, hollow, without } = memory.quirks()
  return {
    accounts: JSON.stringify([memory.view().accounts, badAccounts]),
    chains: JSON.stringify(chains),
    features: JSON.stringify([hollow, without]),
  }
}
