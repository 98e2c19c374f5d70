import { once } from 'node:events'
import { createServer } from 'node:net'
import { SetupFault } from '../process/SetupFault'
import type { Part } from './Part'

/** Names a port that is in use and the variable to set, before anything starts. @throws SetupFault */
export async function assertPortFree({ port, what, variable }: Part): Promise<void> {
  const server = createServer()
  try {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  } catch (cause) {
    const reason = (cause as NodeJS.ErrnoException).code === 'EADDRINUSE' ? 'is in use' : "can't be used"
    throw new SetupFault(`Port ${port} (${what}) ${reason}; set ${variable} to another one`, { cause })
  }
  server.close()
  await once(server, 'close')
}
