import { requestInvalid } from '../errors'
import { signPersonal } from './evm/signPersonal'
import { signTransaction } from './evm/signTransaction'
import { toEvmAddress } from './evm/toEvmAddress'
import type { VaultKeys } from './VaultKeys'
import type { SignRequest } from './VaultTask'

/** Signs what the visitor approved. @throws requestInvalid */
export async function signWithKeys(
  keys: VaultKeys,
  account: string,
  request: SignRequest,
): Promise<readonly string[]> {
  if (request.kind === 'solanaMessage' || request.kind === 'solanaTransactions') {
    // Its curve is loaded with the first request of the family.
    const { signSolana } = await import('./solana/signSolana')
    return signSolana(request, account, keys.solana)
  }
  // The visitor saw this account. Signing with another key would show one thing and do another.
  if (toEvmAddress(keys.evm) !== account) throw requestInvalid({ reason: 'account' })
  switch (request.kind) {
    case 'personal':
      return [await signPersonal(request.message, keys.evm)]
    case 'typed': {
      const { signTyped } = await import('./evm/signTyped')
      return [await signTyped(request.json, keys.evm)]
    }
    case 'transaction':
      return [await signTransaction(request.transaction, keys.evm)]
    case 'operation': {
      const { signOperation } = await import('./evm/signOperation')
      const { signed, hash } = await signOperation(request.operation, keys.evm)
      return [JSON.stringify(signed), hash]
    }
    case 'batch': {
      const { signOwnBatch } = await import('./evm/signOwnBatch')
      return [await signOwnBatch(request.batch, keys.evm)]
    }
  }
}
