import type { getSmartAccounts as contract } from '@latchkey/protocol'
import type { Handler } from '../http/Route'
import type { Services } from '../Services'

/** Lists the networks where accounts can be smart, and whether the operator pays there. */
export function getSmartAccounts({ config, nodes, smartAccounts }: Services): Handler<typeof contract> {
  const { chains, forwarding } = smartAccounts
  const isPaid = (chain: string) =>
    config.SPONSOR === 'own' || (config.SPONSOR === 'bundler' && forwarding.has(chain))
  return async () => {
    const codes = await Promise.all(
      nodes.chains.map(async ({ id }) => ({ id, code: await chains.codeOf(id) })),
    )
    const smart = codes.filter(({ code }) => code !== undefined)
    return { networks: smart.map(({ id }) => ({ chainId: id, sponsor: isPaid(id) })) }
  }
}
