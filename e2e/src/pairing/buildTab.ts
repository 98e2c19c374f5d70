import { fileURLToPath } from 'node:url'
import { build, defaultClientConditions } from 'vite'
import { type Site, toSite } from '../pages/buildSite'
import { withNodeEnv } from '../pages/withNodeEnv'

/** What the wallet SDKs expect of a page besides what browsers have; a site with our client needs none of it. */
const shims = {
  global: 'globalThis',
  // With these they don't call their vendor's servers, and a second wallet in a tab is separate from the first.
  'process.env.IS_VITEST': '"true"',
  'process.env.DISABLE_GLOBAL_CORE': '"true"',
}

/** Builds one of the two tabs in memory. */
export async function buildTab(name: 'site' | 'wallet'): Promise<Site> {
  const result = await withNodeEnv('production', () =>
    build({
      root: fileURLToPath(new URL(`tabs/${name}`, import.meta.url)),
      base: './',
      mode: 'production',
      configFile: false,
      logLevel: 'error',
      define: name === 'wallet' ? shims : {},
      resolve: { conditions: ['@latchkey/source', ...defaultClientConditions] },
      build: { write: false, modulePreload: { polyfill: false }, minify: false },
    }),
  )
  return toSite(result)
}
