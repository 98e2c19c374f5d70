import type { Options } from '../options/Options'

/** [EVT-3] The options as the INITIALIZE event tells them: adapters left out, networks by their ids, sign-in by its being there. */
export function describeOptions(options: Options): { readonly [option: string]: unknown } {
  const { adapters: _, networks, siwx, siweConfig, ...rest } = options
  return {
    ...rest,
    networks: networks.map(({ id }) => id),
    ...(siwx ? { siwx: true } : {}),
    ...(siweConfig ? { siweConfig: true } : {}),
  }
}
