import { isLatchkeyError } from '@latchkey/protocol'
import { configCommand } from './configCommand'
import { descriptorsCommand } from './descriptorsCommand'
import { directoryCommand } from './directoryCommand'
import { invalidCommand } from './errors'
import { labelsCommand } from './labelsCommand'
import { namesCommand } from './namesCommand'
import { projectCommand } from './projectCommand'
import { signInCommand } from './signInCommand'
import { startCommand } from './startCommand'
import type { Terminal } from './Terminal'
import { usage } from './usage'

/** Runs a command and returns the exit code: 0 for success, 1 for failure, 2 for an invalid command. */
export async function runCli(args: readonly string[], terminal: Terminal): Promise<0 | 1 | 2> {
  const [command = 'start', ...rest] = args
  try {
    if (args.includes('--help') || command === '-h' || command === 'help') terminal.print(usage)
    else await (Object.hasOwn(commands, command) ? commands[command] : unknown(command))?.(rest, terminal)
    return 0
  } catch (error) {
    if (!isLatchkeyError(error)) throw error
    terminal.complain(error.message)
    if (!invalidCommand.is(error)) return 1
    terminal.complain('Try: gateway --help')
    return 2
  }
}

const commands: Readonly<Record<string, (args: string[], terminal: Terminal) => Promise<void>>> = {
  start: startCommand,
  config: configCommand,
  project: projectCommand,
  directory: directoryCommand,
  descriptors: descriptorsCommand,
  labels: labelsCommand,
  names: namesCommand,
  'sign-in': signInCommand,
}

function unknown(command: string): never {
  throw invalidCommand({ reason: `Unknown command "${command.slice(0, 50)}"` })
}
