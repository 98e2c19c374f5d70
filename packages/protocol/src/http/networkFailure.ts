import { defineError } from '../errors/defineError'

/** No answer at all: no network, no host, or the browser refused. Apart, because it comes before the click. */
export const networkFailure = /* @__PURE__ */ defineError(
  'http/network-failure',
  'The service can not be reached',
  { seenBy: 'visitor' },
)
