import type { FrameSettings } from '../config/readFrameSettings'

/** Returns how the gateway's parts tell clients apart, by the settings of the frame. */
export function addressRule({ FRAME_PROXIES, FRAME_IPV6_PREFIX }: FrameSettings): {
  readonly GATEWAY_PROXIES: number
  readonly GATEWAY_IPV6_PREFIX: number
} {
  return { GATEWAY_PROXIES: FRAME_PROXIES, GATEWAY_IPV6_PREFIX: FRAME_IPV6_PREFIX }
}
