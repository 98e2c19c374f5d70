import { budgets } from './budgets'
import { measureRelay } from './relay/measureRelay'
import { growthOf, percentile, relayReport } from './relay/relayReport'

const [sockets = '10000', seconds = '180'] = process.argv.slice(2)
const numbers = await measureRelay(Number(sockets), Number(seconds))
console.log(relayReport(numbers))
const all = numbers.quarters.flatMap(({ times }) => times)
const p99 = percentile(all, 0.99)
// Too few undisturbed messages mean nothing.
const isKnown = all.length >= numbers.published / 2
const isGood =
  numbers.delivered === numbers.published &&
  isKnown &&
  p99 <= budgets.deliveryMs &&
  growthOf(numbers) <= budgets.relayGrowth
console.log(
  isKnown
    ? `p99 ${p99.toFixed(1)} ms of ${budgets.deliveryMs} ms, growth of memory ${(growthOf(numbers) * 100).toFixed(0)} %: ${isGood ? 'ok' : 'OVER'}`
    : 'The machine was taken away too often to say anything: run it again.',
)
process.exitCode = isGood ? 0 : 1
