import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import type { RecoverTerminal } from './runRecover'

/** The terminal of this process. What is typed isn't shown, and neither the history nor the list of processes has it. */
export function openTerminal(): RecoverTerminal {
  return {
    ask(question) {
      process.stderr.write(question)
      const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
      const lines = createInterface({
        input: process.stdin,
        output: nowhere,
        terminal: process.stdin.isTTY === true,
      })
      return new Promise((resolve) => {
        lines.once('line', (line) => {
          resolve(line)
          lines.close()
        })
        lines.once('close', () => {
          process.stderr.write('\n')
          resolve('')
        })
      })
    },
    write: (text) => {
      process.stdout.write(text)
    },
    warn: (text) => {
      process.stderr.write(text)
    },
  }
}
