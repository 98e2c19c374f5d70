import type { Namespace, NetworkId } from '@latchkey/protocol'

type Click = Record<never, never>

/** [SND-1] What is sent. `token` is its address, or the symbol of the native coin. */
type SendProperties = {
  readonly isSmartAccount: boolean
  readonly network: NetworkId
  readonly token: string
  readonly amount: number
}

/** [EVT-4] Every event and its properties. */
export type EventProperties = {
  MODAL_CREATED: Click
  INITIALIZE: { readonly [option: string]: unknown }
  MODAL_OPEN: { readonly connected: boolean }
  MODAL_CLOSE: { readonly connected: boolean }
  CLICK_ALL_WALLETS: Click
  CLICK_WALLET_HELP: Click
  CLICK_NETWORK_HELP: Click
  CLICK_GET_WALLET: Click
  CLICK_NETWORKS: Click
  SELECT_WALLET: {
    readonly name: string
    readonly platform: 'mobile' | 'desktop' | 'browser' | 'web' | 'qrcode' | 'unsupported'
  }
  CONNECT_SUCCESS: { readonly method: 'qrcode' | 'mobile' | 'browser' | 'email'; readonly name: string }
  CONNECT_ERROR: { readonly message: string }
  DISCONNECT_SUCCESS: { readonly namespace: Namespace | 'all' }
  DISCONNECT_ERROR: { readonly message: string }
  SWITCH_NETWORK: { readonly network: NetworkId }
  SEARCH_WALLET: { readonly badge: string; readonly search: string }
  SIWX_AUTH_SUCCESS: { readonly network: NetworkId; readonly isSmartAccount: boolean }
  SIWX_AUTH_ERROR: { readonly network: NetworkId; readonly isSmartAccount: boolean }
  CLICK_SIGN_SIWX_MESSAGE: { readonly network: NetworkId; readonly isSmartAccount: boolean }
  CLICK_CANCEL_SIWX: { readonly network: NetworkId; readonly isSmartAccount: boolean }
  OPEN_SEND: { readonly network: NetworkId; readonly isSmartAccount: boolean }
  SEND_INITIATED: SendProperties
  SEND_SUCCESS: SendProperties
  SEND_ERROR: SendProperties & { readonly message: string }
  ERROR_FETCH_TRANSACTIONS: {
    readonly address: string
    readonly projectId: string
    readonly cursor: string | undefined
    readonly isSmartAccount: boolean
  }
  INTERNAL_SDK_ERROR: {
    readonly errorType?: string
    readonly errorMessage?: string
    readonly uncaught?: boolean
  }
}

export type EventName = keyof EventProperties

/** One event as listeners get it. */
export type LatchkeyEvent = {
  readonly [E in EventName]: {
    readonly type: 'track' | 'error'
    readonly event: E
    readonly properties: EventProperties[E]
    readonly address?: string
  }
}[EventName]

/** The last event, as `useEvents` returns it. */
export type EventsState = {
  readonly timestamp: number
  readonly data: LatchkeyEvent
  readonly reportedErrors: { readonly [code: string]: boolean }
}
