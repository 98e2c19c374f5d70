import { openPeerStore } from '@latchkey/pairing/peer'
import { noSuchAccount } from '../errors'
import { createFamilies } from '../families/createFamilies'
import { demoPhrase } from '../keys/demoPhrase'
import { deriveKeys } from '../keys/deriveKeys'
import { createRequestLog } from '../script/createRequestLog'
import type { WalletStorage } from '../wallet/WalletStorage'
import { createLock } from './createLock'
import { createReception } from './createReception'
import { findSocket } from './findSocket'
import { moveAccounts } from './moveAccounts'
import { openLineTo } from './openLineTo'
import type { PairingWallet } from './PairingWallet'
import type { PairingWalletOptions } from './PairingWalletOptions'
import { readMatters } from './readMatters'
import { setTimer } from './setTimer'
import { switchSession } from './switchSession'

/** The last step of a path has 31 bits; nobody needs more than this. */
const mostAccounts = 1_000

/**
 * Starts a paired wallet without a screen, with real keys for four families. By default it has the account that
 * development nodes fund, and approves everything.
 */
export async function startPairingWallet(options: PairingWalletOptions): Promise<PairingWallet> {
  const { phrase = demoPhrase, nodes = {}, sessionProperties, storage } = options
  const socket = await findSocket()
  const store = openPeerStore(storage ? toKeyValue(storage) : null, 'testing-wallet')
  const familiesOf = (account: number) => createFamilies(deriveKeys(phrase, account), nodes)
  let selected = 0
  let families = familiesOf(selected)
  let line = openLineTo(options, store, socket)
  let stops: readonly (() => void)[] = []

  const log = createRequestLog()
  const lock = createLock(options.locked ?? false)
  const ports = () => ({ peer: line.peer, families, setTimer, sessionProperties })
  const { scripting, meetAll, sent, clear } = createReception({
    matters: () => readMatters(ports()),
    script: options.script ?? [],
    log,
    lock,
  })
  const begin = async () => {
    stops = (['proposal', 'signIn', 'request'] as const).map((event) => line.peer.on(event, meetAll))
    await line.peer.start()
    meetAll()
  }
  const end = async () => {
    await sent()
    for (const stop of stops) stop()
    line.peer.stop()
    await line.relay.close()
  }
  const forEachSession = async (work: (topic: string) => Promise<void>) => {
    await Promise.all(line.peer.sessions().map(({ topic }) => work(topic)))
  }

  await begin()
  return {
    ...scripting,
    lock: lock.close,
    unlock: lock.open,
    async switchAccount(index) {
      if (!Number.isInteger(index) || index < 0 || index >= mostAccounts)
        throw noSuchAccount({ count: mostAccounts, index })
      selected = index
      families = familiesOf(index)
      await forEachSession((topic) => moveAccounts(ports(), topic))
    },
    switchChain: (chainId) => forEachSession((topic) => switchSession(ports(), topic, chainId)),
    forget: () => forEachSession((topic) => line.peer.disconnect(topic)),
    extend: () => forEachSession((topic) => line.peer.extend(topic)),
    ping: () => forEachSession((topic) => line.peer.ping(topic)),
    loseConnection: end,
    async restoreConnection() {
      await end()
      line = openLineTo(options, store, socket)
      await begin()
    },
    clearLog: log.clear,
    pair: (uri) => line.peer.pair(uri),
    get state() {
      const accounts = families.map(
        ({ usualChains: [chainId = ''], addressOn }) => `${chainId}:${addressOn(chainId)}`,
      )
      return { accounts, selected, locked: lock.isClosed(), sessions: line.peer.sessions() }
    },
    get log() {
      return log.entries()
    },
    get peer() {
      return line.peer
    },
    async stop() {
      clear()
      await end()
    },
  }
}

function toKeyValue(storage: WalletStorage) {
  return {
    getItem: (key: string) => storage.read(key),
    setItem: (key: string, value: string) => storage.write(key, value),
    removeItem: (key: string) => storage.write(key, ''),
  }
}
