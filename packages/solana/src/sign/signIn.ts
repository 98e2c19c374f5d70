import type { AccountRequest, SignedIn } from '@latchkey/core'
import { walletMalformed } from '@latchkey/protocol'
import { askFeature } from '../wallet/askFeature'
import { findAccount } from '../wallet/findAccount'
import { firstOf } from '../wallet/firstOf'
import { isPaired } from '../wallet/isPaired'
import { parseAccounts } from '../wallet/parseAccounts'
import { isForged } from './isForged'
import { readBytes } from './readBytes'
import { readSignature } from './readSignature'

/** No message of a sign-in is longer. */
const longest = 10_000

/** [SOL-1] Has the wallet write and sign the message of a sign-in (`solana:signIn`), for the account that is connected. @throws userRejected, notSupportedByWallet, walletMalformed */
export async function signIn(
  request: AccountRequest & { readonly input: Readonly<Record<string, unknown>> },
): Promise<SignedIn> {
  const feature = 'solana:signIn'
  const { connector, address, input } = request
  // An account that signs no messages, as on a device, signs none of these; few wallets list sign-in itself for accounts.
  if (!isPaired(connector.provider)) await findAccount(connector, address, 'solana:signMessage')
  const answer = await askFeature(connector, feature, { ...input, address })
  const { account, signedMessage, signature } = firstOf(answer, feature)
  const [signer] = parseAccounts([account]) ?? []
  // Whoever signed in as someone else than the visitor sees would sign in a stranger.
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
