import { afterAll, beforeAll } from 'vitest'
import { locateFirefox } from '../../../scripts/locateFirefox'
import { locateWebKit } from '../../../scripts/locateWebKit'
import type { Engine, EngineName } from './Driver'
import { launchChromium } from './launchChromium'
import { launchFirefox } from './launchFirefox'
import { launchWebKit } from './launchWebKit'

/** The engines of this machine. Whoever starts the tests is told which are missing. */
export function availableEngines(): readonly EngineName[] {
  return [
    'Chromium',
    ...(locateFirefox() ? ['Firefox' as const] : []),
    ...(locateWebKit() ? ['WebKit' as const] : []),
  ]
}

/** Starts an engine for the tests of a file or a `describe`, and ends it after them. */
export function useEngine(name: EngineName): () => Engine {
  let engine: Engine | null = null
  beforeAll(async () => {
    engine = await launch(name)
  })
  afterAll(async () => {
    await engine?.close()
  })
  return () => {
    if (!engine) throw new TypeError(`${name} has not been started`)
    return engine
  }
}

function launch(name: EngineName): Promise<Engine> {
  const [firefox, webKit] = [locateFirefox(), locateWebKit()]
  if (name === 'Firefox' && firefox) return launchFirefox(firefox)
  if (name === 'WebKit' && webKit) return launchWebKit(webKit)
  return launchChromium()
}
