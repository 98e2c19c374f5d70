/**
 * Where the views are that few visitors see, or that are seen late. A step between, with nothing to it: a bundler lists all
 * files that a view needs where it is loaded from, and for these that would be in the script of every modal.
 */
export const accountViews = () => import('./account/accountViews')
export const connectViews = () => import('./connect/connectViews')
export const receiveView = () => import('./account/WalletReceiveView')
export const signInViews = () => import('./sign-in/signInViews')
