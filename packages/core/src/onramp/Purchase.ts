import type { Namespace, NetworkId, OnrampOrderState } from '@latchkey/protocol'

/** [ONR-1] Something bought from here. It is stored, so it is followed after a reload. */
export type Purchase = {
  readonly orderId: string
  /** Reads this order, and nothing else. */
  readonly secret: string
  readonly provider: string
  readonly label: string
  readonly namespace: Namespace
  readonly networkId: NetworkId
  /** Who gets it. */
  readonly address: string
  /** CAIP-19. */
  readonly asset: string
  readonly symbol: string
  readonly decimals: number
  /** What the vendor charges in all, or what the visitor wanted to pay if it told no price. Exact text. */
  readonly paid: string
  readonly currency: string
  /** In ms, as all times here. */
  readonly startedAt: number
  readonly state: OnrampOrderState
  /** What arrives in the smallest units, once the vendor said so. */
  readonly amount: string | null
  readonly hash: string | null
  /** Why it failed, as a short code of the vendor. */
  readonly reason: string | null
  readonly endedAt: number | null
}

/** Whether an order ended. Only `done` is the last state: a failed or expired one may still be paid. */
export function isEnded({ state }: Pick<Purchase, 'state'>): boolean {
  return state === 'done' || state === 'failed' || state === 'expired'
}
