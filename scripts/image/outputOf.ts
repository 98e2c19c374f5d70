import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** Returns everything that a process prints until it ends. */
export async function outputOf(child: ChildProcess): Promise<string> {
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (part: string) => {
      text += part
    })
  await once(child, 'close')
  return text
}
