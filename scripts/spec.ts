import { type SpecReport, specReport } from './spec/specReport'
import { projectRoot } from './workspace/projectRoot'

const report = await specReport(projectRoot)
if (process.argv.includes('--json')) console.log(JSON.stringify(report, null, 2))
else print(report)
// Without the list there's nothing to compare, and a silent 0 of 0 would look like success.
process.exitCode = report.all === 0 ? 1 : 0

function print({ source, groups, all, proven, unknown }: SpecReport): void {
  console.log(`requirements of ${source} that no test carries in its title:\n`)
  for (const { group, all: count, missing } of groups) {
    const share = `${count - missing.length}/${count}`.padStart(6)
    console.log(`${group.padEnd(5)} ${share}  ${missing.length === 0 ? 'all carried' : missing.join(' ')}`)
  }
  for (const { number, path } of unknown)
    console.log(`\n${path} carries ${number}, which is not a requirement`)
  console.log(`\ntotal ${proven} of ${all} carried, ${all - proven} missing`)
}
