/** Playwright's own list, repeated because Chromium uses only the last one. */
const byPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'DialMediaRouteProvider',
  'GlobalMediaControls',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'BlockOriginHeaderModificationOnRedirect',
  'Translate',
  'AutoDeElevate',
  'OptimizationHints',
]

/** Pages of the address bar and a spare process, which cost more than a test's page. */
const ofEveryWindow = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'SpareRendererForSitePerProcess',
]

const withoutFeatures = (names: readonly string[]) => `--disable-features=${names.join()}`

/**
 * Another list for the same browser: storage in a frame of another site is partitioned, as visitors have it. Playwright
 * turns that off.
 */
export const partitionedArg = withoutFeatures(
  [...byPlaywright, ...ofEveryWindow].filter((name) => name !== 'ThirdPartyStoragePartitioning'),
)

/**
 * How the tests start Chromium: works as root and without a graphics card, and starts nothing that pages don't
 * need.
 */
export const chromiumArgs: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  withoutFeatures([...byPlaywright, ...ofEveryWindow]),
]
