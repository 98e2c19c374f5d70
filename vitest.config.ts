import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumArgs } from './scripts/chromiumArgs.ts'

const conditions = ['@latchkey/source']
// `npm test` sets the variable by scripts/findChromium; alone, a project looks in the usual places.
const chromium =
  process.env.CHROMIUM_PATH ??
  ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((path) =>
    existsSync(path),
  )

const ignored = ['**/node_modules/**', '**/dist/**']
const views = ['packages/**/*.test.tsx', 'packages/**/*.browser.test.ts']
const fresh = 'packages/**/*.fresh.test.tsx'

/** A project whose tests run in a real Chromium. */
function inBrowser(test: {
  readonly name: string
  readonly include: string[]
  readonly exclude: string[]
  readonly isolate: boolean
}) {
  return {
    extends: true as const,
    // What is for browsers only is named by this condition alone in some packages of the field.
    resolve: { conditions: [...conditions, 'module', 'browser', 'development'] },
    optimizeDeps: {
      include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-dev-runtime', 'axe-core'],
    },
    test: {
      ...test,
      setupFiles: ['scripts/test/withoutTracks.ts'],
      testTimeout: 30_000,
      // A machine that builds and runs all of this at once may be slow.
      expect: { poll: { timeout: 10_000, interval: 50 } },
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({
          launchOptions: {
            ...(chromium ? { executablePath: chromium } : {}),
            args: [...chromiumArgs],
          },
        }),
        instances: [{ browser: 'chromium' as const, viewport: { width: 1024, height: 768 } }],
      },
    },
  }
}

/** Three kinds of projects: rules and actions in Node, views in a real Chromium, journeys against the built demo. */
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    // Tests wait for nodes, sockets and pages as long as they compute: on two cores three of them keep both busy.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{packages,services,scripts,apps,bench}/**/*.test.ts'],
          exclude: [...ignored, '**/*.browser.test.ts'],
          // Nothing here is global, so that one process serves many files: starting one for each was most of the work.
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      // Nothing here is global either: one page serves many files, which load what they share once.
      inBrowser({ name: 'browser', include: views, exclude: [...ignored, fresh], isolate: false }),
      // But what a page loads can be seen only in a page that has loaded nothing yet.
      inBrowser({ name: 'browser-fresh', include: [fresh], exclude: ignored, isolate: true }),
      {
        extends: true,
        // Where the global set-up runs, which is not where the tests do.
        environments: { __vitest__: { resolve: { conditions, externalConditions: conditions } } },
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['e2e/src/**/*.spec.ts'],
          globalSetup: ['e2e/src/globalSetup.ts'],
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // A machine that builds and runs all of this at once may be slow.
          expect: { poll: { timeout: 10_000, interval: 50 } },
        },
      },
    ],
  },
})
