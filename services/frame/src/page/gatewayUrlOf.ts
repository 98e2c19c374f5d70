import type { FramePage } from './FramePage'

/** Returns the address of a route of the gateway for this project, or nothing if the operator set no gateway. */
export function gatewayUrlOf(
  { config, projectId }: Pick<FramePage, 'config' | 'projectId'>,
  path: `/${string}`,
  query: Readonly<Record<string, string>> = {},
): string | undefined {
  if (config.gatewayUrl === null) return undefined
  return `${config.gatewayUrl.replace(/\/+$/, '')}${path}?${new URLSearchParams({ ...query, projectId })}`
}
