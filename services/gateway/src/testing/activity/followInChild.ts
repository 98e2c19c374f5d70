import { readConfig } from '../../config/readConfig'
import { openServices } from '../../openServices'

/** A gateway without a port that follows its chains until it is killed: a test starts it as a process of its own. */
await openServices(readConfig(process.env))
// The followers sleep between their looks; that alone must not end the process.
setInterval(() => undefined, 1_000)
process.stdout.write('following\n')
