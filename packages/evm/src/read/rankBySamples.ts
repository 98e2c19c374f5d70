/** What one address did when it was last pinged. */
export type Sample = { readonly latencyMs: number; readonly answered: boolean }

/** [EVM-5] Being there counts more than being quick. */
const weights = { stability: 0.7, latency: 0.3 }

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / (values.length || 1)

/** [EVM-5] The positions of the addresses, the best first; each round holds one sample per address. */
export function rankBySamples(rounds: readonly (readonly Sample[])[]): readonly number[] {
  const slowest = Math.max(1, ...rounds.flatMap((round) => round.map(({ latencyMs }) => latencyMs)))
  const count = rounds[0]?.length ?? 0
  const scores = Array.from({ length: count }, (_, position) => {
    const samples = rounds.flatMap((round) => round[position] ?? [])
    const stability = mean(samples.map(({ answered }) => (answered ? 1 : 0)))
    const latency = 1 - mean(samples.map(({ latencyMs }) => latencyMs)) / slowest
    // An address that never answered is quick at nothing.
    return { position, score: stability && weights.stability * stability + weights.latency * latency }
  })
  return scores.sort((a, b) => b.score - a.score).map(({ position }) => position)
}
