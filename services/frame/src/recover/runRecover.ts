import { readFile } from 'node:fs/promises'
import { isLatchkeyError } from '@latchkey/protocol'
import { fileUnreadable } from './errors'
import { openRecoveryFile } from './openRecoveryFile'
import { readRecoveryFile } from './readRecoveryFile'

/** What the command uses of its terminal. */
export type RecoverTerminal = {
  /** Asks for a line that isn't shown. */
  ask(question: string): Promise<string>
  write(text: string): void
  warn(text: string): void
}

const usage = `Usage: latchkey-recover <file>

Opens the recovery file of a Latchkey wallet, without any server. It asks for the
password or the printed code, then writes the 24 words, the private keys and the
addresses. Any wallet for EVM chains or Solana takes the words.
`

/** Opens the recovery file that the arguments name and writes its words and keys. Returns the exit code. */
export async function runRecover(args: readonly string[], terminal: RecoverTerminal): Promise<number> {
  const [path, ...rest] = args
  if (args.includes('--help') || args.includes('-h')) {
    terminal.write(usage)
    return 0
  }
  if (!path || rest.length > 0 || path.startsWith('-')) {
    terminal.warn(usage)
    return 2
  }
  try {
    const text = await readFile(path, 'utf8').catch((cause: unknown) => {
      throw fileUnreadable({ path, reason: reasonOf(cause) }, { cause })
    })
    const { slot } = readRecoveryFile(text)
    const secret = await terminal.ask(slot.by === 'code' ? 'Code: ' : 'Password: ')
    const { words, keys, addresses } = await openRecoveryFile(text, secret)
    terminal.warn('Whoever knows these words controls the wallet.\n')
    terminal.write(
      [
        `words: ${words}`,
        `evm address: ${addresses.eip155}`,
        `evm key: ${keys.eip155}`,
        `solana address: ${addresses.solana}`,
        `solana key: ${keys.solana}`,
        '',
      ].join('\n'),
    )
    return 0
  } catch (cause) {
    // Others are faults of the program, whose trace helps.
    if (!isLatchkeyError(cause)) throw cause
    terminal.warn(`${cause.message}\n`)
    return 1
  }
}

/** What the system says about a file, in words. */
function reasonOf(cause: unknown): string {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  if (code === 'ENOENT') return 'it doesn’t exist. Check its name and folder'
  if (code === 'EISDIR') return 'it is a folder. Name the file in it'
  if (code === 'EACCES' || code === 'EPERM') return 'this user may not read it'
  return cause instanceof Error ? cause.message : String(cause)
}
