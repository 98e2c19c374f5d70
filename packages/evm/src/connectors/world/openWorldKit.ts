import { fieldsOf, isLatchkeyError, loaded, readWalletError, walletMalformed } from '@latchkey/protocol'
import type { WorldKit, WorldLibrary } from './WorldLibrary'

/** World App's word for a visitor who declines; the library's errors end with it. */
const refusal = /\buser_rejected$/

/** Runs one command of World App, and returns the fields of its answer. */
export type AskWorld = (
  run: (kit: WorldKit) => Promise<unknown>,
) => Promise<Readonly<Record<string, unknown>>>

/** Opens World App's library on first use. @throws userRejected, connectFailed, walletMalformed */
export function openWorldKit(load: () => Promise<WorldLibrary>): AskWorld {
  let opening: Promise<WorldKit> | undefined
  const open = () => {
    opening ??= loaded(load()).then(({ MiniKit }) => {
      // A site may have started it with its own id.
      if (!MiniKit.isInstalled()) MiniKit.install()
      return MiniKit
    })
    // A visitor who was offline can try again.
    opening.catch(() => {
      opening = undefined
    })
    return opening
  }
  let last: Promise<unknown> = Promise.resolve()
  const run: AskWorld = async (command) => {
    try {
      const { executedWith, data } = fieldsOf(await command(await open()))
      // Its library can fall back to other wallets, which are not World App.
      if (executedWith !== 'minikit') throw walletMalformed({ what: 'World App' })
      return fieldsOf(data)
    } catch (cause) {
      throw isLatchkeyError(cause) ? cause : readWalletError(cause, 'World App', { refusal })
    }
  }
  return (command) => {
    // It keeps one listener for each kind of answer: of two signatures at once, the first would answer the second.
    const answer = last.then(() => run(command))
    last = answer.catch(() => undefined)
    return answer
  }
}
