import {
  activateSmartSession as activateContract,
  getSmartSessionContext as contextContract,
  getSmartSessions as listContract,
  postSmartSession as postContract,
  revokeSmartSession as revokeContract,
  signSmartSession as signContract,
} from '@latchkey/protocol'
import type { Hono } from 'hono'
import { handle } from '../http/handle'
import type { Services } from '../Services'
import { activateSmartSession } from './activateSmartSession'
import { getSmartSessionContext } from './getSmartSessionContext'
import { getSmartSessions } from './getSmartSessions'
import { createKeyKeeper } from './keys/createKeyKeeper'
import { postSmartSession } from './postSmartSession'
import { revokeSmartSession } from './revokeSmartSession'
import { signSmartSession } from './signSmartSession'
import { smartSessionLimits } from './smartSessionLimits'

/** Serves smart sessions: what an account allows a site to do, within limits, co-signed by the gateway. */
export function serveSmartSessions(app: Hono, services: Services): void {
  const keeper = createKeyKeeper(services)
  const options = { bodyLimit: Math.min(services.config.GATEWAY_BODY_LIMIT, smartSessionLimits.bodyBytes) }
  handle(app, services, listContract, getSmartSessions(services))
  handle(app, services, postContract, postSmartSession(services, keeper), options)
  handle(app, services, activateContract, activateSmartSession(services), options)
  handle(app, services, revokeContract, revokeSmartSession(services), options)
  handle(app, services, contextContract, getSmartSessionContext(services))
  handle(app, services, signContract, signSmartSession(services, keeper), options)
}
