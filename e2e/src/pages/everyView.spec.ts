import { describeLayouts } from '../engines/describeLayouts'
import { useSite } from './useSite'
import { walkViews } from './walkViews'

const urlOf = useSite({ fixture: 'host' })

describeLayouts('opens every view without an error, laid out as in Chromium', (engine) =>
  walkViews(engine, urlOf),
)
