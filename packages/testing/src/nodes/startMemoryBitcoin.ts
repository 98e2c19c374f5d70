import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { TEST_NETWORK, Transaction } from '@scure/btc-signer'
import { nodeFailed } from '../errors'
import { addressOf } from '../families/bitcoin/addressOf'
import type { BitcoinNode } from './BitcoinNode'
import { serveEsplora } from './serveEsplora'

type Coin = { readonly txid: string; readonly vout: number; readonly value: number; readonly address: string }

const network = { ...TEST_NETWORK, bech32: 'bcrt' }

/** A chain in memory, for where there is no node: it keeps coins and takes every transaction that spends some, whoever has signed it; `spentBy` lets a test judge that. */
export async function startMemoryBitcoin(): Promise<BitcoinNode> {
  let coins: readonly Coin[] = []
  const sent = new Map<string, string>()
  const spendings = new Map<string, readonly Coin[]>()
  const coinsOf = (address: string) => coins.filter((coin) => coin.address === address)
  const send = async (transactionHex: string) => {
    const transaction = Transaction.fromRaw(hexToBytes(transactionHex), { allowUnknownOutputs: true })
    const spent = Array.from({ length: transaction.inputsLength }, (_, index) => {
      const { txid, index: vout } = transaction.getInput(index)
      return `${bytesToHex(txid ?? new Uint8Array())}:${vout}`
    })
    const made = Array.from({ length: transaction.outputsLength }, (_, vout) => {
      const { script, amount = 0n } = transaction.getOutput(vout)
      return { txid: transaction.id, vout, value: Number(amount), address: addressOf(script, network) ?? '' }
    })
    const used = spent.flatMap((id) => coins.find(({ txid, vout }) => `${txid}:${vout}` === id) ?? [])
    if (used.length < spent.length)
      throw nodeFailed({ url: 'memory', method: 'send', message: 'no such coin' })
    spendings.set(transaction.id, used)
    coins = [...coins.filter(({ txid, vout }) => !spent.includes(`${txid}:${vout}`)), ...made]
    sent.set(transaction.id, transactionHex)
    return transaction.id
  }
  const { url, stop } = await serveEsplora({ coins: async (address) => coinsOf(address), send })
  return {
    isReal: false,
    networkId: 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328',
    url,
    async fund(address, value) {
      const txid = bytesToHex(sha256(utf8ToBytes(`${address} ${coins.length} ${sent.size}`)))
      coins = [...coins, { txid, vout: 0, value, address }]
    },
    balanceOf: async (address) => coinsOf(address).reduce((sum, { value }) => sum + BigInt(value), 0n),
    transaction: async (txid) => sent.get(txid) ?? null,
    spentBy: (txid) => spendings.get(txid) ?? [],
    isSignedBy: async () => null,
    stop,
  }
}
