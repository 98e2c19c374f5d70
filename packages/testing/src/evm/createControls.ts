import { numberToHex } from 'viem'
import { noSuchAccount } from '../errors'
import type { RequestLog } from '../script/createRequestLog'
import { createScripting } from '../script/createScripting'
import type { Release } from '../script/performBehaviour'
import { rpcError } from '../script/rpcError'
import type { Scripting } from '../script/Scripting'
import type { EventEmitter } from '../wallet/createEventEmitter'
import type { WalletMemory } from './createWalletMemory'
import type { EvmWalletControls } from './EvmWallet'
import { testAccounts } from './testAccounts'

type Parts = {
  readonly memory: WalletMemory
  readonly emitter: EventEmitter
  readonly log: RequestLog
  readonly held: Set<Release>
  setLost(lost: boolean): void
}

/** Makes the controls of a wallet. */
export function createControls(parts: Parts): EvmWalletControls {
  const { memory, emitter, log, setLost } = parts
  return {
    ...createEvmScripting(parts),
    lock: () => memory.update({ locked: true }),
    unlock: () => memory.update({ locked: false }),
    switchAccount(index) {
      const count = memory.keys().length
      if (!Number.isInteger(index) || index < 0 || index >= count) throw noSuchAccount({ count, index })
      memory.update({ selected: index })
    },
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
    forget: () =>
      memory.update({ origins: memory.get().origins.filter((origin) => origin !== memory.origin) }),
    authorise: () => memory.update({ origins: [...new Set([...memory.get().origins, memory.origin])] }),
    set: (quirks) => memory.update({ changedQuirks: { ...memory.get().changedQuirks, ...quirks } }),
    loseConnection() {
      setLost(true)
      if (!memory.quirks().silent) emitter.emit('disconnect', rpcError(4900))
    },
    restoreConnection() {
      setLost(false)
      if (!memory.quirks().silent) emitter.emit('connect', { chainId: numberToHex(memory.get().chainId) })
    },
    clearLog: () => log.clear(),
  }
}

const accountMethods = ['eth_requestAccounts', 'eth_accounts']

function createEvmScripting({
  memory,
  held,
}: Parts): Scripting & Pick<EvmWalletControls, 'answerTwice' | 'malformedAccounts'> {
  const scripting = createScripting({
    getRules: () => memory.get().rules,
    setRules: (rules) => memory.update({ rules }),
    held,
  })
  const { script } = scripting
  return {
    ...scripting,
    answerTwice: (scope) => script({ kind: 'answerTwice' }, scope),
    malformedAccounts(value = ['0x123', null, { address: 'not one' }, 'javascript:alert(1)'], scope = {}) {
      script({ kind: 'answer', value }, { method: accountMethods, ...scope })
    },
  }
}
