import type { SponsorReason } from '@latchkey/protocol'
import type { OwnSponsor } from '../OwnSponsor'

/** Something that limits what operations may cost in a day. */
export type Budget = {
  readonly key: string
  /** Wei, or lamports on Solana. */
  readonly most: bigint
  readonly mostCount: number
  readonly reason: SponsorReason
}

type Limits = Pick<OwnSponsor, 'projectBudget' | 'visitorBudget' | 'visitorCount'>

/** More operations than there ever are in a day. */
export const unlimited = 2_000_000_000

/** Returns under which key the budget of a visitor is stored. */
export function visitorKey(chain: string, sender: string): string {
  return `visitor ${chain} ${sender}`
}

/**
 * Returns the budgets that an operation takes from: the project's, then the visitor's. Always in this order, so two
 * operations never wait for each other.
 */
export function budgetsOf(
  { projectBudget, visitorBudget, visitorCount }: Limits,
  { project, chain, sender }: { readonly project: string; readonly chain: string; readonly sender: string },
): readonly Budget[] {
  return [
    {
      key: `project ${chain} ${project}`,
      most: projectBudget,
      mostCount: unlimited,
      reason: 'budget-project',
    },
    {
      key: visitorKey(chain, sender),
      most: visitorBudget,
      mostCount: visitorCount,
      reason: 'budget-visitor',
    },
  ]
}
