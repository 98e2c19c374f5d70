import { noteRequests, type PairingPort, type PairingProvider, pairingConnectorId } from '@latchkey/core'
import { userRejected } from '@latchkey/protocol'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

/** As long as a real one, for an equally dense code. */
export function pairingUri(mark = 'a'): string {
  const hex = mark.repeat(64)
  return `wc:${hex}@2?relay-protocol=irn&symKey=${hex}&expiryTimestamp=1900000000`
}

/** A pairing client with scripted codes and answers. Its wallet is an EVM wallet. */
export function createScriptedPairing(): {
  readonly port: PairingPort
  /** The requests to the wallet, in order. */
  readonly asked: string[]
  readonly aborted: () => number
  /** The relay has the proposal. */
  readonly show: (uri: string) => void
  readonly agree: () => void
  readonly refuse: () => void
  readonly fail: (cause: unknown) => void
  /** The requests that were resent and canceled. */
  readonly resent: number[]
  readonly cancelled: number[]
  /** The error for the next resend. */
  readonly trouble: { cause: unknown }
} {
  const listeners = new Set<(uri: string) => void>()
  const asked: string[] = []
  const resent: number[] = []
  const cancelled: number[] = []
  const trouble: { cause: unknown } = { cause: undefined }
  let aborted = 0
  let pending: { resolve: (accounts: string[]) => void; reject: (cause: unknown) => void } | undefined
  const provider: PairingProvider & { request(call: { method: string }): Promise<unknown> } = {
    on: (event, listener) => event === 'display_uri' && listeners.add(listener),
    removeListener: (_, listener) => listeners.delete(listener),
    abortPairingAttempt() {
      aborted += 1
      pending?.reject(new TypeError('aborted'))
    },
    async request({ method }) {
      asked.push(method)
      if (method === 'eth_chainId') return '0x1'
      if (method !== 'eth_requestAccounts') return []
      return new Promise<string[]>((resolve, reject) => {
        pending = { resolve, reject }
      })
    },
  }
  return {
    port: {
      connector: (chain) => ({
        id: pairingConnectorId,
        name: 'WalletConnect',
        type: 'WALLET_CONNECT',
        chain,
        provider,
      }),
      requests: {
        async resend(_, id) {
          if (trouble.cause) throw trouble.cause
          resent.push(id)
        },
        async cancel(context, id) {
          cancelled.push(id)
          const waiting = context.getState().pairing?.requests ?? []
          noteRequests(
            context,
            waiting.filter((request) => request.id !== id),
          )
        },
      },
    },
    resent,
    cancelled,
    trouble,
    asked,
    aborted: () => aborted,
    show: (uri) => listeners.forEach((listener) => void listener(uri)),
    agree: () => pending?.resolve([account]),
    refuse: () => pending?.reject(userRejected()),
    fail: (cause) => pending?.reject(cause),
  }
}
