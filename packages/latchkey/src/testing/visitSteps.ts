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

/** A step by a visitor or a wallet. */
export type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

/** A visit: at most a dozen steps. */
export const steps = fc.array(step, { minLength: 1, maxLength: 12 })

/** Visits that once ended in disagreement. */
export const knownVisits: readonly Step[][] = [
  // The wallet switched networks, and its earlier approvals still counted.
  [
    { do: 'connect', family: 'bip122', index: 0 },
    { do: 'move', family: 'bip122', index: 1 },
    { do: 'switch', family: 'bip122', index: 0 },
  ],
  // The wallet was on its earlier network, not on the one that the visitor had chosen meanwhile.
  [
    { do: 'connect', family: 'polkadot', index: 0 },
    { do: 'switch', family: 'polkadot', index: 1 },
    { do: 'lock', family: 'polkadot', index: 0 },
    { do: 'switch', family: 'polkadot', index: 0 },
    { do: 'lateYes', family: 'polkadot', index: 0 },
  ],
]
