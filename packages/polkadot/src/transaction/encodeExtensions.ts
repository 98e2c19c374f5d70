import { invalidRequest } from '@latchkey/protocol'
import { compact, u16, u32 } from '@polkadot-api/substrate-bindings'
import type { ChainFacts } from './readChain'

/** What an extension adds to the transaction, and what it only adds to the signed data. */
type Part = { readonly value?: Uint8Array; readonly additionalSigned?: Uint8Array }

/** What an extension adds, in the form that the signer expects. */
export type EncodedExtensions = Record<
  string,
  { readonly identifier: string; readonly value: Uint8Array; readonly additionalSigned: Uint8Array }
>

const none = new Uint8Array()
const zero = Uint8Array.of(0)

/** How many blocks a transaction is valid for: a power of two. The era's lower bits hold its exponent minus one. */
export const period = 64
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
  // No tip, and the fee in the chain's own currency.
  ChargeTransactionPayment: () => ({ value: zero }),
  ChargeAssetTxPayment: () => ({ value: Uint8Array.of(0, 0) }),
  CheckMetadataHash: () => ({ value: zero, additionalSigned: zero }),
}

/**
 * Encodes what a chain's signed extensions need. @throws invalidRequest for an unknown extension, whose needs can't be
 * guessed
 */
export function encodeExtensions(names: readonly string[], facts: ChainFacts): EncodedExtensions {
  const entries = names.map((identifier) => {
    const encode = Object.hasOwn(extensions, identifier) ? extensions[identifier] : undefined
    if (!encode) throw invalidRequest({ reason: `the chain requires ${identifier}` })
    const { value = none, additionalSigned = none } = encode(facts)
    return [identifier, { identifier, value, additionalSigned }] as const
  })
  return Object.fromEntries(entries)
}
