import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'
import type { KeyPair } from '../keys/Keys'
import { createBrowserStorage } from '../wallet/createBrowserStorage'
import { deriveTestKey } from './deriveTestKey'
import { parseSolanaData } from './parseSolanaData'
import type { SolanaWalletState } from './SolanaWallet'
import type { SolanaWalletData } from './SolanaWalletData'
import type { SolanaWalletOptions, SolanaWalletQuirks } from './SolanaWalletOptions'

/** The wallet's one piece of state: every change goes through `update`, which stores it and tells of it. */
export type SolanaMemory = {
  readonly origin: string
  get(): SolanaWalletData
  update(change: Partial<SolanaWalletData>): void
  view(): SolanaWalletState
  keys(): readonly KeyPair[]
  quirks(): SolanaWalletQuirks
  /** Hears no more of other tabs. */
  close(): void
}

/** Makes the memory, taking up what an earlier page or another tab has stored; `changed` hears what was before. */
export function createSolanaMemory(
  options: SolanaWalletOptions,
  name: string,
  changed: (before: { state: SolanaWalletState; quirks: SolanaWalletQuirks }) => void,
): SolanaMemory {
  const { keys: given = 3, storageKey = `latchkey-testing:solana:${name}` } = options
  const storage =
    typeof options.storage === 'string' ? createBrowserStorage(options.storage) : options.storage
  const origin = options.origin ?? globalThis.location?.origin ?? 'https://dapp.test'
  const initial = createInitial(options, origin)
  const ownQuirks = createQuirks(options)
  const ownKeys =
    typeof given === 'number'
      ? Array.from({ length: given }, (_, index) => deriveTestKey(index))
      : given.map(toPair)
  const read = () => parseSolanaData(storage?.read(storageKey) ?? null)
  let data = read() ?? initial

  const quirks = () => ({ ...ownQuirks, ...data.changedQuirks })
  const keys = () => [...ownKeys, ...data.addedKeys.map(toPair)]
  const view = (): SolanaWalletState => {
    const authorised = data.origins.includes(origin)
    const all = keys().map(({ publicKey }) => base58.encode(publicKey))
    const selected = all[data.selected] ?? all[0] ?? ''
    const ordered = [selected, ...all.filter((address) => address !== selected)]
    const accounts = authorised && !data.locked ? ordered.slice(0, quirks().exposes) : []
    return { accounts, selected, locked: data.locked, authorised }
  }
  const replace = (next: SolanaWalletData, store: boolean) => {
    const before = { state: view(), quirks: quirks() }
    data = next
    // Stored before anyone hears of it: a listener may reload the page or change the wallet again.
    if (store) storage?.write(storageKey, JSON.stringify(next))
    changed(before)
  }
  const close = storage?.subscribe?.(storageKey, () => {
    const stored = read() ?? initial
    if (JSON.stringify(stored) !== JSON.stringify(data)) replace(stored, false)
  })
  return {
    origin,
    get: () => data,
    update: (change) => replace({ ...data, ...change }, true),
    view,
    keys,
    quirks,
    close: () => close?.(),
  }
}

function toPair(secret: string): KeyPair {
  const secretKey = base58.decode(secret).slice(0, 32)
  return { secretKey, publicKey: ed25519.getPublicKey(secretKey) }
}

function createInitial(options: SolanaWalletOptions, origin: string): SolanaWalletData {
  return {
    selected: 0,
    locked: options.locked ?? false,
    origins: options.authorised ? [origin] : [],
    addedKeys: [],
    changedQuirks: {},
    rules: options.script ?? [],
  }
}

function createQuirks(options: SolanaWalletOptions): SolanaWalletQuirks {
  return {
    exposes: options.exposes ?? 1,
    chains: options.chains ?? ['solana:mainnet', 'solana:devnet', 'solana:testnet', 'solana:localnet'],
    without: options.without ?? [],
    isLedger: options.isLedger ?? false,
    refusesSilent: options.refusesSilent ?? false,
    ignoresDisconnect: options.ignoresDisconnect ?? false,
    silent: options.silent ?? false,
  }
}
