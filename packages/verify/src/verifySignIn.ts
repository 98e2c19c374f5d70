import {
  type Cacao,
  isSignInAccount,
  maxSignInSignatureLength,
  parseSignInMessage,
  type SignInData,
  signInMalformed,
  wrongNonce,
  wrongSignature,
} from '@latchkey/protocol'
import { checkCacao } from './checkCacao'
import { checkExpected } from './checkExpected'
import type { ExpectedSignIn } from './ExpectedSignIn'
import type { NodeOptions } from './node/callContract'
import { verifySignature } from './verifySignature'

/** A visitor's sign-in and what the server expects. */
export type SignInQuestion = NodeOptions & {
  /** The exact signed text. */
  readonly message: string
  readonly signature: string
  /** The key that the page reports. It's unverified; use only what this function returns. */
  readonly publicKey?: string
  /** A paired wallet's signed message; it must match `message`. */
  readonly cacao?: Cacao
  readonly expected: ExpectedSignIn
  /** The time in milliseconds. Defaults to the system clock. */
  readonly now?: number
}

/**
 * [SIW-6] Verifies a sign-in and returns its data: the message follows the standards, is for this site, chain and time,
 * the account signed it, and its nonce is consumed.
 * @throws signInMalformed, wrongDomain, wrongUri, wrongChain, wrongAddress, signInExpired, signInNotYetValid, wrongNonce, wrongSignature, signInUnverifiable
 */
export async function verifySignIn(question: SignInQuestion): Promise<SignInData> {
  const { message, signature, publicKey, cacao, expected, now = Date.now(), nodes, fetch } = question
  const isSignature = typeof signature === 'string' && signature.length <= maxSignInSignatureLength
  if (!isSignature) throw signInMalformed({ reason: 'signature' })
  const data = parseSignInMessage(message)
  if (!isSignInAccount(data)) throw signInMalformed({ reason: 'accountAddress' })
  if (cacao) checkCacao(cacao, data, signature)
  checkExpected(data, expected, now)
  const { chainId, accountAddress: address, nonce } = data
  if (expected.isKnownNonce && (await expected.isKnownNonce(nonce)) !== true) throw wrongNonce({ nonce })
  const isSigned = await verifySignature({
    chainId,
    address,
    message,
    signature,
    ...(publicKey === undefined ? {} : { publicKey }),
    ...(nodes === undefined ? {} : { nodes }),
    ...(fetch === undefined ? {} : { fetch }),
  })
  if (!isSigned) throw wrongSignature({ address, chainId })
  if (typeof expected.nonce !== 'string' && (await expected.nonce(nonce, data)) !== true)
    throw wrongNonce({ nonce })
  return data
}
