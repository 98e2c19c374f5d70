import { type Address, type Hex, numberToHex } from 'viem'
import { noPage } from '../errors'
import { createRequestLog } from '../script/createRequestLog'
import type { Release } from '../script/performBehaviour'
import { rpcError } from '../script/rpcError'
import { createBrowserStorage } from '../wallet/createBrowserStorage'
import { createEventEmitter, type EventEmitter } from '../wallet/createEventEmitter'
import { createUuid } from '../wallet/createUuid'
import { defaultIcon } from '../wallet/defaultIcon'
import { type Announced, announceProvider } from './announceProvider'
import { callRpc } from './callRpc'
import { createControls } from './createControls'
import { createMemoryNode } from './createMemoryNode'
import { createProvider } from './createProvider'
import { createWalletBase } from './createWalletBase'
import { createWalletMemory, type WalletMemory } from './createWalletMemory'
import type { EvmWallet } from './EvmWallet'
import type { EvmWalletOptions } from './EvmWalletOptions'
import { fetchTransport } from './fetchTransport'
import { installWindowEthereum } from './installWindowEthereum'
import type { MethodContext } from './Method'

const defaultRdns = 'dev.latchkey.testing'

/**
 * Makes an EIP-1193 and EIP-6963 wallet with real keys for tests. Without options it holds three of anvil's accounts, approves
 * everything, and works in memory; with `chains` that have an `rpcUrl` it sends real transactions. It touches nothing of the
 * page until `announce` or `asWindowEthereum` is called.
 */
export function createEvmWallet(options: EvmWalletOptions = {}): EvmWallet {
  const emitter = createEventEmitter()
  const log = createRequestLog()
  const held = new Set<Release>()
  const memory = openMemory(options, emitter)
  const endings: (() => void)[] = []
  const keep = (end: () => void) => {
    endings.push(end)
    return end
  }
  let lost = false

  const provider = createProvider({
    context: createContext(options, memory),
    emitter,
    log,
    held,
    isLost: () => lost,
    repeatEvents() {
      if (memory.quirks().silent) return
      emitter.emit('chainChanged', numberToHex(memory.get().chainId))
      emitter.emit('accountsChanged', [...memory.view().accounts])
    },
  })
  Object.assign(provider, options.flags)
  const info = Object.freeze(createInfo(options))
  const detail = Object.freeze({ info, provider })

  return {
    ...createControls({
      memory,
      emitter,
      log,
      held,
      setLost(value) {
        lost = value
      },
    }),
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
    announce: ({ target = getPage(), afterMs } = {}) => keep(announceProvider(detail, target, afterMs)),
    announceLate: (ms, target = getPage()) => keep(announceProvider(detail, target, ms)),
    asWindowEthereum: (target = globalThis) => keep(installWindowEthereum(provider, target)),
    unload() {
      for (const end of endings.splice(0)) end()
      memory.close()
      emitter.close()
      held.clear()
    },
  }
}

function openMemory(options: EvmWalletOptions, emitter: EventEmitter): WalletMemory {
  const { storage, rdns = defaultRdns, storageKey = `latchkey-testing:${rdns}` } = options
  return createWalletMemory({
    base: createWalletBase(options),
    emitter,
    storage: typeof storage === 'string' ? createBrowserStorage(storage) : storage,
    storageKey,
  })
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

function getPage(): EventTarget {
  // Node has the class EventTarget, but its global object is none.
  if (typeof globalThis.dispatchEvent !== 'function') throw noPage()
  return globalThis
}
