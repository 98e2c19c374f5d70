import { runSuite } from './test/runSuite'

// What `npm test` has no time for: long random walks, fuzzing, attacks, whole matrices, every engine, and sites that
// take minutes to install and build. Attacks come last: nothing else may run beside them.
const attacks = process.env.SOAK_ATTACKS === 'no' ? [] : ['hostile']
const journeys = process.env.SOAK_JOURNEYS === 'no' ? [] : ['e2e-soak']
await runSuite({ projects: ['soak', 'browser-soak', ...journeys, ...attacks] })
