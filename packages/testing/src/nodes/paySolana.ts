import { base58 } from '@scure/base'
import { callNode } from '../families/callNode'
import type { SolanaWallet } from '../solana/SolanaWallet'

const systemProgram = new Uint8Array(32)

/** A transfer in wire form, with room for one signature. */
function encodeTransfer(from: string, to: string, blockhash: string, lamports: bigint): Uint8Array {
  const data = new Uint8Array(12)
  const view = new DataView(data.buffer)
  view.setUint32(0, 2, true)
  view.setBigUint64(4, lamports, true)
  const [keys, recent] = [[base58.decode(from), base58.decode(to), systemProgram], base58.decode(blockhash)]
  const instruction = [2, 2, 0, 1, data.length, ...data]
  // One signer, who pays; one read-only account: the program.
  const message = [1, 0, 1, keys.length, ...keys.flatMap((key) => [...key]), ...recent, 1, ...instruction]
  return Uint8Array.from([1, ...new Uint8Array(64), ...message])
}

/**
 * Has a test wallet's selected account pay another on the local chain, with its own key; returns the signature. @throws
 * nodeRefused
 */
export async function paySolana(
  url: string,
  { wallet, state }: SolanaWallet,
  to: string,
  lamports: bigint,
): Promise<string> {
  const latest = Object(await callNode('solana', url, 'getLatestBlockhash', []))
  const [account] = wallet.accounts
  const transaction = encodeTransfer(state.selected, to, latest.value.blockhash, lamports)
  const feature = Object(wallet.features['solana:signAndSendTransaction'])
  const [sent] = await feature.signAndSendTransaction({ account, transaction, chain: 'solana:localnet' })
  return base58.encode(sent.signature)
}
