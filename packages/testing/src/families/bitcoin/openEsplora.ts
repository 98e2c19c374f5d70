import * as v from 'valibot'
import { nodeMissing, nodeRefused } from '../../errors'
import type { BitcoinAccount, EsploraTransport } from './BitcoinAccount'
import { fetchEsplora } from './fetchEsplora'

/** A spendable output. */
export type BitcoinCoin = { readonly txid: string; readonly index: number; readonly amount: bigint }

/** What a wallet needs from an Esplora-compatible URL. */
export type Esplora = {
  /** @throws nodeRefused */
  coins(address: string): Promise<readonly BitcoinCoin[]>
  /** Satoshi per virtual byte for one of the next blocks. @throws nodeRefused */
  feeRate(): Promise<bigint>
  /** @throws nodeRefused */
  broadcast(transactionHex: string): Promise<void>
}

const coinsSchema = v.array(
  v.object({
    txid: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
    vout: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
    value: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  }),
)
const ratesSchema = v.record(v.string(), v.pipe(v.number(), v.finite(), v.minValue(0)))

/** About an hour; nobody waits for a demo payment. */
const targetBlocks = '6'
/** Fees have never been higher; a service that says so is wrong, and the money would be lost. */
const highestRate = 1_000n

/** Opens an Esplora-compatible URL, the interface that Bitcoin block explorers share. */
export function openEsplora(chain: string, url: string, transport: EsploraTransport = fetchEsplora): Esplora {
  const ask = async (path: string, body?: string): Promise<string> => {
    let answer: Awaited<ReturnType<EsploraTransport>>
    try {
      answer = await transport(`${url.replace(/\/$/, '')}${path}`, body)
    } catch (cause) {
      throw nodeRefused({ chain, reason: "it doesn't answer" }, { cause })
    }
    if (!answer.ok) throw nodeRefused({ chain, reason: answer.text.slice(0, 200) || 'it gives no reason' })
    return answer.text
  }
  const read = async <Schema extends v.GenericSchema>(path: string, schema: Schema) => {
    const text = await ask(path)
    try {
      return v.parse(schema, JSON.parse(text))
    } catch (cause) {
      throw nodeRefused({ chain, reason: 'its answer is invalid' }, { cause })
    }
  }
  return {
    async coins(address) {
      const coins = await read(`/address/${encodeURIComponent(address)}/utxo`, coinsSchema)
      return coins.map(({ txid, vout, value }) => ({ txid, index: vout, amount: BigInt(value) }))
    },
    async feeRate() {
      const rates = await read('/fee-estimates', ratesSchema)
      // A chain without fees, such as a local one, has no estimate.
      const rate = BigInt(Math.max(1, Math.ceil(rates[targetBlocks] ?? 1)))
      return rate > highestRate ? highestRate : rate
    },
    async broadcast(transactionHex) {
      await ask('/tx', transactionHex)
    },
  }
}

/** Returns the Esplora client of an account's network. @throws nodeMissing */
export function esploraOf({ chainId, node, transport }: BitcoinAccount): Esplora {
  if (!node) throw nodeMissing({ chain: chainId })
  return openEsplora(chainId, node, transport)
}
