import {
  postNameLookup as longLookup,
  getNameLookup as lookup,
  getProfile as profile,
  getProfilesOf as profilesOf,
  postProfile as register,
  getNameSuggestions as suggestions,
} from '@latchkey/protocol'
import type { Hono } from 'hono'
import { handle } from '../http/handle'
import type { Services } from '../Services'
import { getNameLookup } from './getNameLookup'
import { getNameSuggestions } from './getNameSuggestions'
import { getProfile } from './getProfile'
import { getProfilesOf } from './getProfilesOf'
import { postNameLookup } from './postNameLookup'
import { postProfile } from './postProfile'

/** The largest registration: a signature of a contract that isn't deployed has its creation code. */
const bodyBytes = 64_000

/** Serves the names of the operator's zones. */
export function serveNames(app: Hono, services: Services): void {
  const options = { bodyLimit: Math.min(services.config.GATEWAY_BODY_LIMIT, bodyBytes) }
  handle(app, services, profile, getProfile(services))
  handle(app, services, profilesOf, getProfilesOf(services))
  handle(app, services, suggestions, getNameSuggestions(services))
  handle(app, services, register, postProfile(services), options)
  // Any wallet or library asks these.
  handle(app, services, lookup, getNameLookup(services), { isOpen: true })
  handle(app, services, longLookup, postNameLookup(services), { ...options, isOpen: true })
}
