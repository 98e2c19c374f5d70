import { numberToHex } from 'viem'
import { noSuchAccount } from '../errors'
import { rpcError } from '../script/rpcError'
import { createWalletControls } from '../wallet/createWalletControls'
import type { WalletParts } from '../wallet/createWalletParts'
import type { WalletMemory } from './createWalletMemory'
import type { EvmWalletControls } from './EvmWallet'
import { testAccounts } from './testAccounts'

const events = ['accountsChanged', 'chainChanged', 'connect', 'disconnect', 'message']

/** Creates the controls of a wallet. */
export function createControls(memory: WalletMemory, parts: WalletParts): EvmWalletControls {
  const { emitter } = parts
  const common = createWalletControls({
    memory,
    parts,
    accountMethods: ['eth_requestAccounts', 'eth_accounts'],
    malformed: ['0x123', null, { address: 'not one' }, 'javascript:alert(1)'],
    emitAll(value) {
      for (const event of events) emitter.emit(event, value)
    },
  })
  const emit = (event: string, value: unknown) => {
    if (!memory.quirks().silent) emitter.emit(event, value)
  }
  return {
    ...common,
    addAccount(privateKey) {
      const index = memory.keys().length
      const key =
        privateKey ?? testAccounts.find((account) => !memory.keys().includes(account.privateKey))?.privateKey
      if (!key) throw noSuchAccount({ count: index, index })
      memory.update({ addedKeys: [...memory.get().addedKeys, key] })
      const address = memory.addresses()[index]
      if (!address) throw noSuchAccount({ count: index, index })
      return address
    },
    switchChain(chainId) {
      const isKnown = memory.chains().some((chain) => chain.chainId === chainId)
      const addedChains = isKnown ? memory.get().addedChains : [...memory.get().addedChains, { chainId }]
      memory.update({ chainId, addedChains })
    },
    loseConnection() {
      common.loseConnection()
      emit('disconnect', rpcError(4900))
    },
    restoreConnection() {
      common.restoreConnection()
      emit('connect', { chainId: numberToHex(memory.get().chainId) })
    },
  }
}
