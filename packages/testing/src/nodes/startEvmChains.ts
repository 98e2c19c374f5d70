import { type AnvilNode, startAnvil } from './startAnvil'

/** Two running nodes. */
export type EvmChains = { readonly first: AnvilNode; readonly second: AnvilNode; stop(): Promise<void> }

/** Starts two seeded chains, 31337 and 31338, to switch between. */
export async function startEvmChains(
  options: { readonly ports?: readonly [number, number] } = {},
): Promise<EvmChains> {
  const [firstPort, secondPort] = options.ports ?? [0, 0]
  const [first, second] = await Promise.allSettled([
    startAnvil({ port: firstPort, chainId: 31337 }),
    startAnvil({ port: secondPort, chainId: 31338 }),
  ])
  if (first.status === 'rejected' || second.status === 'rejected') {
    for (const started of [first, second]) if (started.status === 'fulfilled') await started.value.stop()
    throw first.status === 'rejected' ? first.reason : Object(second).reason
  }
  return {
    first: first.value,
    second: second.value,
    async stop() {
      await Promise.all([first.value.stop(), second.value.stop()])
    },
  }
}
