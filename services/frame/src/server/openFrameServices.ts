import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  createBodyBudget,
  createLimiter,
  createLog,
  createSlabPool,
  openDatabase,
} from '@latchkey/gateway/server'
import { createSecrets } from './config/createSecrets'
import { pagesMissing } from './config/errors'
import type { FrameSettings } from './config/readFrameSettings'
import { frameMigrations } from './database/frameMigrations'
import { startFrameSweeps } from './database/startFrameSweeps'
import type { FrameServices } from './FrameServices'
import { createHalves } from './halves/createHalves'
import { createMailer } from './mail/createMailer'
import type { Mailer } from './mail/Mailer'
import { startMailbox } from './mail/mailbox/startMailbox'
import { countMails } from './monitoring/countMails'
import { createFrameMetrics } from './monitoring/createFrameMetrics'
import { type BuiltPages, readBuiltPages } from './pages/readBuiltPages'
import { createSites } from './projects/createSites'
import { createSocialClients } from './social/clients/createSocialClients'
import { createFarcaster } from './social/farcaster/createFarcaster'
import { createWaits } from './waiting/createWaits'
import { createWakeUps } from './waiting/createWakeUps'
import { checkKeys } from './wrapper/checkKeys'
import { createWrapper } from './wrapper/createWrapper'

/** Parts that tests replace: other people's mailboxes, and time. */
export type FrameParts = { readonly mailer?: Mailer; readonly now?: () => number }

const builtPages = fileURLToPath(new URL('../../dist/page', import.meta.url))
/** One process counts requests per second; what guards logins counts in the database. */
const inMemory = { query: async () => [] }

/** Opens everything the frame needs. @throws pagesMissing, keyUnknown, databaseMissing, databaseDown, migrationChanged */
export async function openFrameServices(
  settings: FrameSettings,
  parts: FrameParts = {},
): Promise<{ services: FrameServices; stop: () => Promise<void> }> {
  const log = createLog({ GATEWAY_LOG: settings.FRAME_LOG })
  const { now = Date.now } = parts
  const pages = await readPages(settings)
  const database = await openDatabase({
    url: settings.DATABASE_URL,
    folder: resolve(settings.FRAME_DATA, 'postgres'),
    connections: settings.FRAME_DATABASE_CONNECTIONS,
    migrations: frameMigrations,
    name: 'latchkey-frame',
  })
  await checkKeys(database, settings).catch(async (cause: unknown) => {
    await database.stop()
    throw cause
  })
  const wakeUps = createWakeUps()
  const metrics = createFrameMetrics(wakeUps)
  const limiter = createLimiter(inMemory, now, () => undefined)
  const mailbox = settings.FRAME_DEV_MAILBOX ? await startMailbox({ now }) : undefined
  const smtp = createMailer(mailbox ? { ...settings, SMTP_URL: mailbox.url } : settings, log)
  const services: FrameServices = {
    settings,
    database,
    sites: await createSites(settings, { database, log }, () => performance.now()),
    mailer: countMails(parts.mailer ?? smtp, metrics),
    mailbox,
    secrets: createSecrets(settings),
    socials: createSocialClients(settings),
    farcaster: createFarcaster(settings),
    wakeUps,
    waits: createWaits(),
    wrapper: createWrapper(settings, 'login'),
    halves: createHalves(settings, database, now),
    pages,
    limiter,
    bodies: createBodyBudget({ most: 16_000_000, mostPerAddress: 4_000_000 }),
    slabs: createSlabPool(),
    metrics,
    log,
    now,
  }
  const sweeps = startFrameSweeps(services)
  const stop = async () => {
    await sweeps.stop()
    await limiter.stop()
    smtp.stop()
    await mailbox?.stop()
    await database.stop()
  }
  return { services, stop }
}

/** Without pages a frame would start, and every site would show an empty one. */
async function readPages(settings: FrameSettings): Promise<BuiltPages> {
  const folder = resolve(settings.FRAME_PAGES ?? builtPages)
  const pages = await readBuiltPages(folder)
  const isNeeded = settings.FRAME_MODE === 'production' && settings.FRAME_ROLE !== 'vault'
  if (isNeeded && !pages.find('sdk.html')) throw pagesMissing({ folder })
  return pages
}
