import { requestInvalid } from '../errors'
import { addressesOf } from './addressesOf'
import { signPersonal } from './evm/signPersonal'
import { signTransaction } from './evm/signTransaction'
import { signSolanaMessage } from './solana/signSolanaMessage'
import { signSolanaTransaction } from './solana/signSolanaTransaction'
import type { VaultKeys } from './VaultKeys'
import type { SignRequest } from './VaultTask'

/** Signs what the visitor approved. @throws requestInvalid */
export async function signWithKeys(
  keys: VaultKeys,
  account: string,
  request: SignRequest,
): Promise<readonly string[]> {
  const own = await addressesOf(keys)
  const isSolana = request.kind === 'solanaMessage' || request.kind === 'solanaTransactions'
  // The visitor saw this account. Signing with another key would show one thing and do another.
  if ((isSolana ? own.solana : own.eip155) !== account) throw requestInvalid({ reason: 'account' })
  switch (request.kind) {
    case 'personal':
      return [await signPersonal(request.message, keys.evm)]
    case 'typed': {
      const { signTyped } = await import('./evm/signTyped')
      return [await signTyped(request.json, keys.evm)]
    }
    case 'transaction':
      return [await signTransaction(request.transaction, keys.evm)]
    case 'solanaMessage':
      return [await signSolanaMessage(request.message, keys.solana)]
    case 'solanaTransactions': {
      const signed: string[] = []
      for (const text of request.transactions) {
        const { transaction, signature } = await signSolanaTransaction(text, keys.solana)
        signed.push(transaction, signature)
      }
      return signed
    }
  }
}
