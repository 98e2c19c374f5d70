import { getOrigin } from './getOrigin'

/** Whether another site's page has made the browser ask this: it can send our cookies along, but not our origin. */
export function isForeign(request: Request): boolean {
  return request.headers.get('origin') !== getOrigin()
}
