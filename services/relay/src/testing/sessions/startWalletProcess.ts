import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { Host } from './createHost'
import type { Told } from './Told'
import type { WalletProcessOptions } from './walletProcess'

/** What the process sends: an answer, an event, or something to store. */
type Message =
  | { readonly seq: number; readonly result?: unknown; readonly error?: string }
  | { readonly key: string; readonly told: Told }
  | { readonly key: string; readonly stored: readonly [string, unknown?] }

/** The events of a process with wallets. */
export type WalletProcessEvents = {
  told(key: string, told: Told): void
  stored(key: string, name: string, value: unknown): void
}

/** Wallets in a separate process, which can disappear at any moment. */
export type WalletProcess = Host<WalletProcessOptions> & { kill(): Promise<void> }

/** Starts a process for wallets. */
export function startWalletProcess(events: WalletProcessEvents): WalletProcess {
  const child = fork(new URL('./walletProcess.ts', import.meta.url), {
    execArgv: ['--conditions=@latchkey/source', '--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    serialization: 'advanced',
  })
  const waiting = new Map<number, (message: { result?: unknown; error?: string }) => void>()
  let count = 0
  child.on('message', (message: Message) => {
    if ('seq' in message) waiting.get(message.seq)?.(message)
    else if ('told' in message) events.told(message.key, message.told)
    else events.stored(message.key, ...(message.stored as [string, unknown]))
  })
  const ask = (method: 'open' | 'call', args: readonly unknown[]) =>
    new Promise<unknown>((resolve, reject) => {
      const seq = count++
      waiting.set(seq, ({ result, error }) => {
        waiting.delete(seq)
        if (error === undefined) resolve(result)
        else reject(new TypeError(error))
      })
      child.send({ seq, method, args })
    })
  return {
    open: async (...args) => void (await ask('open', args)),
    call: (...args) => ask('call', args),
    async kill() {
      const exited = once(child, 'exit')
      child.kill('SIGKILL')
      await exited
      for (const end of [...waiting.values()]) end({ error: 'Wallet process ended' })
    },
  }
}
