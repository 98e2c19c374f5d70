import { getOrigin } from './getOrigin'

/** Whether another site's page made the browser send this request: it can send our cookies, but not our origin. */
export function isForeign(request: Request): boolean {
  return request.headers.get('origin') !== getOrigin()
}
