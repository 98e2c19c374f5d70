import { requestInvalid } from '../../errors'
import type { Bytes } from '../Bytes'
import type { SignRequest } from '../VaultTask'
import { signSolanaMessage } from './signSolanaMessage'
import { signSolanaTransaction } from './signSolanaTransaction'
import { toSolanaAddress } from './toSolanaAddress'

/** Signs a Solana request with the key of `account`. A transaction gives itself and its signature. @throws requestInvalid */
export async function signSolana(
  request: Extract<SignRequest, { readonly kind: `solana${string}` }>,
  account: string,
  secretKey: Bytes,
): Promise<readonly string[]> {
  // The visitor saw this account. Signing with another key would show one thing and do another.
  if ((await toSolanaAddress(secretKey)) !== account) throw requestInvalid({ reason: 'account' })
  if (request.kind === 'solanaMessage') return [await signSolanaMessage(request.message, secretKey)]
  const signed: string[] = []
  for (const wire of request.transactions) {
    const { transaction, signature } = await signSolanaTransaction(wire, secretKey)
    signed.push(transaction, signature)
  }
  return signed
}
