import type { Hono } from 'hono'
import type { FrameSettings } from './config/readFrameSettings'
import { serveDevice } from './device/serveDevice'
import { serveDevices } from './devices/serveDevices'
import { serveEmail } from './email/serveEmail'
import { serveExport } from './export/serveExport'
import type { FrameServices } from './FrameServices'
import { serveHalves } from './halves/serveHalves'
import { serveHealth } from './health/serveHealth'
import { serveLogin } from './login/serveLogin'
import { serveMailbox } from './mail/mailbox/serveMailbox'
import { serveMetrics } from './monitoring/serveMetrics'
import { servePages } from './pages/servePages'
import { servePasskeys } from './passkeys/servePasskeys'
import { servePassword } from './password/servePassword'
import { serveRecoveryPage } from './recovery/serveRecoveryPage'
import { serveSessions } from './sessions/serveSessions'
import { serveFarcaster } from './social/farcaster/serveFarcaster'
import { serveSocial } from './social/serveSocial'
import { serveStepUp } from './step-up/serveStepUp'
import { serveVault } from './vault/serveVault'
import { serveWindows } from './windows/serveWindows'

/** Registers the routes of one feature. */
export type ServeFeature = (app: Hono, services: FrameServices) => void

/** The routes that visitors use: one line per feature folder. */
const forVisitors: readonly ServeFeature[] = [
  servePages,
  serveMailbox,
  serveLogin,
  serveDevice,
  serveSessions,
  serveSocial,
  serveFarcaster,
  serveVault,
  servePasskeys,
  servePassword,
  serveEmail,
  serveRecoveryPage,
  serveDevices,
  serveWindows,
  serveExport,
  serveStepUp,
]

/** Returns the routes of a role. The host of the role `vault` serves nothing else. */
export function routesOf(role: FrameSettings['FRAME_ROLE']): readonly ServeFeature[] {
  return [serveHealth, serveMetrics, ...(role === 'vault' ? [serveHalves] : forVisitors)]
}
