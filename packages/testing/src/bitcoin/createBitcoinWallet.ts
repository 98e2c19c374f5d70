import { noPage, noSuchAccount } from '../errors'
import { demoPhrase } from '../keys/demoPhrase'
import { deriveBitcoinKeys } from '../keys/deriveBitcoinKeys'
import { createRequestLog } from '../script/createRequestLog'
import { createScripting } from '../script/createScripting'
import type { Release } from '../script/performBehaviour'
import { createBrowserStorage } from '../wallet/createBrowserStorage'
import { createEventEmitter } from '../wallet/createEventEmitter'
import { defaultIcon } from '../wallet/defaultIcon'
import { registerWallet } from '../wallet/registerWallet'
import type { BitcoinWallet, BitcoinWalletControls } from './BitcoinWallet'
import type { BitcoinWalletForm, BitcoinWalletOptions } from './BitcoinWalletOptions'
import { createAsk } from './createAsk'
import { type BitcoinMemory, createBitcoinMemory } from './createBitcoinMemory'
import { createDeeds } from './createDeeds'
import { createStandardWallet } from './createStandardWallet'
import { createUnisatProvider } from './createUnisatProvider'
import { createWbipProvider } from './createWbipProvider'
import { listProvider } from './listProvider'
import { networkNames } from './networkNames'
import { placeAt } from './placeAt'
import type { SurfaceParts } from './SurfaceParts'

const usualPaths = { standard: '', wbip: 'LatchkeyTesting.BitcoinProvider', unisat: 'unisat' }

/**
 * Makes a Bitcoin wallet with real keys for tests, in one of three forms. Without options it holds three accounts of the
 * well-known phrase, approves everything and signs; with `nodes` it sends real transactions. It touches nothing of the
 * page until `announce` is called.
 */
export function createBitcoinWallet(options: BitcoinWalletOptions = {}): BitcoinWallet {
  const { form = 'standard', name = 'Test Wallet', path = usualPaths[form], lacks = [] } = options
  const { networks = Object.keys(networkNames), nodes = {} } = options
  const [emitter, outside] = [createEventEmitter(), createEventEmitter()]
  const log = createRequestLog()
  const held = new Set<Release>()
  const keys = deriveBitcoinKeys(options.phrase ?? demoPhrase, options.accounts ?? 3)
  const memory = openMemory(options, keys, networks, emitter)
  const icon = 'icon' in options ? options.icon : defaultIcon
  const nodeOf = (id: string) => (Object.hasOwn(nodes, id) ? nodes[id] : undefined)
  const deeds = createDeeds({ memory, networks, nodeOf })
  const parts = { ask: createAsk({ memory, log, held }), deeds, memory, emitter, outside, name, icon }
  const provider = createSurface(form, parts, networks, lacks)
  const endings: (() => void)[] = []

  return {
    ...createScripting({
      getRules: () => memory.get().rules,
      setRules: (rules) => memory.update({ rules }),
      held,
    }),
    ...createControls(memory, keys.length),
    clearLog: () => log.clear(),
    form,
    name,
    path,
    provider,
    get state() {
      const { networkId, locked, authorised } = memory.get()
      return { accounts: memory.shown().map(({ address }) => address), networkId, locked, authorised }
    },
    get log() {
      return log.entries()
    },
    get addresses() {
      return memory.addresses()
    },
    announce({ target = getPage() } = {}) {
      const ends =
        form === 'standard'
          ? [registerWallet(provider, target)]
          : [
              placeAt(target, path, provider),
              ...(form === 'wbip' ? [listProvider(target, { id: path, name, icon })] : []),
            ]
      endings.push(...ends)
      return () => {
        for (const end of ends) end()
      }
    },
    unload() {
      for (const end of endings.splice(0)) end()
      memory.close()
      emitter.close()
      outside.close()
      held.clear()
    },
  }
}

function openMemory(
  options: BitcoinWalletOptions,
  keys: ReturnType<typeof deriveBitcoinKeys>,
  networks: readonly string[],
  emitter: SurfaceParts['emitter'],
): BitcoinMemory {
  const { storage, name = 'Test Wallet', storageKey = `latchkey-testing:bitcoin:${name}` } = options
  return createBitcoinMemory({
    keys,
    emitter,
    storage: typeof storage === 'string' ? createBrowserStorage(storage) : storage,
    storageKey,
    initial: {
      selected: 0,
      networkId: options.networkId ?? networks[0] ?? '',
      locked: options.locked ?? false,
      authorised: options.authorised ?? false,
      rules: options.script ?? [],
    },
  })
}

function createSurface(
  form: BitcoinWalletForm,
  parts: SurfaceParts,
  networks: readonly string[],
  lacks: readonly string[],
): object {
  if (form === 'standard') return createStandardWallet(parts, networks, lacks)
  if (form === 'wbip') return createWbipProvider(parts, lacks)
  const methods = Object.entries(createUnisatProvider(parts)).filter(([method]) => !lacks.includes(method))
  return Object.fromEntries(methods)
}

function createControls(
  memory: BitcoinMemory,
  count: number,
): Omit<BitcoinWalletControls, 'clearLog' | keyof ReturnType<typeof createScripting>> {
  return {
    lock: () => memory.update({ locked: true }),
    unlock: () => memory.update({ locked: false }),
    switchAccount(index) {
      if (!Number.isInteger(index) || index < 0 || index >= count) throw noSuchAccount({ count, index })
      memory.update({ selected: index })
    },
    switchNetwork: (networkId) => memory.update({ networkId }),
    forget: () => memory.update({ authorised: false }),
    authorise: () => memory.update({ authorised: true }),
  }
}

function getPage(): EventTarget {
  // Node has the class EventTarget, but its global object is none.
  if (typeof globalThis.dispatchEvent !== 'function') throw noPage()
  return globalThis
}
