import * as v from 'valibot'
import type { EsploraOutput, EsploraStatus, EsploraTransaction } from './EsploraTransaction'

/** Converts bitcoin as nodes write it, a number with eight decimals, to satoshi. */
const satoshi = v.pipe(
  v.number(),
  v.transform((bitcoin) => Math.round(bitcoin * 1e8)),
)

const outputSchema = v.object({
  value: satoshi,
  scriptPubKey: v.object({ hex: v.string(), type: v.string(), address: v.optional(v.string()) }),
})

const transactionSchema = v.object({
  txid: v.string(),
  version: v.number(),
  locktime: v.number(),
  size: v.number(),
  weight: v.number(),
  fee: v.optional(satoshi, 0),
  vin: v.array(
    v.object({
      txid: v.optional(v.string(), '0'.repeat(64)),
      vout: v.optional(v.number(), 2 ** 32 - 1),
      coinbase: v.optional(v.string()),
      scriptSig: v.optional(v.object({ hex: v.string() })),
      txinwitness: v.optional(v.array(v.string())),
      sequence: v.number(),
      prevout: v.optional(outputSchema),
    }),
  ),
  vout: v.array(outputSchema),
})

/** Esplora's names of scripts that nodes call otherwise. */
const types: Readonly<Record<string, string>> = {
  pubkey: 'p2pk',
  pubkeyhash: 'p2pkh',
  scripthash: 'p2sh',
  multisig: 'multisig',
  nulldata: 'op_return',
  witness_v0_keyhash: 'v0_p2wpkh',
  witness_v0_scripthash: 'v0_p2wsh',
  witness_v1_taproot: 'v1_p2tr',
}

function toOutput({ value, scriptPubKey }: v.InferOutput<typeof outputSchema>): EsploraOutput {
  const { hex, type, address } = scriptPubKey
  return {
    scriptpubkey: hex,
    scriptpubkey_type: types[type] ?? 'unknown',
    ...(address ? { scriptpubkey_address: address } : {}),
    value,
  }
}

/** Parses a transaction from bitcoind together with what it spends. @throws v.ValiError */
export function readBitcoindTransaction(value: unknown, status: EsploraStatus): EsploraTransaction {
  const { txid, version, locktime, size, weight, fee, vin, vout } = v.parse(transactionSchema, value)
  return {
    txid,
    version,
    locktime,
    vin: vin.map((input) => ({
      txid: input.txid,
      vout: input.vout,
      is_coinbase: input.coinbase !== undefined,
      scriptsig: input.scriptSig?.hex ?? input.coinbase ?? '',
      sequence: input.sequence,
      ...(input.txinwitness ? { witness: input.txinwitness } : {}),
      prevout: input.prevout ? toOutput(input.prevout) : null,
    })),
    vout: vout.map(toOutput),
    size,
    weight,
    fee,
    status,
  }
}
