import { getNameSuggestions, getProfile, getProfilesOf, postProfile } from '@latchkey/protocol'
import type { Hono } from 'hono'
import { handle } from '../http/handle'
import { refusals } from '../http/refusals'
import type { Services } from '../Services'

/** Serves the names of the operator's zones. */
export function serveNames(app: Hono, services: Services): void {
  const off = () => {
    throw refusals.notImplemented({ what: 'names' })
  }
  handle(app, services, getProfile, off)
  handle(app, services, getProfilesOf, off)
  handle(app, services, getNameSuggestions, off)
  handle(app, services, postProfile, off)
}
