import type { getSmartAccounts as contract } from '@latchkey/protocol'
import type { Handler } from '../http/Route'
import type { Services } from '../Services'

/** Lists the networks where accounts can be smart, and where the operator pays. */
export function getSmartAccounts({ config, nodes, smartAccounts }: Services): Handler<typeof contract> {
  const { chains, forwarding, solana } = smartAccounts
  const carrierOn = (chain: string) => {
    if (config.SPONSOR === 'bundler') return forwarding.pays(chain) ? config.SPONSOR : undefined
    return config.SPONSOR === 'own' ? config.SPONSOR : undefined
  }
  return async () => {
    const codes = await Promise.all(
      nodes.chains.map(async ({ id }) => ({ id, code: await chains.codeOf(id) })),
    )
    const smart = codes.filter(({ code }) => code !== undefined)
    return {
      networks: smart.map(({ id: chainId }) => {
        const carrier = carrierOn(chainId)
        return { chainId, sponsor: carrier !== undefined, ...(carrier ? { carrier } : {}) }
      }),
      feePayers: nodes.chains.flatMap(({ id: chainId }) =>
        solana && chainId.startsWith('solana:') ? [{ chainId, address: solana.address }] : [],
      ),
    }
  }
}
