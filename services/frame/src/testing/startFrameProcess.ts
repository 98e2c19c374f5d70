import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { createMailbox, type Mailbox } from './createMailbox'
import { testSettings } from './setUpFrame'

/** A frame in its own process, for tests that kill it. */
export type FrameProcess = {
  readonly url: string
  /** The mails it sent. */
  readonly mailbox: Mailbox
  /** Ends it at once, as a power cut does. */
  kill(): Promise<void>
}

/** Starts a frame in its own process on a database, with more settings if a test needs them. */
export async function startFrameProcess(
  databaseUrl: string,
  { port = 0, env = {} }: { readonly port?: number; readonly env?: Readonly<Record<string, string>> } = {},
): Promise<FrameProcess> {
  const module = JSON.stringify(new URL('../startFrame.ts', import.meta.url).href)
  const code = `
    const { startFrame } = await import(${module})
    const tell = (value) => console.log(JSON.stringify(value))
    const mailer = { async send(mail) { tell({ mail }) } }
    const { url } = await startFrame({ port: ${port}, parts: { mailer } })
    tell({ url })`
  const args = ['--conditions=@latchkey/source', '--import', 'tsx', '--input-type=module', '--eval', code]
  const child = spawn(process.execPath, args, {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: { ...process.env, ...testSettings, ...env, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const gone = once(child, 'exit')
  const mailbox = createMailbox()
  const lines = createInterface({ input: child.stdout })
  const started = new Promise<string>((resolve, reject) => {
    lines.on('line', (line) => {
      const { url, mail } = JSON.parse(line)
      if (mail) mailbox.mails.push(mail)
      if (url) resolve(url)
    })
    gone.then(() => reject(new TypeError('The frame did not start')))
  })
  return {
    url: await started,
    mailbox,
    async kill() {
      child.kill('SIGKILL')
      await gone
    },
  }
}
