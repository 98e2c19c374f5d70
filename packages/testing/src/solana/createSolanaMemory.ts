import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'
import { demoSeed } from '../keys/demoPhrase'
import { deriveEd25519 } from '../keys/deriveEd25519'
import type { KeyPair } from '../keys/Keys'
import { chosenFirst } from '../wallet/chosenFirst'
import { fillQuirks } from '../wallet/fillQuirks'
import { getOrigin } from '../wallet/getPage'
import { type OpenRecord, openRecord } from '../wallet/openRecord'
import { usualQuirks } from '../wallet/WalletQuirks'
import { createInitialRecord, type WalletRecord } from '../wallet/WalletRecord'
import type { SolanaWalletState } from './SolanaWallet'
import type { SolanaWalletOptions, SolanaWalletQuirks } from './SolanaWalletOptions'

/** Returns a Solana account of the demo phrase, on the path that other wallets use. */
export function deriveTestKey(index: number): KeyPair {
  return deriveEd25519(demoSeed(), [44, 501, index, 0])
}

/** What a Solana wallet remembers besides its options. */
type SolanaWalletData = WalletRecord & {
  /** Secret keys in base58. */
  readonly addedKeys: readonly string[]
  readonly changedQuirks: Partial<SolanaWalletQuirks>
}

/** The wallet's only state. */
export type SolanaMemory = OpenRecord<SolanaWalletData> & {
  readonly origin: string
  view(): SolanaWalletState
  keys(): readonly KeyPair[]
  addresses(): readonly string[]
  quirks(): SolanaWalletQuirks
}

const usual: SolanaWalletQuirks = {
  ...usualQuirks,
  exposes: 1,
  chains: ['solana:mainnet', 'solana:devnet', 'solana:testnet', 'solana:localnet'],
  isLedger: false,
  refusesSilent: false,
  ignoresDisconnect: false,
}

/** Creates the memory; `watch` is called before each change, and its result after it. */
export function createSolanaMemory(
  options: SolanaWalletOptions,
  name: string,
  watch: () => () => void,
): SolanaMemory {
  const { keys: given = 3, storage, storageKey = `latchkey-testing:solana:${name}` } = options
  const origin = getOrigin(options.origin)
  const ownQuirks = fillQuirks(usual, options)
  const ownKeys =
    typeof given === 'number'
      ? Array.from({ length: given }, (_, index) => deriveTestKey(index))
      : given.map(toPair)
  const initial = { ...createInitialRecord(options, origin), addedKeys: [] }
  const hasOwn = (fields: ReadonlyMap<string, unknown>) => Array.isArray(fields.get('addedKeys'))
  const record = openRecord<SolanaWalletData>({ storage, storageKey, initial, hasOwn, watch })
  const quirks = () => ({ ...ownQuirks, ...record.get().changedQuirks })
  const keys = () => [...ownKeys, ...record.get().addedKeys.map(toPair)]
  const addresses = () => keys().map(({ publicKey }) => base58.encode(publicKey))
  const view = (): SolanaWalletState => {
    const { locked, origins, selected } = record.get()
    const authorised = origins.includes(origin)
    const ordered = chosenFirst(addresses(), selected)
    const accounts = authorised && !locked ? ordered.slice(0, quirks().exposes) : []
    return { accounts, selected: ordered[0] ?? '', locked, authorised }
  }
  return { ...record, origin, view, keys, addresses, quirks }
}

function toPair(secret: string): KeyPair {
  const secretKey = base58.decode(secret).slice(0, 32)
  return { secretKey, publicKey: ed25519.getPublicKey(secretKey) }
}
