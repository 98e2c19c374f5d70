import { runSuite } from './test/runSuite'

// Attacks on running services, with bounds on their memory and on how long others wait. They need a quiet machine.
await runSuite({ projects: ['hostile'] })
