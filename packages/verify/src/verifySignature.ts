import { isNetworkId, maxSignInMessageLength, maxSignInSignatureLength } from '@latchkey/protocol'
import type { SignatureQuestion } from './SignatureQuestion'

/** A text that nobody writes by hand and no wallet shows; four times as much as a sign-in message may have. */
const maxMessageLength = 4 * maxSignInMessageLength

/**
 * [SIW-6] Whether an account signed a text, by every kind of signature that wallets of the four families make. Only
 * EVM accounts that are contracts need a node. @throws signInUnverifiable
 */
export async function verifySignature(question: SignatureQuestion): Promise<boolean> {
  const { chainId, address, message, signature } = question
  if (!isNetworkId(chainId)) return false
  if ([address, message, signature].some((text) => typeof text !== 'string')) return false
  if (signature.length > maxSignInSignatureLength || message.length > maxMessageLength) return false
  // Each family is loaded when it is first asked for: a server for one of them never pays for the others.
  switch (chainId.slice(0, chainId.indexOf(':'))) {
    case 'eip155':
      return (await import('./evm/verifyEvm')).verifyEvm(question)
    case 'solana':
      return (await import('./solana/verifySolana')).verifySolana(question)
    case 'bip122':
      return (await import('./bitcoin/verifyBitcoin')).verifyBitcoin(question)
    default:
      return (await import('./polkadot/verifyPolkadot')).verifyPolkadot(question)
  }
}
