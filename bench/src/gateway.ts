import { budgets } from './budgets'
import { gatewayReport, leastShare } from './gateway/gatewayReport'
import { measureGateway } from './gateway/measureGateway'

const numbers = await measureGateway(100_000)
console.log(gatewayReport(numbers))
const isGood =
  leastShare(numbers) >= budgets.gatewayShare && numbers.routes.every(({ gateway }) => gateway.failed === 0)
process.exitCode = isGood ? 0 : 1
