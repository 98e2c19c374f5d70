import type { Namespace } from '@latchkey/protocol'
import type { ResolvedOptions } from '../Options'
import type { Mistake } from './Mistake'

const adapterOf: { readonly [N in Namespace]: string } = {
  eip155: 'evm()',
  solana: 'solana()',
  bip122: 'bitcoin()',
  polkadot: 'polkadot()',
}

/** The values that a list has more than once. */
function doubles(values: readonly string[]): readonly string[] {
  return [...new Set(values.filter((value, at) => values.indexOf(value) !== at))]
}

/** Networks, adapters and nodes that don't fit together. */
export function networkMistakes(options: ResolvedOptions): readonly Mistake[] {
  const { adapters, customRpcUrls, networks } = options
  const ids = networks.map(({ caipNetworkId }) => caipNetworkId)
  const spoken = adapters.map(({ namespace }) => namespace)
  const families = [...new Set(networks.map(({ chainNamespace }) => chainNamespace))]
  return [
    ...doubles(ids).map((id) => ({
      option: 'networks',
      text: `It has ${id} more than once. Keep one of them.`,
    })),
    ...families
      .filter((family) => !spoken.includes(family))
      .map((family) => ({
        option: 'adapters',
        text: `No adapter for the networks ${ids.filter((id) => id.startsWith(family)).join(', ')}, so no wallet can use them. Add ${adapterOf[family]}.`,
      })),
    ...spoken
      .filter((family) => !families.includes(family))
      .map((family) => ({
        option: 'networks',
        text: `No network for the adapter ${adapterOf[family]}. Add one, or remove the adapter.`,
      })),
    ...doubles(spoken).map((family) => ({
      option: 'adapters',
      text: `It has ${adapterOf[family as Namespace]} more than once. Only the last one is used.`,
    })),
    ...Object.entries(customRpcUrls).flatMap(([id, urls]) => nodeMistakes(id, urls, ids)),
  ]
}

function nodeMistakes(id: string, urls: readonly unknown[], ids: readonly string[]): readonly Mistake[] {
  const option = 'customRpcUrls'
  if (!ids.includes(id)) {
    // Other libraries use the bare chain id as the key.
    const whole = ids.find((known) => known.endsWith(`:${id}`))
    const hint = whole ? `Did you mean "${whole}"?` : `The ids are ${ids.join(', ')}.`
    return [{ option, text: `No network has the id "${id}". ${hint}` }]
  }
  return urls.length > 0
    ? []
    : [{ option, text: `The list of "${id}" is empty. Expected [{ url: 'https://…' }].` }]
}
