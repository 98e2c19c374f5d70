import { authenticate } from './authenticate'
import { receiveAuthentication } from './receiveAuthentication'

/** One-click sign-in, loaded as a whole when it is first wanted: sites that sign in so are few, and its rules are long. */
export const oneClick = { authenticate, receiveAuthentication }
