import { readConfig } from '../../config/readConfig'
import { openServices } from '../../openServices'

/** A gateway without a port that follows its chains until it is killed; tests start it as a separate process. */
await openServices(readConfig(process.env))
// The followers' pauses don't keep the process alive.
setInterval(() => undefined, 1_000)
process.stdout.write('following\n')
