import { defineError } from '../errors/defineError'

/** No response at all: no network, no host, or the browser blocked the request. */
export const networkFailure = /* @__PURE__ */ defineError('http/network-failure', "Can't reach the service", {
  seenBy: 'visitor',
})

/** Waits for a lazily loaded module and turns a failed load into a typed error. @throws networkFailure */
export async function loaded<Part>(part: Promise<Part>): Promise<Part> {
  try {
    return await part
  } catch (cause) {
    throw networkFailure({}, { cause })
  }
}
