import { postBundler as bundlerContract, getSmartAccounts as listContract } from '@latchkey/protocol'
import type { Hono } from 'hono'
import { handle } from '../http/handle'
import type { Services } from '../Services'
import { getSmartAccounts } from './getSmartAccounts'
import { postBundler } from './postBundler'

/** The largest operation has 100 kB of data, as hexadecimal text. */
const bodyBytes = 300_000

/** Serves smart accounts: where they work, and who carries their operations. */
export function serveBundler(app: Hono, services: Services): void {
  const bodyLimit = Math.min(services.config.GATEWAY_BODY_LIMIT, bodyBytes)
  handle(app, services, listContract, getSmartAccounts(services))
  handle(app, services, bundlerContract, postBundler(services), { bodyLimit })
}
