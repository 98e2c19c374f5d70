import {
  isLatchkeyError,
  isNetworkId,
  maxSignInMessageLength,
  maxSignInSignatureLength,
  type NetworkId,
} from '@latchkey/protocol'
import type { SignatureQuestion } from './SignatureQuestion'

/** Four times the limit of a sign-in message. */
const maxMessageLength = 4 * maxSignInMessageLength

type Check = (question: SignatureQuestion) => boolean | Promise<boolean>

/** Each family loads on first use, so a server for one never loads the others. */
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
 * [SIW-6] Whether an account signed a text, with any kind of signature that wallets of the four families make. Only EVM
 * contract accounts need a node. @throws signInUnverifiable
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
    // Input that makes a library throw is not a signature.
    return false
  }
}
