import { requestInvalid } from '../../errors'

/** Refuses chain 0: what is signed for it counts on every chain. @throws requestInvalid */
export function refuseEveryChain(chainId: bigint): void {
  if (chainId <= 0n) throw requestInvalid({ reason: 'chainId' })
}
