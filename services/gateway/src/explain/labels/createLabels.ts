import { isSameAddress, parseAddress } from '@latchkey/protocol'
import type { Identities } from '../../account/identity/createIdentities'
import type { Chain } from '../../config/chainSchema'
import type { Queryable } from '../../database/Database'
import { labelKeyOnAll } from './labelKey'

/** A name of an address, and where it comes from. */
export type Label = { readonly name: string; readonly source: 'operator' | 'contract' | 'name' }

/** The label of an address, or that its name couldn't be looked up in time. */
export type LabelFound = Label | 'none' | 'unknown'

/** Finds a label for each account, given by its key. @throws databaseAway */
export type Labels = (accounts: readonly string[]) => Promise<readonly LabelFound[]>

/** What labels need. */
export type LabelsOptions = {
  readonly database: Queryable
  readonly chains: readonly Pick<Chain, 'id' | 'tokens'>[]
  readonly identities: Identities
  /** How long to wait for a name: whoever asks is about to sign. */
  readonly nameMs?: number
}

/** Finds labels in this order: the operator's, those of known contracts, names that addresses have claimed. */
export function createLabels({ database, chains, identities, nameMs = 2_000 }: LabelsOptions): Labels {
  const claimed = async (account: string): Promise<LabelFound> => {
    const { namespace, chainId, address } = parseAddress(account)
    if (namespace !== 'eip155' || !chains.some((chain) => account.startsWith(`${chain.id}:`))) return 'none'
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<'unknown'>((resolve) => {
      timer = setTimeout(resolve, nameMs, 'unknown')
    })
    const asked = identities(address, `eip155:${chainId}`).then(
      ({ name }) => (name === null ? 'none' : ({ name, source: 'name' } as const)),
      () => 'unknown' as const,
    )
    return Promise.race([asked, late]).finally(() => clearTimeout(timer))
  }
  return async (accounts) => {
    const [own, described] = await Promise.all([
      findOwn(database, accounts),
      findDescribed(database, accounts),
    ])
    return Promise.all(
      accounts.map(async (account): Promise<LabelFound> => {
        const name = own(account)
        if (name !== undefined) return { name, source: 'operator' }
        const known = tokenName(chains, account) ?? described(account)
        return known === undefined ? claimed(account) : { name: known, source: 'contract' }
      }),
    )
  }
}

type Find = (account: string) => string | undefined

async function findOwn(database: Queryable, accounts: readonly string[]): Promise<Find> {
  const onAll = (account: string) => {
    const { namespace, address } = parseAddress(account)
    return labelKeyOnAll(namespace, address)
  }
  const rows = await database.query<{ account: string; name: string }>(
    'select account, name from labels where account = any($1::text[])',
    [accounts.flatMap((account) => [account, onAll(account)])],
  )
  const names = new Map(rows.map(({ account, name }) => [account, name]))
  return (account) => names.get(account) ?? names.get(onAll(account))
}

/** Contracts of imported descriptors. */
async function findDescribed(database: Queryable, accounts: readonly string[]): Promise<Find> {
  const rows = await database.query<{ contract: string; owner: string | null; contract_name: string | null }>(
    `select distinct on (contract) contract, owner, contract_name
     from descriptor_contracts c join descriptors d using (path)
     where contract = any($1::text[]) order by contract, c.kind, path`,
    [accounts.map((account) => account.toLowerCase())],
  )
  const names = new Map(
    rows.map(({ contract, owner, contract_name: name }) => [
      contract,
      owner && name && owner !== name ? `${owner}: ${name}` : (name ?? owner ?? undefined),
    ]),
  )
  return (account) => names.get(account.toLowerCase())
}

function tokenName(chains: LabelsOptions['chains'], account: string): string | undefined {
  const { namespace, chainId, address } = parseAddress(account)
  const chain = chains.find(({ id }) => id === `${namespace}:${chainId}`)
  return chain?.tokens.find((token) => isSameAddress(namespace, token.address, address))?.name
}
