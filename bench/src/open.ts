import { parseArgs } from 'node:util'
import { buildContenders } from './open/buildContenders'
import { measureOpening } from './open/measureOpening'
import { openReport, openRows } from './open/openReport'

const { values } = parseArgs({
  options: { peers: { type: 'boolean', default: false }, visits: { type: 'string', default: '9' } },
})
// Standard output has the table alone.
const report = (line: string) => console.error(line)

const contenders = await buildContenders(values.peers, report)
const times = await measureOpening(contenders, Number(values.visits), report)
console.log(openReport(times))
process.exitCode = openRows(times).every(({ isMet }) => isMet !== false) ? 0 : 1
