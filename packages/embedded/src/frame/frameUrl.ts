import type { EmbeddedContext } from '@latchkey/core'
import { invalidOption } from '@latchkey/protocol'
import type { EmbeddedOptions } from '../EmbeddedOptions'

/** [FRM-2] The version of the messages. */
const version = '4'

/** [FRM-2] The address of the frame's page. [FRM-17] On the page's own origin, the page could read the keys. @throws invalidOption */
export function frameUrl(context: EmbeddedContext, { url }: EmbeddedOptions): URL {
  const { options, getState } = context
  const base = URL.canParse(url) ? new URL(url) : null
  if (!base || !/^https?:$/.test(base.protocol))
    throw invalidOption({ option: 'embedded.url', reason: 'expected a URL' })
  if (base.origin === location.origin)
    throw invalidOption({ option: 'embedded.url', reason: "expected another origin than the page's" })
  const { activeNamespace, selected } = getState().network
  const chainId = selected[activeNamespace] ?? options.networks[0]?.caipNetworkId ?? 'eip155:1'
  const page = new URL(`${base.pathname.replace(/\/$/, '')}/sdk`, base.origin)
  page.search = new URLSearchParams({
    projectId: options.projectId ?? '',
    chainId,
    version,
    enableLogger: `${options.debug}`,
  }).toString()
  return page
}
