import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'

/** A server in its own process. */
export type Program = { stop(): Promise<void> }

/** What to start and where; it is ready when its output matches. */
export type ProgramOptions = {
  readonly cwd: string
  readonly env: Readonly<Record<string, string>>
  readonly isReady: RegExp
}

/** Starts Node with arguments and waits until the program is ready. */
export async function startProgram(args: readonly string[], options: ProgramOptions): Promise<Program> {
  const { cwd, env, isReady } = options
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said: string[] = []
  const ended = once(child, 'close')
  const ready = new Promise<void>((resolve) => {
    for (const output of [child.stdout, child.stderr])
      createInterface({ input: output }).on('line', (line) => {
        said.push(line)
        if (isReady.test(line)) resolve()
      })
  })
  await Promise.race([ready, ended])
  if (child.exitCode !== null) throw new ProgramFault(said.join('\n'))
  return {
    async stop() {
      child.kill()
      await ended
    },
  }
}

/** Returns a free port. */
export async function findPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

class ProgramFault extends Error {
  override readonly name = 'ProgramFault'
}
