import { openKeys } from './openKeys'
import { signWithKeys } from './signWithKeys'
import type { VaultTask, VaultTasks } from './VaultTask'
import { wipe } from './wipe'

/** Does one task with keys that exist only meanwhile. @throws sealBroken, requestInvalid */
export async function runVaultTask(task: VaultTask): Promise<VaultTasks[keyof VaultTasks]['output']> {
  switch (task.name) {
    case 'create':
      return create(task.input)
    case 'reseal': {
      const { vault, version, isNewKey, slots } = task.input
      const { sealKeys } = await import('./sealKeys')
      return openKeys(vault, async (keys, oldKey) => {
        const vaultKey = isNewKey ? crypto.getRandomValues(new Uint8Array(32)) : oldKey
        try {
          return await sealKeys(keys, vaultKey, { user: vault.user, version }, slots)
        } finally {
          wipe(vaultKey)
        }
      })
    }
    case 'handOver': {
      const { slotId, a, key } = task.input
      const { sealFactor } = await import('./sealFactor')
      return sealFactor(slotId, a, key)
    }
    case 'handOverNew': {
      const { slotId, b, ...keys } = task.input
      const { sealNewFactor } = await import('./sealNewFactor')
      return sealNewFactor(slotId, b, keys)
    }
    case 'readAddresses': {
      const { addressesOf } = await import('./addressesOf')
      return openKeys(task.input.vault, addressesOf)
    }
    case 'prove': {
      const { vault, publicKey } = task.input
      const { signVaultProof } = await import('./signVaultProof')
      return openKeys(vault, (_, vaultKey) => signVaultProof(vaultKey, { user: vault.user, publicKey }))
    }
    case 'sign': {
      const { vault, account, request } = task.input
      return openKeys(vault, (keys) => signWithKeys(keys, account, request))
    }
  }
}

async function create({
  user,
  version,
  slots,
}: VaultTasks['create']['input']): Promise<VaultTasks['create']['output']> {
  // Word lists and derivation are needed once in the life of a wallet.
  const [{ createKeys }, { sealKeys }] = await Promise.all([import('./createKeys'), import('./sealKeys')])
  const entropy = crypto.getRandomValues(new Uint8Array(32))
  const vaultKey = crypto.getRandomValues(new Uint8Array(32))
  const keys = await createKeys(entropy)
  try {
    return await sealKeys(keys, vaultKey, { user, version }, slots)
  } finally {
    wipe(entropy, vaultKey, keys.entropy, keys.evm, keys.solana)
  }
}
