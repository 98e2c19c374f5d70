import { measureSponsor } from './sponsor/measureSponsor'
import { isGood, sponsorReport } from './sponsor/sponsorReport'

const figures = await measureSponsor(10)
console.log(sponsorReport(figures))
process.exitCode = isGood(figures) ? 0 : 1
