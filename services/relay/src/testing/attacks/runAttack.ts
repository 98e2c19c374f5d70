import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { attacks } from './attacks'

const main = fileURLToPath(new URL('./attackProcess.ts', import.meta.url))

/** Attacks a relay from another process, so whoever measures isn't busy with it. */
export async function runAttack(name: keyof typeof attacks, url: string, forMs: number): Promise<void> {
  const flags = ['--conditions=@latchkey/source', '--import', 'tsx', main, name, url, String(forMs)]
  const child = spawn(process.execPath, flags, { stdio: ['ignore', 'inherit', 'inherit'] })
  await once(child, 'exit')
}
