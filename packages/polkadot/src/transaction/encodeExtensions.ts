import { invalidRequest } from '@latchkey/protocol'
import { compact, u16, u32 } from '@polkadot-api/substrate-bindings'
import type { ChainFacts } from './ChainFacts'

/** What an extension puts into the transaction, and what it only has signed. */
type Part = { readonly value?: Uint8Array; readonly additionalSigned?: Uint8Array }

/** What an extension adds, as the signer takes it. */
export type EncodedExtensions = Record<
  string,
  { readonly identifier: string; readonly value: Uint8Array; readonly additionalSigned: Uint8Array }
>

const none = new Uint8Array()
const zero = Uint8Array.of(0)

/** How many blocks a transaction is good for: a power of two, which the era's lower bits give by its exponent less one. */
const period = 64
const periodBits = 5

const era = ({ blockNumber, blockHash }: ChainFacts): Part => ({
  value: u16.enc(periodBits | ((blockNumber % period) << 4)),
  additionalSigned: blockHash,
})
const empty = (): Part => ({})

const extensions: { readonly [identifier: string]: (facts: ChainFacts) => Part } = {
  CheckNonZeroSender: empty,
  CheckWeight: empty,
  PrevalidateAttests: empty,
  WeightReclaim: empty,
  StorageWeightReclaim: empty,
  CheckSpecVersion: ({ specVersion }) => ({ additionalSigned: u32.enc(specVersion) }),
  CheckTxVersion: ({ transactionVersion }) => ({ additionalSigned: u32.enc(transactionVersion) }),
  CheckGenesis: ({ genesisHash }) => ({ additionalSigned: genesisHash }),
  CheckMortality: era,
  CheckEra: era,
  CheckNonce: ({ nonce }) => ({ value: compact.enc(nonce) }),
  // No tip, and the fee in the chain's own coin.
  ChargeTransactionPayment: () => ({ value: zero }),
  ChargeAssetTxPayment: () => ({ value: Uint8Array.of(0, 0) }),
  CheckMetadataHash: () => ({ value: zero, additionalSigned: zero }),
}

/** What the extensions of a chain add to a transaction. @throws invalidRequest for one that is not known: what it wants can't be guessed */
export function encodeExtensions(names: readonly string[], facts: ChainFacts): EncodedExtensions {
  const entries = names.map((identifier) => {
    const encode = Object.hasOwn(extensions, identifier) ? extensions[identifier] : undefined
    if (!encode) throw invalidRequest({ reason: `the chain asks for ${identifier}` })
    const { value = none, additionalSigned = none } = encode(facts)
    return [identifier, { identifier, value, additionalSigned }] as const
  })
  return Object.fromEntries(entries)
}
