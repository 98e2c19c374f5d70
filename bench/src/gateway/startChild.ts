import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createInterface } from 'node:readline'

/** A server in its own process. */
export type ServerChild = { readonly url: string; readonly process: ChildProcess; stop(): Promise<void> }

/**
 * Starts a script on the first core, to leave the others to the client. Resolves when it listens. It gets as much memory
 * as operators give it.
 */
export async function startChild(
  script: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  isPinned = true,
): Promise<ServerChild> {
  const isCompiled = script.endsWith('.js')
  const loader = isCompiled ? [] : ['--conditions=@latchkey/source', '--import', 'tsx']
  const node = ['--max-old-space-size=1024', ...loader, script, ...args]
  const canPin = isPinned && existsSync('/usr/bin/taskset')
  const pinned = canPin ? ['/usr/bin/taskset', '-c', '0', process.execPath] : [process.execPath]
  const [command = '', ...rest] = [...pinned, ...node]
  const child = spawn(command, rest, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const lines = createInterface({ input: child.stdout })
  const said = (async () => {
    for await (const line of lines) {
      const url = /at (http:\S+)/.exec(line)?.[1]
      if (url) return url
    }
    return undefined
  })()
  const url = await said
  if (!url) throw new TypeError(`${script} ended before it listened`)
  child.stdout.resume()
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  return { url, process: child, stop }
}
