import { type Address, type Hex, numberToHex } from 'viem'
import { rpcError } from '../script/rpcError'
import { appearances } from '../wallet/appearances'
import { callRpc } from '../wallet/callRpc'
import { createAsk } from '../wallet/createAsk'
import type { EventEmitter } from '../wallet/createEventEmitter'
import { createUuid } from '../wallet/createUuid'
import { createWalletParts } from '../wallet/createWalletParts'
import { defaultIcon } from '../wallet/defaultIcon'
import { fetchTransport } from '../wallet/fetchTransport'
import { getPage } from '../wallet/getPage'
import { startAfter } from '../wallet/startAfter'
import { type Announced, announceProvider } from './announceProvider'
import { createControls } from './createControls'
import { createMemoryNode } from './createMemoryNode'
import { createProvider } from './createProvider'
import { createWalletBase } from './createWalletBase'
import { createWalletMemory, type WalletMemory } from './createWalletMemory'
import type { EvmWallet } from './EvmWallet'
import type { EvmWalletOptions } from './EvmWalletOptions'
import { installWindowEthereum } from './installWindowEthereum'
import type { MethodContext } from './Method'

const defaultRdns = 'dev.latchkey.testing'

/**
 * Creates an EIP-1193 and EIP-6963 wallet with real keys for tests. By default it has three of anvil's accounts,
 * approves
 * everything, and works in memory; with `chains` that have an `rpcUrl` it sends real transactions. It leaves the page
 * alone until `announce` or `asWindowEthereum` is called.
 */
export function createEvmWallet(options: EvmWalletOptions = {}): EvmWallet {
  const parts = createWalletParts()
  const { emitter, log, keep } = parts
  const memory = openMemory(options, emitter)
  const ask = createAsk({
    memory,
    parts,
    connectMethods: ['eth_requestAccounts'],
    repeatEvents() {
      emitter.emit('chainChanged', numberToHex(memory.get().chainId))
      emitter.emit('accountsChanged', memory.told())
    },
  })
  const provider = createProvider(createContext(options, memory), emitter, ask)
  Object.assign(provider, options.flags)
  const info = Object.freeze(createInfo(options))
  const announce = (target: EventTarget, afterMs = 0) =>
    keep(startAfter(afterMs, () => announceProvider(detailsOf(memory, { info, provider }), target)))

  return {
    ...createControls(memory, parts),
    provider,
    info,
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
    asWindowEthereum: (target = globalThis) => keep(installWindowEthereum(provider, target)),
    unload() {
      memory.close()
      parts.unload()
    },
  }
}

/** What it announces: itself, and with `twice` also a copy with another uuid. */
function detailsOf(memory: WalletMemory, { info, provider }: Announced): readonly Announced[] {
  const shown = appearances(memory.quirks().announces, provider)
  return shown.map((one) =>
    Object.freeze({ provider: one, info: one === provider ? info : { ...info, uuid: createUuid() } }),
  )
}

function openMemory(options: EvmWalletOptions, emitter: EventEmitter): WalletMemory {
  const { storage, rdns = defaultRdns, storageKey = `latchkey-testing:${rdns}` } = options
  return createWalletMemory({ base: createWalletBase(options), emitter, storage, storageKey })
}

function createContext(options: EvmWalletOptions, memory: WalletMemory): MethodContext {
  const { offline = false, transport = fetchTransport } = options
  const memoryNode = createMemoryNode()
  let turn: Promise<unknown> = Promise.resolve()
  return {
    memory,
    batches: new Map(),
    ask(chainId, request) {
      const rpcUrl = memory.chains().find((chain) => chain.chainId === chainId)?.rpcUrl
      return rpcUrl && !offline ? callRpc(transport, rpcUrl, request) : memoryNode(chainId, request)
    },
    keyOf: (address) => getKey(memory, address),
    inTurn(work) {
      const result = turn.then(work, work)
      turn = result
      return result
    },
  }
}

function getKey(memory: WalletMemory, address: Address): Hex {
  const isSame = (other: Address) => other.toLowerCase() === address.toLowerCase()
  const key = memory.keys()[memory.addresses().findIndex(isSame)]
  if (!key || !memory.view().accounts.some(isSame)) throw rpcError(4100)
  return key
}

function createInfo(options: EvmWalletOptions): Announced['info'] {
  const { uuid = createUuid(), name = 'Test Wallet', rdns = defaultRdns } = options
  return { uuid, name, rdns, icon: 'icon' in options ? options.icon : defaultIcon }
}
