import { describe } from 'vitest'
import { fuzzSession } from '../testing/fuzzSession'

describe('5,000 hostile messages to a site', () => fuzzSession(5_000))
