import type { EmbeddedContext } from '@latchkey/core'
import { wrongOption } from '@latchkey/protocol'
import type { EmbeddedOptions } from '../EmbeddedOptions'

/** [FRM-2] The version of the messages. */
const version = '4'

/** [FRM-2] The address of the frame's page. [FRM-17] On the page's own origin, the page could read the keys. @throws invalidOption */
export function frameUrl(context: EmbeddedContext, { url }: EmbeddedOptions): URL {
  const { options, getState } = context
  const base = URL.canParse(url) ? new URL(url) : null
  if (!base || !/^https?:$/.test(base.protocol))
    throw wrongOption('embedded.url', 'an http or https URL', url)
  if (base.origin === location.origin)
    throw wrongOption('embedded.url', "another origin than the page's", url)
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
