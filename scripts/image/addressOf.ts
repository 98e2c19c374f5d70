import type { ChildProcess } from 'node:child_process'
import { SetupFault } from '../process/SetupFault'

/** Returns the address that a server prints when it listens. @throws SetupFault */
export function addressOf(child: ChildProcess): Promise<string> {
  let text = ''
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (part: string) => {
        text += part
        const [, url] = /listening at (\S+)/.exec(text) ?? []
        if (url) resolve(url)
      })
    child.once('close', () => reject(new SetupFault(`It ended, and said: ${text}`)))
  })
}
