import { signInNotEnabled } from '@latchkey/protocol'
import type { SignInContext } from '../SignInContext'
import type { GatewaySessions, GatewaySessionsOptions } from './GatewaySessionsOptions'

type Opened = Omit<GatewaySessions, 'attach' | 'verifies'>

/**
 * [SIW-6] Keeps sessions at the site's gateway, which verifies them; the page holds their tokens. Small: the code that
 * calls the gateway loads on first use.
 */
export function gatewaySessions(options: GatewaySessionsOptions = {}): GatewaySessions {
  let context: SignInContext | undefined
  let opened: Promise<Opened> | undefined
  const open = async (): Promise<Opened> => {
    if (!context) throw signInNotEnabled()
    const attached = context
    opened ??= import('./openGatewaySessions').then(({ openGatewaySessions }) =>
      openGatewaySessions(attached, options),
    )
    // A chunk that failed to load is requested again next time.
    opened.catch(() => {
      opened = undefined
    })
    return opened
  }
  return {
    verifies: true,
    attach(given) {
      context = given
      opened = undefined
    },
    getNonce: async (input) => (await open()).getNonce(input),
    add: async (session) => (await open()).add(session),
    set: async (sessions) => (await open()).set(sessions),
    get: async (chainId, address) => (await open()).get(chainId, address),
    delete: async (chainId, address) => (await open()).delete(chainId, address),
    getToken: async () => (await open()).getToken(),
  }
}
