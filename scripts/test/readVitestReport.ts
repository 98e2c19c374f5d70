import { relative } from 'node:path'
import type { Failure, Outcome } from './Outcome'

type Assertion = {
  readonly fullName: string
  readonly status: string
  readonly failureMessages?: readonly string[] | null
}
type TestFile = {
  readonly name: string
  readonly status: string
  readonly message?: string
  readonly assertionResults: readonly Assertion[]
}

/** Vitest's JSON report, as far as it is read. */
export type VitestReport = { readonly testResults: readonly TestFile[] }

/** Counts a report. A test that didn't run hasn't passed, and a file that failed to load is a failure. */
export function readVitestReport(report: VitestReport, root: string): Outcome {
  const passed = report.testResults.flatMap((file) =>
    file.assertionResults.filter(({ status }) => status === 'passed'),
  )
  return { passed: passed.length, failures: report.testResults.flatMap((file) => fileFailures(file, root)) }
}

function fileFailures(file: TestFile, root: string): Failure[] {
  const where = relative(root, file.name)
  const failures = file.assertionResults
    .filter(({ status }) => status !== 'passed')
    .map(({ fullName, status, failureMessages }) => ({
      where,
      title: fullName.trim(),
      message: failureMessages?.join('\n') || (status === 'failed' ? 'failed' : `did not run (${status})`),
    }))
  const isBroken =
    file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed')
  return isBroken
    ? [{ where, title: 'the file itself', message: file.message || 'failed outside its tests' }, ...failures]
    : failures
}
