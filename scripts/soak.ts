import { runSuite } from './test/runSuite'

// Long random walks, fuzzing, and sites that take minutes to install and build: what `npm test` has no time
// for.
await runSuite({ projects: ['soak', 'browser-soak', 'e2e-soak'] })
