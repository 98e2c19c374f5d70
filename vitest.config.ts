import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumArgs } from './scripts/chromiumArgs.ts'
import { cssModules } from './scripts/css/cssModules.ts'

const conditions = ['@latchkey/source']
// `npm test` sets the variable by scripts/findChromium; alone, a project looks in the usual places.
const chromium =
  process.env.CHROMIUM_PATH ??
  ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) =>
    existsSync(path),
  )

const ignored = ['**/node_modules/**', '**/dist/**']
const soak = '**/*.soak.{test,spec}.{ts,tsx}'
/** Attacks with bounds on memory and time, which other tests at the same time would spoil. */
const hostile = 'services/**/*.hostile.test.ts'
/** Journeys with many cases: some of them in `npm test`, all of them in `npm run soak`. */
const sampled = 'e2e/src/**/*.sampled.spec.ts'
const soakViews = 'packages/**/*.soak.test.tsx'
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
      include: [
        ...['react', 'react-dom', 'react-dom/client', 'react-dom/server', 'react/jsx-dev-runtime'],
        ...['axe-core', 'uqr', '@angular/core', 'solid-js', 'vue'],
        // Hosts of others that tests put around the page.
        ...['@farcaster/miniapp-host', '@safe-global/safe-apps-sdk'],
      ],
    },
    test: {
      ...test,
      setupFiles: ['scripts/test/withoutTracks.ts'],
      // A machine that builds and runs all of this at once may be slow.
      testTimeout: 60_000,
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

/** What projects of journeys share: they start the whole stack once, then drive a browser. */
const journeys = {
  environment: 'node' as const,
  globalSetup: ['e2e/src/globalSetup.ts'],
  isolate: false,
  // A machine that builds and runs all of this at once may be slow.
  testTimeout: 120_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 10_000, interval: 50 } },
}
// Vitest resolves a global set-up in an environment of its own.
const environments = { __vitest__: { resolve: { conditions, externalConditions: conditions } } }

/**
 * Rules and actions run in Node, views in a real Chromium, journeys against the built demo. Files named `*.soak.*` hold
 * what takes too long for `npm test`: `npm run soak` runs them. Of the cases in `*.sampled.*`, `npm test` runs a few and
 * `npm run soak` all. Files named `*.hostile.*` attack a running service: `npm run hostile` runs them one at a time.
 */
export default defineConfig({
  plugins: [cssModules()],
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    // Tests wait for nodes, sockets and pages as much as they compute: three of them keep two cores busy.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    // A busy machine may miss a deadline. A real fault fails every time.
    retry: process.env.CI ? 2 : 0,
    onUnhandledError: ({ message = '', stack = '' }) =>
      // A wallet's SDK throws where nobody can catch it, and works on, when it is told of a session or an answer twice.
      !(/^(Record was recently deleted|No matching key)/.test(message) && stack.includes('walletconnect')) &&
      // A test that fails, and is then repeated, closes a page that it still asked for something.
      !message.includes('Target page, context or browser has been closed'),
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{packages,services,scripts,apps,bench}/**/*.test.ts'],
          exclude: [...ignored, soak, hostile, '**/*.browser.test.ts'],
          // No state is global, so one process can serve many files. Starting one for each took most of the time.
          isolate: false,
          // A machine that builds and runs all of this at once may be slow.
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
      // No state is global here either: one page serves many files and loads what they share once.
      inBrowser({ name: 'browser', include: views, exclude: [...ignored, fresh, soak], isolate: false }),
      // These tests watch what a page loads, so each file needs a page that has loaded nothing.
      inBrowser({ name: 'browser-fresh', include: [fresh], exclude: ignored, isolate: true }),
      {
        extends: true,
        environments,
        test: { ...journeys, name: 'e2e', include: ['e2e/src/**/*.spec.ts'], exclude: [...ignored, soak] },
      },
      {
        extends: true,
        test: {
          name: 'soak',
          environment: 'node',
          include: ['{packages,services,scripts,apps,bench}/**/*.soak.test.ts'],
          exclude: ignored,
          isolate: false,
          testTimeout: 600_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'hostile',
          environment: 'node',
          include: [hostile],
          fileParallelism: false,
          testTimeout: 600_000,
          hookTimeout: 120_000,
        },
      },
      inBrowser({ name: 'browser-soak', include: [soakViews], exclude: ignored, isolate: false }),
      {
        extends: true,
        environments,
        test: {
          ...journeys,
          name: 'e2e-soak',
          include: ['e2e/src/**/*.soak.spec.ts', sampled],
          provide: { isSoak: true },
          testTimeout: 300_000,
        },
      },
    ],
  },
})
