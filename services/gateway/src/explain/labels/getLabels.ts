import { getLabels as contract } from '@latchkey/protocol'
import { parse } from 'valibot'
import { clientAddress } from '../../http/clientAddress'
import { jsonReply } from '../../http/Reply'
import type { Handler } from '../../http/Route'
import { refusals } from '../../http/refusals'
import type { Services } from '../../Services'
import { labelKey } from './labelKey'

/** Returns the labels of addresses. */
export function getLabels({ labels, limiter, config }: Services): Handler<typeof contract> {
  return async ({ query: { addresses }, context }) => {
    const accounts = addresses.map((address) => {
      const account = labelKey(address)
      if (account === undefined) throw refusals.malformedAddress({ address: address.slice(0, 100) })
      return account
    })
    // Each address may cost calls to a node.
    const key = `calls ${clientAddress(context, config)}`
    const seconds = limiter.take(key, config.GATEWAY_CALL_RATE_LIMIT, 1, accounts.length)
    if (seconds > 0) throw refusals.tooMany({ seconds })
    const found = await labels(accounts)
    const list = found.flatMap((label, at) =>
      typeof label === 'string' ? [] : [{ address: addresses[at] ?? '', ...label }],
    )
    const caching = found.includes('unknown') ? 'no-store' : 'public, max-age=300'
    return jsonReply(parse(contract.output, { labels: list }), 200, { 'cache-control': caching })
  }
}
