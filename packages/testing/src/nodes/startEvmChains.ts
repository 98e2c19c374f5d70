import { type AnvilNode, startAnvil } from './startAnvil'

/** Two running nodes. */
export type EvmChains = { readonly first: AnvilNode; readonly second: AnvilNode; stop(): Promise<void> }

/** Starts two seeded chains, 31337 and 31338, to switch between. */
export async function startEvmChains(
  options: {
    readonly ports?: readonly [number, number]
    readonly smartAccounts?: boolean
    readonly pools?: boolean
  } = {},
): Promise<EvmChains> {
  const { ports = [0, 0], smartAccounts = false, pools = false } = options
  const [firstPort, secondPort] = ports
  const first = await startAnvil({ port: firstPort, chainId: 31337, smartAccounts, pools })
  try {
    const second = await startAnvil({ port: secondPort, chainId: 31338, smartAccounts, pools })
    return {
      first,
      second,
      async stop() {
        await Promise.all([first.stop(), second.stop()])
      },
    }
  } catch (cause) {
    await first.stop()
    throw cause
  }
}
