import { noSuchAccount } from '../errors'
import { createWalletControls } from '../wallet/createWalletControls'
import type { WalletParts } from '../wallet/createWalletParts'
import type { PolkadotMemory } from './createPolkadotMemory'
import { openKey } from './openKey'
import { polkadotTestKeys } from './PolkadotKey'
import type { PolkadotWalletControls } from './PolkadotWallet'

/** Creates the controls of a wallet. */
export function createPolkadotControls(memory: PolkadotMemory, parts: WalletParts): PolkadotWalletControls {
  return {
    ...createWalletControls({
      memory,
      parts,
      accountMethods: ['accounts.get'],
      malformed: [{ address: 'not one' }, null, 'javascript:alert(1)'],
      emitAll: (value) => parts.emitter.emit('accounts', value),
    }),
    addAccount(key) {
      const own = memory.addresses()
      const next = key ?? polkadotTestKeys.find((one) => !own.includes(openKey(one).address))
      if (!next) throw noSuchAccount({ count: own.length, index: own.length })
      memory.update({ addedKeys: [...memory.get().addedKeys, next] })
      return openKey(next).address
    },
  }
}
