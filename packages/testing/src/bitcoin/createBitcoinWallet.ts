import { fetchEsplora } from '../families/bitcoin/fetchEsplora'
import { demoPhrase } from '../keys/demoPhrase'
import { deriveBitcoinKeys } from '../keys/deriveBitcoinKeys'
import { createAsk } from '../wallet/createAsk'
import { createEventEmitter } from '../wallet/createEventEmitter'
import { createWalletParts } from '../wallet/createWalletParts'
import { defaultIcon } from '../wallet/defaultIcon'
import { getPage } from '../wallet/getPage'
import { startAfter } from '../wallet/startAfter'
import { announceBitcoin } from './announceBitcoin'
import type { BitcoinWallet } from './BitcoinWallet'
import type { BitcoinWalletOptions } from './BitcoinWalletOptions'
import { createBitcoinControls } from './createBitcoinControls'
import { createBitcoinMemory } from './createBitcoinMemory'
import { createDeeds } from './createDeeds'
import { createStandardWallet } from './createStandardWallet'
import { createUnisatProvider } from './createUnisatProvider'
import { createWbipProvider } from './createWbipProvider'
import { networkNames } from './networkNames'
import type { SurfaceParts } from './SurfaceParts'

const usualPaths = { standard: '', wbip: 'LatchkeyTesting.BitcoinProvider', unisat: 'unisat' }

const connectMethods = ['bitcoin:connect', 'wallet_connect', 'getAccounts', 'getAddresses', 'requestAccounts']

/**
 * Creates a Bitcoin wallet with real keys for tests, in one of three forms. By default it has three accounts of the
 * well-known phrase, approves everything and signs; with `nodes` it sends real transactions. It leaves the page alone
 * until `announce` is called.
 */
export function createBitcoinWallet(options: BitcoinWalletOptions = {}): BitcoinWallet {
  const { form = 'standard', name = 'Test Wallet', path = usualPaths[form] } = options
  const { networks = Object.keys(networkNames), nodes = {}, transport = fetchEsplora } = options
  const parts = createWalletParts()
  const { emitter: outside, log, keep } = parts
  const emitter = createEventEmitter()
  const keysOf = rememberKeys(options.phrase ?? demoPhrase)
  const memory = createBitcoinMemory({ options, name, networks, keysOf, emitter })
  const icon = 'icon' in options ? options.icon : defaultIcon
  const nodeOf = (id: string) => (Object.hasOwn(nodes, id) ? nodes[id] : undefined)
  const ask = createAsk({
    memory,
    parts,
    connectMethods,
    chainId: () => memory.get().networkId,
    repeatEvents: () => emitter.emit('accounts', memory.shown()),
  })
  const deeds = createDeeds({ memory, networks, nodeOf, transport })
  const provider = createSurface(
    { ask, deeds, memory, emitter, outside, name, icon },
    { ...options, form, networks },
  )
  const announce = (target: EventTarget, afterMs = 0) => {
    const start = () =>
      announceBitcoin({ form, path, name, icon, provider, announces: memory.quirks().announces }, target)
    return keep(startAfter(afterMs, start))
  }

  return {
    ...createBitcoinControls(memory, parts),
    form,
    name,
    path,
    provider,
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
      emitter.close()
      parts.unload()
    },
  }
}

/** Deriving keys takes some milliseconds each, and they are needed all the time. */
function rememberKeys(phrase: string): (count: number) => ReturnType<typeof deriveBitcoinKeys> {
  let keys: ReturnType<typeof deriveBitcoinKeys> = []
  return (count) => {
    if (keys.length !== count) keys = deriveBitcoinKeys(phrase, count)
    return keys
  }
}

type SurfaceOptions = Required<Pick<BitcoinWalletOptions, 'form' | 'networks'>> & BitcoinWalletOptions

function createSurface(parts: SurfaceParts, { form, networks, listenerForm }: SurfaceOptions): object {
  if (form === 'standard') return createStandardWallet(parts, networks)
  return form === 'wbip' ? createWbipProvider(parts, listenerForm) : createUnisatProvider(parts)
}
