import { createWalletControls } from '../wallet/createWalletControls'
import type { WalletParts } from '../wallet/createWalletParts'
import type { BitcoinWalletControls } from './BitcoinWallet'
import type { BitcoinMemory } from './createBitcoinMemory'

const accountMethods = [
  'bitcoin:connect',
  'wallet_connect',
  'wallet_getAccount',
  'getAccounts',
  'getAddresses',
  'requestAccounts',
]

/** The events of the three forms. A page gets those of the wallet's form. */
const events = [
  'change',
  'accountChange',
  'networkChange',
  'accountsChanged',
  'networkChanged',
  'chainChanged',
]

/** Creates the controls of a wallet. */
export function createBitcoinControls(memory: BitcoinMemory, parts: WalletParts): BitcoinWalletControls {
  return {
    ...createWalletControls({
      memory,
      parts,
      accountMethods,
      malformed: { accounts: [{ address: 'not one', publicKey: [1, 2, 3], purpose: 5 }, null] },
      emitAll(value) {
        for (const event of events) parts.emitter.emit(event, value)
      },
    }),
    addAccount() {
      memory.update({ addedAccounts: memory.get().addedAccounts + 1 })
      return memory.addresses().at(-1) ?? ''
    },
    switchNetwork: (networkId) => memory.update({ networkId }),
  }
}
