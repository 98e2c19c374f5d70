/** The result of one ping. */
export type Sample = { readonly latencyMs: number; readonly answered: boolean }

/** [EVM-5] Being available matters more than being fast. */
const weights = { stability: 0.7, latency: 0.3 }

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / (values.length || 1)

/** [EVM-5] The positions of the URLs, best first; each round holds one sample per URL. */
export function rankBySamples(rounds: readonly (readonly Sample[])[]): readonly number[] {
  const slowest = Math.max(1, ...rounds.flatMap((round) => round.map(({ latencyMs }) => latencyMs)))
  const count = rounds[0]?.length ?? 0
  const scores = Array.from({ length: count }, (_, position) => {
    const samples = rounds.flatMap((round) => round[position] ?? [])
    const stability = mean(samples.map(({ answered }) => (answered ? 1 : 0)))
    const latency = 1 - mean(samples.map(({ latencyMs }) => latencyMs)) / slowest
    // A URL that never answered scores zero.
    return { position, score: stability && weights.stability * stability + weights.latency * latency }
  })
  return scores.sort((a, b) => b.score - a.score).map(({ position }) => position)
}
