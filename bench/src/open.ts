import { budgets } from './budgets'
import { measureOpening } from './open/measureOpening'
import { openingRatio, openReport } from './open/openReport'

const times = await measureOpening(15)
console.log(openReport(times))
process.exitCode = openingRatio(times) <= budgets.openingRatio ? 0 : 1
