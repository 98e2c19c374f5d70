import { lanes } from './check/lanes'
import { runLanes } from './check/runLanes'
import { projectRoot } from './workspace/projectRoot'

const reports = await runLanes(lanes, projectRoot)
const failed = reports.filter(({ faults }) => faults.length > 0)
console.log(failed.length === 0 ? 'everything holds' : `failed: ${failed.map(({ name }) => name).join(', ')}`)
process.exitCode = failed.length === 0 ? 0 : 1
