import { spawn } from 'node:child_process'

/** The result of a finished program. */
export type CommandResult = { readonly code: number; readonly output: string; readonly stdout: string }

/** Runs a program of this repository without a shell or terminal, and collects its output. */
export function runCommand(
  command: string,
  args: readonly string[],
  options: { cwd: string; env?: NodeJS.ProcessEnv },
): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: options.cwd,
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    let stdout = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text
      stdout += text
    })
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
    child.once('error', reject)
    child.once('close', (code) => resolve({ code: code ?? 1, output, stdout }))
  })
}
