import { describeFuzzing } from '../testing/describeFuzzing'
import { setUpFrame } from '../testing/setUpFrame'

describeFuzzing(setUpFrame(), 200)
