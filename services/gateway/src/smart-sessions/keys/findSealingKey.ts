import { randomBytes } from 'node:crypto'
import { chmod, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Config } from '../../config/readConfig'

const form = /^[0-9a-f]{64}$/i

/**
 * Returns the key that encrypts the keys of smart sessions: the operator's, or one generated in a file that only this
 * user can read.
 */
export async function findSealingKey(
  config: Pick<Config, 'GATEWAY_SESSION_KEY' | 'GATEWAY_DATA'>,
): Promise<Buffer | undefined> {
  const text = config.GATEWAY_SESSION_KEY ?? (await readOrMake(resolve(config.GATEWAY_DATA)))
  return form.test(text) ? Buffer.from(text, 'hex') : undefined
}

async function readOrMake(folder: string): Promise<string> {
  const path = join(folder, 'smart-sessions.key')
  const fresh = `${path}.${randomBytes(8).toString('hex')}`
  if (!(await isThere(path))) {
    await mkdir(folder, { recursive: true })
    await writeFile(fresh, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' })
    // Linking is atomic, so of two gateways that start together neither reads half a key or replaces the other's.
    await link(fresh, path).catch((error: unknown) => {
      if (!isCode(error, 'EEXIST')) throw error
    })
    await rm(fresh, { force: true })
  }
  await chmod(path, 0o600)
  return (await readFile(path, 'utf8')).trim()
}

async function isThere(path: string): Promise<boolean> {
  try {
    await readFile(path)
    return true
  } catch (error) {
    if (isCode(error, 'ENOENT')) return false
    throw error
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
