import { join } from 'node:path'
import { startFrame } from '@latchkey/frame'
import { createDevelopmentClients } from '@latchkey/frame/testing/createDevelopmentClients'
import { startProviders } from '@latchkey/frame/testing/startProviders'
import { writePages } from '@latchkey/frame/writePages'
import { freePort } from '@latchkey/gateway/testing/freePort'
import { openTestDatabase } from '@latchkey/gateway/testing/openTestDatabase'

type Stop = () => Promise<void>

/** A running frame, on a site of its own: two ports of localhost would be one site to a browser. */
export type EmbeddedStack = {
  readonly frameUrl: string
  readonly providersUrl: string
  /** The folder of its built pages, for another frame. */
  readonly pages: string
}

/** Where the frames keep what they need. */
export type EmbeddedPlan = { readonly gateway: string; readonly folder: string }

/** Starts the secure frame with its mailbox and the identity providers. */
export async function startEmbedded(running: Stop[], plan: EmbeddedPlan): Promise<EmbeddedStack> {
  const port = await freePort()
  const frameUrl = `http://wallet.localhost:${port}`
  const { clients, settingsFor } = createDevelopmentClients([frameUrl])
  const providers = await startProviders({ port: 0, clients })
  running.push(providers.stop)
  await writePages(pagesOf(plan))
  const data = { FRAME_DATA: join(plan.folder, 'frame') }
  const env = { ...settingsOf(frameUrl, plan), ...data, ...settingsFor(providers.url) }
  running.push((await startFrame({ port, env })).stop)
  return { frameUrl, providersUrl: providers.url, pages: pagesOf(plan) }
}

/** Starts the frame of another operator, with a database of its own. Returns its address. */
export async function startOtherFrame(running: Stop[], plan: EmbeddedPlan): Promise<string> {
  const port = await freePort()
  const frameUrl = `http://other-wallet.localhost:${port}`
  const database = await openTestDatabase()
  running.push(database.stop)
  const env = { ...settingsOf(frameUrl, plan), DATABASE_URL: database.url }
  running.push((await startFrame({ port, env })).stop)
  return frameUrl
}

const pagesOf = ({ folder }: EmbeddedPlan) => join(folder, 'pages')

function settingsOf(frameUrl: string, plan: EmbeddedPlan): Record<string, string> {
  return {
    FRAME_MODE: 'development',
    FRAME_PUBLIC_URL: frameUrl,
    FRAME_PAGES: pagesOf(plan),
    FRAME_GATEWAY_URL: plan.gateway,
    FRAME_DEV_MAILBOX: 'true',
    FRAME_RECOVERY: 'automatic',
    FRAME_RECOVERY_DELAY: '0',
    FRAME_RATE_LIMIT: '1000',
    FRAME_MAILS_PER_ADDRESS: '1000',
    FRAME_LOG: 'warn',
  }
}
