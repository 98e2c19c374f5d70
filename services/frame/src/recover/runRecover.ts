import { readFile } from 'node:fs/promises'
import { isLatchkeyError } from '@latchkey/protocol'
import { openRecoveryFile } from './openRecoveryFile'
import { readRecoveryFile } from './readRecoveryFile'

/** What the command uses of its terminal. */
export type RecoverTerminal = {
  /** Asks for a line that isn't shown. */
  ask(question: string): Promise<string>
  write(text: string): void
  warn(text: string): void
}

/** Opens the recovery file that the arguments name and writes its words and keys. Returns the exit code. */
export async function runRecover(args: readonly string[], terminal: RecoverTerminal): Promise<number> {
  const [path, ...rest] = args
  if (!path || rest.length > 0 || path.startsWith('-')) {
    terminal.warn('Usage: latchkey-recover <file>\n')
    return 2
  }
  try {
    const text = await readFile(path, 'utf8')
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
    const isKnown = isLatchkeyError(cause) || (cause instanceof Error && 'code' in cause)
    if (!isKnown) throw cause
    terminal.warn(`${cause.message}\n`)
    return 1
  }
}
