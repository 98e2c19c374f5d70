import { refusals, textRefusals } from '@latchkey/gateway/server'
import { isLatchkeyError } from '@latchkey/protocol'
import { everywhere } from '../pages/pageHeaders'
import { frameStatuses } from './frameStatuses'

const shared = Object.values({ ...refusals, ...textRefusals })

/** Returns the answer to an error a client caused, or nothing when the frame itself failed. */
export function errorResponse(error: unknown): Response | undefined {
  if (!isLatchkeyError(error)) return undefined
  const status = frameStatuses.get(error.code) ?? shared.find(({ code }) => code === error.code)?.status
  if (status === undefined) return undefined
  const seconds = error.values.seconds ?? error.values.n
  const headers = {
    ...everywhere,
    'content-type': 'application/json',
    'cache-control': 'no-store',
    ...(seconds === undefined ? {} : { 'retry-after': `${seconds}` }),
  }
  return new Response(JSON.stringify(error), { status, headers })
}
