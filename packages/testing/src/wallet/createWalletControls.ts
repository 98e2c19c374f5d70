import { noSuchAccount } from '../errors'
import { createScripting } from '../script/createScripting'
import type { BasicMemory } from './BasicMemory'
import type { WalletParts } from './createWalletParts'
import type { WalletControls } from './WalletControls'
import { withOrigin, withoutOrigin } from './withOrigin'

type Parts = {
  readonly memory: BasicMemory
  readonly parts: WalletParts
  /** The methods that report accounts. */
  readonly accountMethods: readonly string[]
  /** Looks like a list of accounts but isn't one. */
  readonly malformed: unknown
  /** Emits every event of the family with this value. */
  emitAll(value: unknown): void
}

/** Creates the controls that all wallets have. */
export function createWalletControls(own: Parts): WalletControls & { set(quirks: object): void } {
  const { memory, parts, accountMethods, malformed, emitAll } = own
  const scripting = createScripting({
    getRules: () => memory.get().rules,
    setRules: (rules) => memory.update({ rules }),
    held: parts.held,
  })
  const { script } = scripting
  return {
    ...scripting,
    answerTwice: (scope) => script({ kind: 'answerTwice' }, scope),
    malformedAccounts(value = malformed, scope = {}) {
      script({ kind: 'answer', value }, { method: accountMethods, ...scope })
    },
    malformedEvents: (value = [null, { accounts: 'none' }]) => emitAll(value),
    lock: () => memory.update({ locked: true }),
    unlock: () => memory.update({ locked: false }),
    switchAccount(index) {
      const count = memory.addresses().length
      if (!Number.isInteger(index) || index < 0 || index >= count) throw noSuchAccount({ count, index })
      memory.update({ selected: index })
    },
    forget: () => memory.update({ origins: withoutOrigin(memory) }),
    authorise: () => memory.update({ origins: withOrigin(memory) }),
    set: (quirks) => memory.update({ changedQuirks: { ...memory.get().changedQuirks, ...quirks } }),
    loseConnection() {
      parts.isLost = true
    },
    restoreConnection() {
      parts.isLost = false
    },
    clearLog: () => parts.log.clear(),
  }
}
