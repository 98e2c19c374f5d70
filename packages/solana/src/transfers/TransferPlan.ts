import type { PricedPlan } from '../transaction/encodeTransaction'

/** What `quote` plans and `send` carries out. */
export type TransferPlan = PricedPlan
