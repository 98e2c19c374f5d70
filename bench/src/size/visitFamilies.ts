import type { FamilyName } from './familyNames'
import { familyNames } from './familyNames'
import type { Journey } from './followPage'
import { benchWallet, installFamilyWallet } from './installFamilyWallet'
import { showAccountView } from './showAccountView'
import type { Visit } from './Visit'
import { visitSite } from './visitSite'

/** Visits of the same page with an EVM wallet and with one of each other family. */
export type FamilyVisits = { readonly evm: Visit } & { readonly [F in FamilyName]: Visit }

/** Visits a page with four families once for each. */
export async function visitFamilies(journey: Journey): Promise<FamilyVisits> {
  const evm = await visitSite({ ...journey, showAccount: showAccountView })
  const visits: [FamilyName, Visit][] = []
  for (const family of familyNames) {
    const prepare = (page: Parameters<typeof installFamilyWallet>[0]) => installFamilyWallet(page, family)
    const row = `[data-part="wallet-row"]:has-text("${benchWallet}")`
    visits.push([family, await visitSite({ ...journey, prepare, row, showAccount: showAccountView })])
  }
  return { evm, ...(Object.fromEntries(visits) as { readonly [F in FamilyName]: Visit }) }
}
