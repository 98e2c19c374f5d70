import { parseArgs } from 'node:util'
import { clusterReport } from './cluster/clusterReport'
import { measureCluster } from './cluster/measureCluster'

const { values } = parseArgs({
  options: {
    sockets: { type: 'string', default: '5000' },
    kills: { type: 'string', default: '3' },
    rate: { type: 'string' },
    calm: { type: 'string', default: '15' },
    down: { type: 'string', default: '5' },
  },
})
const sockets = Number(values.sockets)
const load = {
  sockets,
  kills: Number(values.kills),
  perSecond: Number(values.rate ?? sockets / 20),
  calmSeconds: Number(values.calm),
  downSeconds: Number(values.down),
}
const numbers = await measureCluster(load, (step) =>
  console.error(`${Math.round(performance.now() / 1000)} s: ${step}`),
)
console.log(clusterReport(numbers))
const isGood = numbers.tally.lost().length === 0
console.log(isGood ? 'Nothing acknowledged was lost: ok' : 'Acknowledged messages were LOST')
process.exit(isGood ? 0 : 1)
