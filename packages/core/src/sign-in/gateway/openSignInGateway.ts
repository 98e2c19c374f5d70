import { httpStatus, isLatchkeyError } from '@latchkey/protocol'
import { createHttpClient } from '../../http/createHttpClient'
import type { HttpClient } from '../../http/HttpClient'
import { sdkVersion } from '../../http/identify'
import type { SignInContext } from '../SignInContext'

/** Settings of a call besides its contract. */
export type CallExtras = {
  readonly headers?: Readonly<Record<string, string>>
  /** `include` if the operator keeps the session in a cookie on the same site. */
  readonly credentials: RequestCredentials
}

/** Creates a client for the gateway's sign-in. An error with a known kind is thrown as that kind. @throws invalidOption */
export function openSignInGateway(
  { host, options, logger, getState }: SignInContext,
  { headers, credentials }: CallExtras,
): HttpClient {
  const families = new Set(getState().network.networks.map(({ chainNamespace }) => chainNamespace))
  const client = createHttpClient({
    host: {
      ...host,
      fetch: (url, init) => {
        const all = new Headers(init.headers)
        for (const [name, value] of Object.entries(headers ?? {})) all.set(name, value)
        return host.fetch(url, { ...init, credentials, headers: all })
      },
    },
    baseUrl: options.gateway ?? '',
    identify: () => ({
      projectId: options.projectId ?? '',
      st: 'latchkey',
      sv: `html-${[...families].join(',')}-${sdkVersion}`,
    }),
    logger,
  })
  const call: HttpClient['call'] = async (...asked) => {
    try {
      return await client.call(...asked)
    } catch (error) {
      if (!httpStatus.is(error) || !isLatchkeyError(error.cause)) throw error
      throw error.cause.code.startsWith('sign-in/') ? error.cause : error
    }
  }
  return { call }
}
