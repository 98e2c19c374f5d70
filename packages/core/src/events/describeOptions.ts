import type { Options } from '../options/Options'

/**
 * [EVT-3] Describes the options for the INITIALIZE event: without adapters, networks as ids, sign-in as a
 * flag.
 */
export function describeOptions(options: Options): { readonly [option: string]: unknown } {
  const { adapters: _, networks, siwx, siweConfig, ...rest } = options
  return {
    ...rest,
    networks: networks.map(({ id }) => id),
    ...(siwx ? { siwx: true } : {}),
    ...(siweConfig ? { siweConfig: true } : {}),
  }
}
