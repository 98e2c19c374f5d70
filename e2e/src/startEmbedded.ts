import { join } from 'node:path'
import { startFrame } from '@latchkey/frame'
import { createDevelopmentClients } from '@latchkey/frame/testing/createDevelopmentClients'
import { startProviders } from '@latchkey/frame/testing/startProviders'
import { writePages } from '@latchkey/frame/writePages'
import { freePort } from '@latchkey/gateway/testing/freePort'

type Stop = () => Promise<void>

/** A running frame, on a site of its own: two ports of localhost would be one site to a browser. */
export type EmbeddedStack = {
  readonly frameUrl: string
  readonly providersUrl: string
  /** The folder of its built pages, for another frame. */
  readonly pages: string
}

/** Starts the secure frame with its mailbox and the identity providers. */
export async function startEmbedded(
  running: Stop[],
  { gateway, folder }: { readonly gateway: string; readonly folder: string },
): Promise<EmbeddedStack> {
  const port = await freePort()
  const frameUrl = `http://wallet.localhost:${port}`
  const { clients, settingsFor } = createDevelopmentClients([frameUrl])
  const providers = await startProviders({ port: 0, clients })
  running.push(providers.stop)
  const pages = join(folder, 'pages')
  await writePages(pages)
  const frame = await startFrame({
    port,
    env: {
      FRAME_MODE: 'development',
      FRAME_PUBLIC_URL: frameUrl,
      FRAME_PAGES: pages,
      FRAME_GATEWAY_URL: gateway,
      FRAME_DATA: join(folder, 'frame'),
      FRAME_DEV_MAILBOX: 'true',
      FRAME_RECOVERY: 'automatic',
      FRAME_RECOVERY_DELAY: '0',
      FRAME_RATE_LIMIT: '1000',
      FRAME_MAILS_PER_ADDRESS: '1000',
      FRAME_LOG: 'warn',
      ...settingsFor(providers.url),
    },
  })
  running.push(frame.stop)
  return { frameUrl, providersUrl: providers.url, pages }
}
