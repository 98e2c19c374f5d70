import { budgets } from './budgets'
import { measureRelay } from './relay/measureRelay'
import { growthOf, percentile, relayReport } from './relay/relayReport'

const [sockets = '10000', seconds = '180'] = process.argv.slice(2)
const numbers = await measureRelay(Number(sockets), Number(seconds))
console.log(relayReport(numbers))
const all = numbers.quarters.flatMap(({ times }) => times)
const isGood =
  numbers.delivered === numbers.published &&
  percentile(all, 0.99) <= budgets.deliveryMs &&
  growthOf(numbers) <= budgets.relayGrowth
process.exitCode = isGood ? 0 : 1
