import { base58 } from '@scure/base'
import { createWalletControls } from '../wallet/createWalletControls'
import type { WalletParts } from '../wallet/createWalletParts'
import { deriveTestKey, type SolanaMemory } from './createSolanaMemory'
import type { SolanaWalletControls } from './SolanaWallet'

/** Creates the controls of a wallet. */
export function createSolanaControls(memory: SolanaMemory, parts: WalletParts): SolanaWalletControls {
  return {
    ...createWalletControls({
      memory,
      parts,
      accountMethods: ['standard:connect'],
      malformed: {
        accounts: [{ address: 'not one', publicKey: [1, 2, 3], chains: ['solana:mainnet'] }, null],
      },
      emitAll: (value) => parts.emitter.emit('change', value),
    }),
    addAccount(secretKey) {
      const next = () => base58.encode(deriveTestKey(memory.keys().length).secretKey)
      memory.update({ addedKeys: [...memory.get().addedKeys, secretKey ?? next()] })
      return memory.addresses().at(-1) ?? ''
    },
  }
}
