import {
  isLatchkeyError,
  isNetworkId,
  maxSignInMessageLength,
  maxSignInSignatureLength,
  type NetworkId,
} from '@latchkey/protocol'
import type { SignatureQuestion } from './SignatureQuestion'

/** A text that nobody writes by hand and no wallet shows; four times as much as a sign-in message may have. */
const maxMessageLength = 4 * maxSignInMessageLength

type Check = (question: SignatureQuestion) => boolean | Promise<boolean>

/** Each family is loaded when it is first asked for: a server for one of them never pays for the others. */
async function loadCheck(chainId: NetworkId): Promise<Check> {
  switch (chainId.slice(0, chainId.indexOf(':'))) {
    case 'eip155':
      return (await import('./evm/verifyEvm')).verifyEvm
    case 'solana':
      return (await import('./solana/verifySolana')).verifySolana
    case 'bip122':
      return (await import('./bitcoin/verifyBitcoin')).verifyBitcoin
    default:
      return (await import('./polkadot/verifyPolkadot')).verifyPolkadot
  }
}

/**
 * [SIW-6] Whether an account signed a text, by every kind of signature that wallets of the four families make. Only
 * EVM accounts that are contracts need a node. @throws signInUnverifiable
 */
export async function verifySignature(question: SignatureQuestion): Promise<boolean> {
  const { chainId, address, message, signature } = question
  if (!isNetworkId(chainId)) return false
  if ([address, message, signature].some((text) => typeof text !== 'string')) return false
  if (signature.length > maxSignInSignatureLength || message.length > maxMessageLength) return false
  const check = await loadCheck(chainId)
  try {
    return await check(question)
  } catch (error) {
    if (isLatchkeyError(error)) throw error
    // A library that choked on what a stranger sent: whatever that is, it is no signature.
    return false
  }
}
