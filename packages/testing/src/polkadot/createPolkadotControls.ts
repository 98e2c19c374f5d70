import { noSuchAccount } from '../errors'
import type { RequestLog } from '../script/createRequestLog'
import { createScripting } from '../script/createScripting'
import type { Release } from '../script/performBehaviour'
import type { PolkadotMemory } from './createPolkadotMemory'
import { openKey } from './openKey'
import type { PolkadotWalletControls } from './PolkadotWallet'
import { polkadotTestKeys } from './polkadotTestKeys'

type Parts = {
  readonly memory: PolkadotMemory
  readonly log: RequestLog
  readonly held: Set<Release>
}

/** Makes the controls of a wallet. */
export function createPolkadotControls({ memory, log, held }: Parts): PolkadotWalletControls {
  const scripting = createScripting({
    getRules: () => memory.get().rules,
    setRules: (rules) => memory.update({ rules }),
    held,
  })
  return {
    ...scripting,
    answerTwice: (scope) => scripting.script({ kind: 'answerTwice' }, scope),
    malformedAccounts(value = [{ address: 'not one' }, null, 'javascript:alert(1)'], scope = {}) {
      scripting.script({ kind: 'answer', value }, { method: 'accounts.get', ...scope })
    },
    lock: () => memory.update({ locked: true }),
    unlock: () => memory.update({ locked: false }),
    switchAccount(index) {
      const count = memory.keys().length
      if (!Number.isInteger(index) || index < 0 || index >= count) throw noSuchAccount({ count, index })
      memory.update({ selected: index })
    },
    addAccount(key) {
      const own = memory.keys().map(({ address }) => address)
      const next = key ?? polkadotTestKeys.find((one) => !own.includes(openKey(one).address))
      if (!next) throw noSuchAccount({ count: own.length, index: own.length })
      memory.update({ addedKeys: [...memory.get().addedKeys, next] })
      return openKey(next).address
    },
    forget: () =>
      memory.update({ origins: memory.get().origins.filter((origin) => origin !== memory.origin) }),
    authorise: () => memory.update({ origins: [...new Set([...memory.get().origins, memory.origin])] }),
    set: (quirks) => memory.update({ changedQuirks: { ...memory.get().changedQuirks, ...quirks } }),
    clearLog: () => log.clear(),
  }
}
