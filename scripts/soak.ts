import { runSuite } from './test/runSuite'

// What `npm test` has no time for: long random walks, fuzzing, attacks, whole matrices, every engine, and sites that
// take minutes to install and build. Attacks come last: nothing else may run beside them.
const attacks = process.env.SOAK_ATTACKS === 'no' ? [] : ['hostile']
// `no`, or a part of them such as `2/3`.
const { SOAK_JOURNEYS: part } = process.env
const journeys = part === 'no' ? [] : [{ name: 'e2e-soak', args: part ? [`--shard=${part}`] : [] }]
await runSuite({ projects: ['soak', 'browser-soak', ...journeys, ...attacks] })
