import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

/** A program with everything it starts. It ends with `stop`, and when this process ends in any way. */
export type Group = {
  /** The first line that it prints. */
  readonly firstLine: Promise<string>
  stop(): Promise<void>
}

/** Starts a program in its own process group; a shell ends the group when the pipe to this process closes. */
export function startGroup(command: readonly string[], env: NodeJS.ProcessEnv = {}): Group {
  const shell = spawn(
    'sh',
    ['-c', 'exec 3<&0; "$@" </dev/null 3<&- & read -r _ <&3; kill -9 0', 'sh', ...command],
    {
      detached: true,
      stdio: ['pipe', 'pipe', 'ignore'],
      env: { ...process.env, ...env },
    },
  )
  const gone = once(shell, 'exit')
  const lines = createInterface({ input: shell.stdout })
  return {
    firstLine: once(lines, 'line').then(([line]) => String(line)),
    async stop() {
      shell.stdin.destroy()
      await gone
    },
  }
}
