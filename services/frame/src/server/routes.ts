import type { Hono } from 'hono'
import { serveDevice } from './device/serveDevice'
import type { FrameServices } from './FrameServices'
import { serveLogin } from './login/serveLogin'
import { serveMailbox } from './mail/mailbox/serveMailbox'
import { servePages } from './pages/servePages'
import { serveSessions } from './sessions/serveSessions'
import { serveSocial } from './social/serveSocial'

/** Registers the routes of one feature. */
export type ServeFeature = (app: Hono, services: FrameServices) => void

/** The routes of the frame: one line per feature folder. */
export const routes: readonly ServeFeature[] = [
  servePages,
  serveMailbox,
  serveLogin,
  serveDevice,
  serveSessions,
  serveSocial,
]
