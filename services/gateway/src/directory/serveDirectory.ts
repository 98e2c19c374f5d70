import {
  getAnalyticsConfig,
  getAssetImage,
  getCurrencyImage,
  getTokenImage,
  getWalletImage,
  getWallets as getWalletsContract,
} from '@latchkey/protocol'
import type { Hono } from 'hono'
import { handle } from '../http/handle'
import type { Services } from '../Services'
import { getWallets } from './getWallets'
import { createImages } from './images/createImages'
import { imageHandler } from './images/imageHandler'

/** Serves wallets, pictures, and whether events are wanted. */
export function serveDirectory(app: Hono, services: Services): void {
  const { config, directory } = services
  const images = createImages(services)
  // Browsers load pictures by <img>, which sends neither project nor origin.
  const open = { isOpen: true }
  handle(app, services, getWalletsContract, getWallets(directory), { keepsQueries: true })
  handle(app, services, getAnalyticsConfig, async () => ({ isAnalyticsEnabled: config.GATEWAY_ANALYTICS }))
  handle(app, services, getWalletImage, imageHandler(images.ofWallet), open)
  handle(app, services, getAssetImage, imageHandler(images.ofAsset), open)
  handle(app, services, getCurrencyImage, imageHandler(images.ofCurrency), open)
  handle(app, services, getTokenImage, imageHandler(images.ofToken), open)
}
