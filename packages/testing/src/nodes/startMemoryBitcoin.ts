import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { Address, OutScript } from '@scure/btc-signer'
import { nodeFailed } from '../errors'
import type { BitcoinNode, BitcoinOptions } from './BitcoinNode'
import type { EsploraOutput, EsploraStatus, EsploraTransaction } from './EsploraTransaction'
import { localNetworkIds } from './localNetworkIds'
import { readRawTransaction, toEsploraOutput } from './readRawTransaction'
import { regtest } from './regtest'
import { serveEsplora } from './serveEsplora'

const hashOf = (text: string) => bytesToHex(sha256(utf8ToBytes(text)))

/** Coins from nowhere, as for a miner. */
function createCoins(address: string, value: number, count: number): Omit<EsploraTransaction, 'status'> {
  const script = OutScript.encode(Address(regtest).decode(address))
  const made = {
    txid: '0'.repeat(64),
    vout: 2 ** 32 - 1,
    is_coinbase: true,
    scriptsig: '',
    sequence: 2 ** 32 - 1,
    prevout: null,
  }
  return {
    txid: hashOf(`${address} ${count}`),
    version: 2,
    locktime: 0,
    vin: [made],
    vout: [toEsploraOutput(script, value)],
    size: 120,
    weight: 480,
    fee: 0,
  }
}

/** The chain itself: transactions in order, without double spends. */
function createMemoryChain() {
  let transactions: readonly EsploraTransaction[] = []
  let height = 0
  const outputOf = (txid: string, vout: number): EsploraOutput | null =>
    transactions.find((one) => one.txid === txid)?.vout[vout] ?? null
  const isSpent = (txid: string, vout: number) =>
    transactions.some(({ vin }) => vin.some((input) => input.txid === txid && input.vout === vout))
  return {
    outputOf,
    isSpent,
    read: () => ({ height, transactions }),
    add(transaction: EsploraTransaction) {
      transactions = [...transactions, transaction]
    },
    mine() {
      height += 1
      const status: EsploraStatus = {
        confirmed: true,
        block_height: height,
        block_hash: hashOf(`block ${height}`),
        block_time: Math.floor(Date.now() / 1000),
      }
      transactions = transactions.map((one) => (one.status.confirmed ? one : { ...one, status }))
    },
  }
}

/**
 * A chain in memory, for machines without a node. It keeps coins and accepts every transaction that spends some, whoever
 * signed it; with `spentBy` a test can check that.
 */
export async function startMemoryBitcoin({ port, mines = true }: BitcoinOptions = {}): Promise<BitcoinNode> {
  const chain = createMemoryChain()
  const raw = new Map<string, string>()
  const send = async (transactionHex: string) => {
    const transaction = readRawTransaction(transactionHex, { confirmed: false }, chain.outputOf)
    const isSound = transaction.vin.every(
      ({ txid, vout, prevout }) => prevout !== null && !chain.isSpent(txid, vout),
    )
    if (!isSound || transaction.fee < 0)
      throw nodeFailed({ url: 'memory', method: 'send', message: 'no such coin, or not enough' })
    raw.set(transaction.txid, transactionHex)
    chain.add(transaction)
    if (mines) chain.mine()
    return transaction.txid
  }
  const esplora = await serveEsplora({ read: async () => chain.read(), send }, port)
  const find = (txid: string) => chain.read().transactions.find((one) => one.txid === txid)
  return {
    isReal: false,
    networkId: localNetworkIds.bitcoin,
    url: esplora.url,
    async fund(address, satoshi) {
      const { transactions } = chain.read()
      chain.add({ ...createCoins(address, satoshi, transactions.length), status: { confirmed: false } })
      chain.mine()
    },
    mine: async () => chain.mine(),
    async balanceOf(address) {
      const outputs = chain
        .read()
        .transactions.flatMap(({ txid, vout, status }) =>
          vout.filter(
            (output, index) =>
              status.confirmed && output.scriptpubkey_address === address && !chain.isSpent(txid, index),
          ),
        )
      return outputs.reduce((sum, { value }) => sum + BigInt(value), 0n)
    },
    transaction: async (txid) => (find(txid)?.status.confirmed ? (raw.get(txid) ?? null) : null),
    spentBy: (txid) =>
      (find(txid)?.vin ?? []).map(({ prevout }) => ({
        address: prevout?.scriptpubkey_address ?? '',
        value: prevout?.value ?? 0,
      })),
    isSignedBy: async () => null,
    stop: esplora.stop,
  }
}
