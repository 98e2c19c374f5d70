import { namespaces } from '@latchkey/protocol'
import fc from 'fast-check'

const family = fc.constantFrom(...namespaces)
const index = fc.nat({ max: 1 })
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constantFrom('connect'), family, index }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('reject', 'lateYes', 'lateNo'), family, index }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('lock', 'unlock', 'forget'), family, index }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('rotate', 'choose', 'move'), family, index }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('switch', 'refuse'), family, index }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constantFrom('disconnect', 'reload', 'announce'), family, index }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('all'), family, index }) },
)

/** What a visitor or a wallet does. */
export type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

/** A visit: a dozen steps at most. */
export const steps = fc.array(step, { minLength: 1, maxLength: 12 })

/** Visits that once ended in two stories. */
export const knownVisits: readonly Step[][] = [
  // The wallet went elsewhere, and what it had approved before was still believed.
  [
    { do: 'connect', family: 'bip122', index: 0 },
    { do: 'move', family: 'bip122', index: 1 },
    { do: 'switch', family: 'bip122', index: 0 },
  ],
  // The wallet stood where it had been before, and not where the visitor had chosen to be meanwhile.
  [
    { do: 'connect', family: 'polkadot', index: 0 },
    { do: 'switch', family: 'polkadot', index: 1 },
    { do: 'lock', family: 'polkadot', index: 0 },
    { do: 'switch', family: 'polkadot', index: 0 },
    { do: 'lateYes', family: 'polkadot', index: 0 },
  ],
]
