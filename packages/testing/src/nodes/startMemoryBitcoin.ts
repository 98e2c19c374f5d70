import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { TEST_NETWORK, Transaction } from '@scure/btc-signer'
import { addressOf } from '../families/bitcoin/addressOf'
import type { BitcoinNode } from './BitcoinNode'
import { serveEsplora } from './serveEsplora'

type Coin = { readonly txid: string; readonly vout: number; readonly value: number; readonly address: string }

const network = { ...TEST_NETWORK, bech32: 'bcrt' }

/** A chain in memory, for where there is no node: it keeps coins and takes every transaction, whoever has signed it. */
export async function startMemoryBitcoin(): Promise<BitcoinNode> {
  let coins: readonly Coin[] = []
  const sent = new Map<string, string>()
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
    isSignedBy: async () => null,
    stop,
  }
}
