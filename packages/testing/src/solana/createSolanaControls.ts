import { base58 } from '@scure/base'
import { noSuchAccount } from '../errors'
import type { RequestLog } from '../script/createRequestLog'
import { createScripting } from '../script/createScripting'
import type { Release } from '../script/performBehaviour'
import type { SolanaMemory } from './createSolanaMemory'
import { deriveTestKey } from './deriveTestKey'
import type { SolanaWalletControls } from './SolanaWallet'

type Parts = {
  readonly memory: SolanaMemory
  readonly log: RequestLog
  readonly held: Set<Release>
}

/** What is no list of accounts, though it looks like one. */
const malformed = {
  accounts: [{ address: 'not one', publicKey: [1, 2, 3], chains: ['solana:mainnet'] }, null],
}

/** Makes the controls of a wallet. */
export function createSolanaControls({ memory, log, held }: Parts): SolanaWalletControls {
  const scripting = createScripting({
    getRules: () => memory.get().rules,
    setRules: (rules) => memory.update({ rules }),
    held,
  })
  return {
    ...scripting,
    answerTwice: (scope) => scripting.script({ kind: 'answerTwice' }, scope),
    malformedAccounts(value = malformed, scope = {}) {
      scripting.script({ kind: 'answer', value }, { method: 'standard:connect', ...scope })
    },
    lock: () => memory.update({ locked: true }),
    unlock: () => memory.update({ locked: false }),
    switchAccount(index) {
      const count = memory.keys().length
      if (!Number.isInteger(index) || index < 0 || index >= count) throw noSuchAccount({ count, index })
      memory.update({ selected: index })
    },
    addAccount(secretKey) {
      const { secretKey: next } = deriveTestKey(memory.keys().length)
      memory.update({ addedKeys: [...memory.get().addedKeys, secretKey ?? base58.encode(next)] })
      const { publicKey } = memory.keys().at(-1) ?? { publicKey: new Uint8Array() }
      return base58.encode(publicKey)
    },
    forget: () =>
      memory.update({ origins: memory.get().origins.filter((origin) => origin !== memory.origin) }),
    authorise: () => memory.update({ origins: [...new Set([...memory.get().origins, memory.origin])] }),
    set: (quirks) => memory.update({ changedQuirks: { ...memory.get().changedQuirks, ...quirks } }),
    clearLog: () => log.clear(),
  }
}
