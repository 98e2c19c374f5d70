import type { AccountRequest, SignedIn } from '@latchkey/core'
import { walletMalformed } from '@latchkey/protocol'
import { askFeature } from '../wallet/askFeature'
import { asking } from '../wallet/asking'
import { findAccount } from '../wallet/findAccount'
import { firstOf } from '../wallet/firstOf'
import { isPaired } from '../wallet/isPaired'
import { parseAccounts } from '../wallet/parseAccounts'
import { isForged } from './isForged'
import { readBytes } from './readBytes'
import { readSignature } from './readSignature'

type SignInRequest = AccountRequest & { readonly input: Readonly<Record<string, unknown>> }

/** No sign-in message is longer. */
const longest = 10_000

/** [SOL-1] Has the wallet write and sign a sign-in message (`solana:signIn`) for the connected account. @throws userRejected, notSupportedByWallet, walletMalformed */
export function signIn(request: SignInRequest): Promise<SignedIn> {
  return asking(request.connector, 'signIn', () => askForSignIn(request))
}

async function askForSignIn({ connector, address, input }: SignInRequest): Promise<SignedIn> {
  const feature = 'solana:signIn'
  // An account that can't sign messages can't sign in either; few wallets list sign-in as an account feature.
  if (!isPaired(connector.provider)) await findAccount(connector, address, 'solana:signMessage')
  const answer = await askFeature(connector, feature, { ...input, address })
  const { account, signedMessage, signature } = firstOf(answer, feature)
  const [signer] = parseAccounts([account]) ?? []
  // The wallet must sign in the account that the visitor sees.
  if (signer?.address !== address) throw walletMalformed({ what: feature })
  const bytes = readBytes(signedMessage, feature, [1, longest])
  const signed = readSignature(signature, feature)
  if (await isForged(address, bytes, signed)) throw walletMalformed({ what: feature })
  return { address, message: toText(bytes, feature), signature: signed }
}

function toText(bytes: Uint8Array, what: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (cause) {
    throw walletMalformed({ what }, { cause })
  }
}
