import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startDemo } from '@latchkey/demo'
import { startFrame } from '@latchkey/frame'
import { writePages } from '@latchkey/frame/writePages'
import { localSettings, startGateway } from '@latchkey/gateway'
import { freePort } from '@latchkey/gateway/testing/freePort'
import { localSponsor } from '@latchkey/gateway/testing/localSponsor'
import { startEvmChains } from '@latchkey/testing/node'

/** A site with the secure frame on another site, and how to stop both. */
export type EmbeddedSite = {
  readonly siteUrl: string
  /** The mailbox, by a name that Node knows too. */
  readonly mailboxUrl: string
  readonly stop: () => Promise<void>
}

/** Starts a chain, a gateway, the frame and the demo, as `npm start` does. */
export async function startEmbedded(): Promise<EmbeddedSite> {
  const running: (() => Promise<void>)[] = []
  const stop = async () => {
    for (const end of running.splice(0).reverse()) await end()
  }
  try {
    const folder = await mkdtemp(join(tmpdir(), 'latchkey-bench-'))
    running.push(() => rm(folder, { recursive: true, force: true }))
    // The database server runs as another user if the benchmark runs as root.
    await chmod(folder, 0o755)
    const chains = await startEvmChains({ smartAccounts: true })
    running.push(chains.stop)
    const local = localSettings([{ ...chains.first, name: 'Local chain' }])
    const gateway = await startGateway({
      port: 0,
      env: {
        ...local,
        ...localSponsor,
        GATEWAY_LOG: 'warn',
        GATEWAY_DATA: folder,
        GATEWAY_RATE_LIMIT: '10000',
      },
    })
    running.push(gateway.stop)
    const pages = join(folder, 'pages')
    await writePages(pages)
    const port = await freePort()
    const frameUrl = `http://wallet.localhost:${port}`
    const frame = await startFrame({
      port,
      env: {
        FRAME_MODE: 'development',
        FRAME_PUBLIC_URL: frameUrl,
        FRAME_PAGES: pages,
        FRAME_GATEWAY_URL: gateway.url,
        FRAME_DATA: join(folder, 'frame'),
        FRAME_DEV_MAILBOX: 'true',
        FRAME_RECOVERY: 'automatic',
        FRAME_MAILS_PER_ADDRESS: '10000',
        FRAME_RATE_LIMIT: '1000',
        FRAME_LOG: 'warn',
      },
    })
    running.push(frame.stop)
    const demo = await startDemo({
      port: 0,
      gateway: gateway.url,
      wallet: null,
      frame: frameUrl,
      nodes: { [`eip155:${chains.first.chainId}` as const]: chains.first.url },
    })
    running.push(demo.stop)
    return {
      siteUrl: demo.url.replace('localhost', 'site-a.localhost'),
      mailboxUrl: `http://localhost:${port}/dev/mailbox`,
      stop,
    }
  } catch (cause) {
    await stop()
    throw cause
  }
}
