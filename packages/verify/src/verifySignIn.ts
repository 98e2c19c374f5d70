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
import type { NodeOptions } from './node/NodeOptions'
import { verifySignature } from './verifySignature'

/** A sign-in as a visitor sent it, and what the server expects of it. */
export type SignInQuestion = NodeOptions & {
  /** The exact text that was signed. */
  readonly message: string
  readonly signature: string
  /** What the page says the key is. It is not checked and proves nothing: keep only what this function answers. */
  readonly publicKey?: string
  /** What a paired wallet gave along with the connection; it has to say what the message says. */
  readonly cacao?: Cacao
  readonly expected: ExpectedSignIn
  /** The time in milliseconds; that of the machine unless given. */
  readonly now?: number
}

/**
 * [SIW-6] Checks a sign-in and answers what it says: the message is one of the standards, written for this site, these
 * chains and this time, the account signed it, and its nonce is used up.
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
