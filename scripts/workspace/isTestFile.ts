/** Whether a path is a test: `x.test.ts`, `x.test.tsx`, `x.browser.test.ts`, `x.test-d.ts` or a journey `x.spec.ts`. */
export function isTestFile(path: string): boolean {
  return /\.(test|test-d|spec)\.tsx?$/.test(path)
}
