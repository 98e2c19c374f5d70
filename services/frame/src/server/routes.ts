import type { Hono } from 'hono'
import type { FrameServices } from './FrameServices'
import { serveMailbox } from './mail/mailbox/serveMailbox'
import { servePages } from './pages/servePages'

/** Registers the routes of one feature. */
export type ServeFeature = (app: Hono, services: FrameServices) => void

/** The routes of the frame: one line per feature folder. */
export const routes: readonly ServeFeature[] = [servePages, serveMailbox]
