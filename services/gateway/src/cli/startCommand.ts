import { startGateway } from '../startGateway'
import { readArgs } from './readArgs'
import type { Terminal } from './Terminal'

/** `gateway start`: serves until the process should stop. */
export async function startCommand(args: string[], { env, print, untilStopped }: Terminal): Promise<void> {
  readArgs(args, {})
  const gateway = await startGateway({ env })
  print(`Gateway listening at ${gateway.url}`)
  await untilStopped()
  await gateway.stop()
}
