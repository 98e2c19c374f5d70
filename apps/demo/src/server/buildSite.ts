import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { buildFailed } from '../errors'
import { readSite, type Site } from './readSite'

/**
 * Builds the site in `root` into a temporary folder, so parallel builds don't collide.
 * Runs in its own process, because Vite reads and sets `NODE_ENV`.
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
