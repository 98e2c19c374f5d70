import { getAccount, getConnector, getNetwork, type Latchkey } from '@latchkey/core'
import { noAdapter, notSupportedByWallet } from '@latchkey/protocol'
import { base58, base64 } from '@scure/base'
import { fromNodeError } from '../errors/fromNodeError'
import { signBytes } from '../sign/signBytes'
import { sendRawTransaction } from '../transaction/sendRawTransaction'
import { assertSameNetwork } from './assertSameNetwork'
import { completeTransaction } from './completeTransaction'
import { createListeners } from './createListeners'
import { readBack } from './readBack'
import type { WalletAdapter, Web3Transaction } from './WalletAdapter'

const namespace = 'solana'

/** A transaction in base64; others may still have to sign it. */
function toWire(transaction: Web3Transaction): string {
  return base64.encode(transaction.serialize({ requireAllSignatures: false, verifySignatures: false }))
}

/** The connected account as a wallet adapter, or null. */
export async function createWalletAdapter<PublicKey>(
  latchkey: Latchkey,
  PublicKey: new (address: string) => PublicKey,
): Promise<WalletAdapter<PublicKey> | null> {
  const adapter = latchkey.adapters.get(namespace)
  if (!adapter) throw noAdapter({ namespace })
  const state = latchkey.getState()
  const { address, connectorId } = getAccount(state, namespace)
  const connector = connectorId === null ? undefined : getConnector(state, connectorId, namespace)
  // With `explain: 'all'`, its requests are explained first.
  const provider = await latchkey.getProvider(namespace)
  if (!address || !connector || !provider) return null
  /** Where the visitor is by the time they sign. */
  const account = () => {
    const network = getNetwork(latchkey.getState(), namespace)?.network
    if (!network) throw noAdapter({ namespace })
    return { connector: { ...connector, provider }, address, network }
  }
  const { signTransactions } = adapter.can
  const signAll = async <T extends Web3Transaction>(transactions: readonly T[]) => {
    if (!signTransactions) throw notSupportedByWallet({ what: 'signTransaction' })
    const signed = await signTransactions({ ...account(), transactions: transactions.map(toWire) })
    return transactions.map((transaction, at) => readBack(transaction, base64.decode(signed[at] ?? '')))
  }
  const made: WalletAdapter<PublicKey> = {
    publicKey: new PublicKey(address),
    get connected() {
      return getAccount(latchkey.getState(), namespace).address === address
    },
    get connecting() {
      return getAccount(latchkey.getState(), namespace).status === 'connecting'
    },
    async connect() {
      if (!made.connected) await latchkey.open({ view: 'Connect', namespace })
    },
    disconnect: () => latchkey.disconnect(namespace),
    ...createListeners(latchkey, PublicKey),
    async signTransaction(transaction) {
      const [signed = transaction] = await signAll([transaction])
      return signed
    },
    signAllTransactions: signAll,
    signMessage: async (message) => base58.decode(await signBytes({ ...account(), message })),
    async sendTransaction(transaction, connection, { signers, ...options } = {}) {
      const at = account()
      await assertSameNetwork(connection, at.network)
      const payer = new PublicKey(address)
      await completeTransaction(transaction, { payer, connection, signers, options })
      const sendSigned = async (signed: Uint8Array) => {
        try {
          return await connection.sendRawTransaction(signed, options)
        } catch (cause) {
          throw fromNodeError(cause)
        }
      }
      return sendRawTransaction({ ...at, transaction: toWire(transaction), options, sendSigned })
    },
  }
  return made
}
