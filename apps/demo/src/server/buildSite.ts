import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { buildFailed } from '../errors'
import { readSite } from './readSite'
import type { Site } from './Site'

/**
 * Builds the site whose sources are in `root`, from whatever the sources say now, in a folder of its own, so that two of these don't meet.
 * A process of its own too: the builder reads and sets `NODE_ENV`, which is none of our caller's business.
 * @throws buildFailed
 */
export async function buildSite(root: string): Promise<Site> {
  const directory = await mkdtemp(join(tmpdir(), 'latchkey-site-'))
  try {
    await runVite(root, ['build', '--outDir', directory, '--logLevel', 'warn'])
    return await readSite(directory)
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}

async function runVite(root: string, args: readonly string[]): Promise<void> {
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js')
  const builder = spawn(process.execPath, [vite, ...args], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const keep = (chunk: Buffer) => {
    output += chunk.toString()
  }
  builder.stdout.on('data', keep)
  builder.stderr.on('data', keep)
  const [code] = await once(builder, 'close')
  if (code !== 0) throw buildFailed({ output: output.trim() })
}
