import { execFile } from 'node:child_process'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { startChild } from '../gateway/startChild'
import { walletList } from './walletList'

/** A gateway with its own directory. */
export type DirectoryGateway = { readonly url: string; stop(): Promise<void> }

/** Starts a gateway on its own PostgreSQL and imports wallets into its directory. */
export async function startDirectory(imported: number): Promise<DirectoryGateway> {
  const folder = await mkdtemp(join(tmpdir(), 'latchkey-scroll-'))
  await chmod(folder, 0o755)
  const remove = () => rm(folder, { recursive: true, force: true })
  const main = fileURLToPath(import.meta.resolve('@latchkey/gateway/main'))
  const env = {
    GATEWAY_MODE: 'development',
    GATEWAY_LOG: 'error',
    GATEWAY_PORT: '0',
    GATEWAY_DATA: folder,
    GATEWAY_RATE_LIMIT: '100000',
  }
  try {
    if (imported > 0) {
      const file = join(folder, 'wallets.json')
      await writeFile(file, walletList(imported))
      const node = ['--conditions=@latchkey/source', '--import', 'tsx', main, 'directory', 'import', file]
      await promisify(execFile)(process.execPath, node, { env: { ...process.env, ...env } })
    }
    const gateway = await startChild(main, [], env)
    const stop = async () => {
      await gateway.stop()
      await remove()
    }
    return { url: gateway.url, stop }
  } catch (cause) {
    await remove()
    throw cause
  }
}
