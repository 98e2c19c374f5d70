import { it } from 'vitest'
import { expectSmallSteps } from '../../testing/expectSmallSteps'

it('[DIR-4] renders little at a time down to row 400, and requests each page once', () =>
  expectSmallSteps(400))
